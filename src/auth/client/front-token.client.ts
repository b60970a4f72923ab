// The cookie in which SuperTokens tells script who has signed in. Only the SDK writes it.
const frontToken = 'sFrontToken'

function readFrontToken(): string | null {
  return new RegExp(`(?:^|; )${frontToken}=([^;]+)`).exec(document.cookie)?.[1] ?? null
}

/** Whether someone has signed in with this browser: a hint for what to show, never a proof. */
export function hasFrontToken(): boolean {
  return readFrontToken() !== null
}

/** The account that has signed in with this browser, as it says; null without one. */
export function signedInAs(): string | null {
  const token = readFrontToken()
  if (token === null) return null
  try {
    const said: unknown = JSON.parse(atob(decodeURIComponent(token)))
    return typeof said === 'object' && said !== null && 'uid' in said ? String(said.uid) : null
  } catch {
    return null
  }
}

/**
 * Makes the page show what visitors see, once the session has turned out to have ended. Not
 * for pages with something typed: that would be hidden, too.
 */
export function showSignedOut(): void {
  document.documentElement.toggleAttribute('data-member', hasFrontToken())
}
