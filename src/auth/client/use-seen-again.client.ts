'use client'

import { useEffect, useEffectEvent } from 'react'

/** Calls `look` whenever the reader comes back to this page: from another tab, window or page. */
export function useSeenAgain(look: () => void): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look()
  })

  useEffect(() => {
    const seen = () => lookIfSeen()
    document.addEventListener('visibilitychange', seen)
    addEventListener('pageshow', seen)
    // Of two windows beside each other, both are visible.
    addEventListener('focus', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('pageshow', seen)
      removeEventListener('focus', seen)
    }
  }, [])
}
