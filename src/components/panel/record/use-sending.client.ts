'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { Locale } from '@/i18n/locales'
import { callPanel, CallError, problemText } from '../panel-call.client'
import { recordTexts } from './texts'

export type Status = { isBad: boolean; text: string }

type Call = {
  name: string
  body: unknown
  done: string
  /** Takes effect together with the page that shows what was done. */
  onShown?: () => void
}

/**
 * Sends what a form of a record asks for, and reports the outcome. Afterwards the page shows the
 * record as it is by then, also when someone else has changed it; until it does, the form is busy.
 */
export function useSending(language: Locale) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const [status, setStatus] = useState<Status | null>(null)

  const isBusy = isSending || isRefreshing

  return {
    isBusy,
    status,
    setStatus,
    /** Whether it was done; `done` is what to say then. */
    send: async (call: Call): Promise<boolean> => {
      if (isBusy) return false
      setIsSending(true)
      setStatus(null)
      try {
        await callPanel({ path: `/workplace/${call.name}`, body: call.body })
        setStatus({ isBad: false, text: call.done })
        startRefresh(() => {
          router.refresh()
          call.onShown?.()
        })
        return true
      } catch (error) {
        const noResponse = recordTexts.noAnswer[language]
        setStatus({ isBad: true, text: problemText({ error, language, noResponse }) })
        if (error instanceof CallError) startRefresh(() => router.refresh())
        return false
      } finally {
        setIsSending(false)
      }
    },
  }
}
