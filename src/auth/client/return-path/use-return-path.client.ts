'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '@/i18n/locales'
import { findReturnPath, storeReturnPath, storedReturnPath } from './return-path'

function never(): () => void {
  return () => {}
}

const adopted = 'return-path-adopted'

function whenAdopted(look: () => void): () => void {
  addEventListener(adopted, look)
  return () => removeEventListener(adopted, look)
}

/** Remembers a return path received from another tab, and shows it on this page. */
export function adoptReturnPath(back: string): void {
  storeReturnPath(back)
  dispatchEvent(new Event(adopted))
}

/** The return path that the address of this page names; null until script has looked. */
export function useReturnPath(locale: Locale): string | null {
  return useSyncExternalStore(
    never,
    () => findReturnPath({ search: location.search, locale }),
    () => null,
  )
}

/**
 * The return path that this tab remembers; null until script has looked. For pages that a mail or a
 * provider leads to, whose address is not ours to write.
 */
export function useStoredReturnPath(locale: Locale): string | null {
  return useSyncExternalStore(
    whenAdopted,
    () => storedReturnPath(locale),
    () => null,
  )
}
