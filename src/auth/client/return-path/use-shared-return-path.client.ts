'use client'

import { useEffect } from 'react'
import type { Locale } from '@/i18n/locales'
import { listenToTabs, broadcastToTabs } from '../tabs/tab-channel.client'
import { adoptReturnPath } from './use-return-path.client'
import { storedReturnPath, toReturnPath } from './return-path'

const question = 'where from?'

type Sharing = {
  locale: Locale
  /** Purpose of the mail: a tab that waits for one ignores the path of the other. */
  mail: 'verify' | 'reset'
  /** Whether the page waits for the mail, and tells where from, or was opened by it, and asks. */
  part: 'waits' | 'asks' | null
}

/**
 * Shares the return path with the other tabs of pages that have to do with the same mail: a link in a
 * mail mostly opens a tab of its own, while the one that waits for it remembers where the visitor
 * came from. The mail itself says nothing of it.
 */
export function useSharedReturnPath({ locale, mail, part }: Sharing): void {
  useEffect(() => {
    if (part === null) return undefined
    const name = `return-path-${mail}` as const
    function onMessage(message: unknown): void {
      const stored = storedReturnPath(locale)
      if (message === question) {
        if (part === 'waits' && stored !== null) broadcastToTabs({ name, message: stored })
      } else if (part === 'asks' && stored === null && typeof message === 'string') {
        const received = toReturnPath({ back: message, locale })
        if (received !== null) adoptReturnPath(received)
      }
    }
    const stop = listenToTabs({ name, onMessage })
    if (part === 'asks' && storedReturnPath(locale) === null)
      broadcastToTabs({ name, message: question })
    return stop
  }, [locale, mail, part])
}
