'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { callPanel, problemText } from '@/components/panel/panel-call.client'

/** Sends the decision about a missing page, then shows the list without it. */
export function useMending(language: Locale) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  /** What went wrong, in words; null when it was done. */
  async function mend(body: object): Promise<string | null> {
    setIsBusy(true)
    try {
      await callPanel({ path: '/workplace/links', body })
      router.refresh()
      return null
    } catch (error) {
      return problemText({ error, language })
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, mend }
}
