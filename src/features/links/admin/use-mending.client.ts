'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { Refusal, sendToWorkplace } from '@/components/panel/workplace-call.client'
import { mendTexts } from './texts'

/** Sends what is to be done about a missing page; afterwards the list shows what is left of it. */
export function useMending(language: Locale) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  /** What went wrong, in words; null when it was done. */
  async function mend(body: object): Promise<string | null> {
    setIsBusy(true)
    try {
      await sendToWorkplace({ name: 'links', body })
      router.refresh()
      return null
    } catch (failure) {
      const said = failure instanceof Refusal ? failure.said : null
      return said ?? mendTexts.noAnswer[language]
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, mend }
}
