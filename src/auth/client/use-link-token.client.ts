'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { hideLinkToken, readLinkToken, type LinkPurpose } from './sdk/link-token.client'

function never(): () => void {
  return () => {}
}

/** The secret of the link that this tab has followed: undefined until script has looked, null without. */
export function useLinkToken(purpose: LinkPurpose): string | null | undefined {
  const token = useSyncExternalStore(
    never,
    () => readLinkToken(purpose),
    () => undefined,
  )
  useEffect(() => hideLinkToken(purpose), [purpose])
  return token
}
