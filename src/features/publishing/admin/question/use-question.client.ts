import { useState } from 'react'
import type { LocalTime } from '@/lib/chisinau-time'
import { readQuestion, type PublishingQuestion } from './publishing-question.client'

type Asked = { question: PublishingQuestion; answer: (isConfirmed: boolean) => void }

/**
 * Asks whether a record may be published, where there is something to ask about it.
 * @param options `path` of the call that knows; null for records of which nothing is asked
 */
export function useQuestion({ path, document }: { path: string | null; document: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)

  /**
   * Whether to go on.
   * @param at when the record is to be published; at once without
   * @throws {CallError} when the call was refused
   * @throws TypeError, DOMException when no answer came
   */
  async function confirm(at?: LocalTime): Promise<boolean> {
    const question = await readQuestion({ path, document, at })
    if (!question) return true
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(null)
        resolve(isConfirmed)
      }
      setAsked({ question, answer })
    })
  }

  return { asked, confirm }
}
