// What supertokens-website keeps about a session in cookies that script may read. A page that only
// signs in writes them itself, in the same form, and is spared 22 kB of script (docs/adr/0011).
const frontToken = 'sFrontToken'
const lastUpdate = 'st-last-access-token-update'
const never = 'Fri, 31 Dec 9999 23:59:59 GMT'

function store({ name, value, expires }: { name: string; value: string; expires: string }): void {
  document.cookie = `${name}=${value};expires=${expires};path=/;samesite=lax`
}

/** Keeps what an answer says about the session, if it says anything. */
export function keepFrontToken(headers: Headers): void {
  const token = headers.get('front-token')
  if (token === null) return
  store({ name: lastUpdate, value: String(Date.now()), expires: never })
  if (token === 'remove') {
    store({ name: frontToken, value: '', expires: new Date(0).toUTCString() })
  } else {
    store({ name: frontToken, value: token, expires: never })
  }
}

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
 * Has the page show what it shows to visitors, once the session has turned out to have ended. Not
 * for pages with something typed: that would be hidden, too.
 */
export function showSignedOut(): void {
  document.documentElement.toggleAttribute('data-member', hasFrontToken())
}
