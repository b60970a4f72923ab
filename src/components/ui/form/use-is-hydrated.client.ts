'use client'

import { useSyncExternalStore } from 'react'

function never(): () => void {
  return () => {}
}

/** Whether script serves the page yet: false on the server and until React has taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
