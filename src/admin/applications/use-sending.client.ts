'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { Refusal, sendToWorkplace } from '../workplace-call.client'
import { decisionTexts } from './texts'

export type News = { isBad: boolean; text: string }

/**
 * Sends what a form of an application asks for, and tells what came of it. Afterwards the page shows
 * the application as it is by then, also when somebody else has changed it.
 */
export function useSending(language: Locale) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [news, setNews] = useState<News | null>(null)

  /** Whether it was done; `done` is what to say then. */
  async function send({ body, done }: { body: object; done: string }): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setNews(null)
    try {
      await sendToWorkplace({ name: 'applications', body })
      setNews({ isBad: false, text: done })
      router.refresh()
      return true
    } catch (failure) {
      const said = failure instanceof Refusal ? failure.said : null
      setNews({ isBad: true, text: said ?? decisionTexts.noAnswer[language] })
      if (said !== null) router.refresh()
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, news, send }
}
