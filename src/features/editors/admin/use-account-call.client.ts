import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import {
  Refusal,
  sendToWorkplace,
  type WorkplaceAnswer,
} from '@/components/panel/workplace-call.client'
import { accountTexts } from './texts'

/** Sends changes of the account, one at a time, and keeps what is to be said about the last one. */
export function useAccountCall({ name, language }: { name: string; language: Locale }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')

  function clear() {
    setProblem('')
    setSaid('')
  }

  /** Gives the answer, or null when the change was refused. */
  async function send({
    body,
    done,
  }: {
    body: unknown
    done?: AdminLabel
  }): Promise<WorkplaceAnswer | null> {
    clear()
    setIsBusy(true)
    try {
      const answer = await sendToWorkplace({ name, body })
      if (done) {
        setSaid(done[language])
        router.refresh()
      }
      return answer
    } catch (failure) {
      const words = failure instanceof Refusal ? failure.said : null
      setProblem(words ?? accountTexts.noAnswer[language])
      return null
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, problem, said, send, clear }
}
