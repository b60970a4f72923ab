'use client'

import { useSyncExternalStore } from 'react'
import { hasFrontToken } from './front-token.client'

function never(): () => void {
  return () => {}
}

/** Whether someone has signed in with this browser; false until script has looked. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(never, hasFrontToken, () => false)
}
