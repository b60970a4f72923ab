'use client'

import { useEffect, useSyncExternalStore } from 'react'

type Purpose = 'reset' | 'verify'

function keyOf(purpose: Purpose): string {
  return `link-token:${purpose}`
}

function tokenInAddress(): string | null {
  return new URLSearchParams(location.search).get('token')
}

function never(): () => void {
  return () => {}
}

/** Ends the use of a link in this tab. */
export function forgetLinkToken(purpose: Purpose): void {
  sessionStorage.removeItem(keyOf(purpose))
}

/**
 * The secret of the link in an e-mail: undefined until script has looked, null without one. It
 * moves from the address into the memory of the tab: out of history and logs, yet there after a
 * change of language.
 */
export function useLinkToken(purpose: Purpose): string | null | undefined {
  const token = useSyncExternalStore(
    never,
    () => tokenInAddress() ?? sessionStorage.getItem(keyOf(purpose)),
    () => undefined,
  )

  useEffect(() => {
    const found = tokenInAddress()
    if (found === null) return
    sessionStorage.setItem(keyOf(purpose), found)
    history.replaceState(history.state, '', location.pathname)
  }, [purpose])

  return token
}
