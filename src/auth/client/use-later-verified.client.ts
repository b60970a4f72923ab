'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from '@/components/ui/keep-focus.client'
import type { Locale } from '@/i18n/locales'
import { readWriter, type Writer } from './read-writer.client'

/**
 * Asks about a member whose address is not verified again whenever the page is seen again: the link
 * is mostly opened in another tab. `onVerified` has to stay the same function.
 */
export function useLaterVerified({
  locale,
  isVerified,
  onVerified,
}: {
  locale: Locale
  isVerified: boolean
  onVerified: (writer: Writer) => void
}): void {
  useEffect(() => {
    if (isVerified) return
    let isGone = false
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const writer = await readWriter(locale)
      // Without a name there was no answer, or one that the address is still to be verified.
      if (isGone || writer.name === null) return
      const focusAgain = keepFocus()
      flushSync(() => onVerified(writer))
      focusAgain()
    }
    const lookAgain = () => void look()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('pageshow', lookAgain)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('pageshow', lookAgain)
    }
  }, [locale, isVerified, onVerified])
}
