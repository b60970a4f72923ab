export type LinkPurpose = 'reset' | 'verify'

function storageKey(purpose: LinkPurpose): string {
  return `link-token:${purpose}`
}

function tokenInAddress(): string | null {
  return new URLSearchParams(location.search).get('token')
}

/** The secret of the link in an e-mail that this tab has followed; null without one. */
export function readLinkToken(purpose: LinkPurpose): string | null {
  const found = tokenInAddress()
  if (found !== null) return found
  try {
    return sessionStorage.getItem(storageKey(purpose))
  } catch {
    // Storage is switched off.
    return null
  }
}

/**
 * Moves the secret from the address into the memory of the tab: out of history and logs, yet there
 * after a change of language. Where storage is switched off, it stays where it is.
 */
export function hideLinkToken(purpose: LinkPurpose): void {
  const found = tokenInAddress()
  if (found === null) return
  try {
    sessionStorage.setItem(storageKey(purpose), found)
    history.replaceState(history.state, '', location.pathname)
  } catch {
    // The page works with the address as it is.
  }
}

/** Ends the use of a link in this tab. */
export function forgetLinkToken(purpose: LinkPurpose): void {
  try {
    sessionStorage.removeItem(storageKey(purpose))
  } catch {
    // Nothing was kept.
  }
}
