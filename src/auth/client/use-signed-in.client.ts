'use client'

import { useSyncExternalStore } from 'react'
import { hasFrontToken } from './front-token.client'

function whenSeenAgain(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

/**
 * Whether someone has signed in with this browser, in this tab or another; false until script has
 * looked.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(whenSeenAgain, hasFrontToken, () => false)
}
