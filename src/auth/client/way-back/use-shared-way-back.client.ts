'use client'

import { useEffect } from 'react'
import type { Locale } from '@/i18n/locales'
import { hearTabs, tellTabs } from '../tabs/tab-channel.client'
import { learnWayBack } from './use-way-back.client'
import { keptWayBack, toWayBack } from './way-back'

const name = 'way-back'
const question = 'where from?'

/**
 * Shares the way back with the other tabs of pages that have to do with mails: a link in a mail mostly
 * opens a tab of its own, while the one that waits for it remembers where the visitor came from. The
 * mail itself says nothing of it.
 */
export function useSharedWayBack(locale: Locale): void {
  useEffect(() => {
    function onMessage(message: unknown): void {
      const kept = keptWayBack(locale)
      if (kept !== null) {
        if (message === question) tellTabs({ name, message: kept })
        return
      }
      const told = typeof message === 'string' ? toWayBack({ back: message, locale }) : null
      if (told !== null) learnWayBack(told)
    }
    const stop = hearTabs({ name, onMessage })
    if (keptWayBack(locale) === null) tellTabs({ name, message: question })
    return stop
  }, [locale])
}
