'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '@/i18n/locales'
import { findWayBack, keptWayBack } from './way-back'

function never(): () => void {
  return () => {}
}

/** The way back that the address of this page names; null until script has looked. */
export function useWayBack(locale: Locale): string | null {
  return useSyncExternalStore(
    never,
    () => findWayBack({ search: location.search, locale }),
    () => null,
  )
}

/**
 * The way back that this tab remembers; null until script has looked. For pages that a mail or a
 * provider leads to, whose address is not ours to write.
 */
export function useKeptWayBack(locale: Locale): string | null {
  return useSyncExternalStore(
    never,
    () => keptWayBack(locale),
    () => null,
  )
}
