'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '@/i18n/locales'
import { findWayBack, keepWayBack, keptWayBack } from './way-back'

function never(): () => void {
  return () => {}
}

const learnt = 'way-back-learnt'

function whenLearnt(look: () => void): () => void {
  addEventListener(learnt, look)
  return () => removeEventListener(learnt, look)
}

/** Remembers a way back that another tab has told of, and shows it on this page. */
export function learnWayBack(back: string): void {
  keepWayBack(back)
  dispatchEvent(new Event(learnt))
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
    whenLearnt,
    () => keptWayBack(locale),
    () => null,
  )
}
