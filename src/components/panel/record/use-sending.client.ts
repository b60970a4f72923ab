'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { callPanel, CallError, problemText } from '../panel-call.client'
import { recordTexts } from './texts'

export type News = { isBad: boolean; text: string }

/**
 * Sends what a form of a record asks for, and tells what came of it. Afterwards the page shows the
 * record as it is by then, also when someone else has changed it.
 */
export function useSending(language: Locale) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [news, setNews] = useState<News | null>(null)

  return {
    isBusy,
    news,
    setNews,
    /** Whether it was done; `done` is what to say then. */
    send: async (call: { name: string; body: unknown; done: string }): Promise<boolean> => {
      if (isBusy) return false
      setIsBusy(true)
      setNews(null)
      try {
        await callPanel({ path: `/workplace/${call.name}`, body: call.body })
        setNews({ isBad: false, text: call.done })
        router.refresh()
        return true
      } catch (error) {
        const noAnswer = recordTexts.noAnswer[language]
        setNews({ isBad: true, text: problemText({ error, language, noAnswer }) })
        if (error instanceof CallError) router.refresh()
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}
