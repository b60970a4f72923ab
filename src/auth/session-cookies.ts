/** The cookies that the SDK reads. */
const names = ['sAccessToken', 'sRefreshToken']

// Printable ASCII: what a token is made of. A browser keeps no cookie of more than four kilobytes.
const token = /^[!-~]{1,4096}$/

function isReadable(value: string): boolean {
  try {
    return token.test(decodeURIComponent(value))
  } catch {
    return false
  }
}

function pairs(headers: Headers): { name: string; value: string }[] {
  return (headers.get('cookie') ?? '').split(';').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, Math.max(at, 0)).trim(), value: pair.slice(at + 1).trim() }
  })
}

/**
 * The `Cookie` header with nothing in it but readable session cookies, one of each. The SDK decodes
 * every cookie of the request, and fails on any broken one; and it refreshes nothing
 * for a browser that sends two of a name, which another site of the domain can have it do.
 */
export function sessionCookies(headers: Headers): string {
  const kept = new Map<string, string>()
  for (const { name, value } of pairs(headers)) {
    const isWanted = names.includes(name) && value !== '' && isReadable(value)
    // The browser puts the one that fits the address best first.
    if (isWanted && !kept.has(name)) kept.set(name, value)
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The value of a cookie, or null. */
export function readCookie({ headers, name }: { headers: Headers; name: string }): string | null {
  return pairs(headers).find((pair) => pair.name === name)?.value ?? null
}

const epoch = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'

/** An answer that also signs the browser out, when its session has gone without the SDK's doing. */
export function withoutSession(response: Response): Response {
  const paths = { sAccessToken: '/', sRefreshToken: '/auth/session/refresh' }
  for (const [name, path] of Object.entries(paths)) {
    response.headers.append(
      'set-cookie',
      `${name}=; Path=${path}; ${epoch}; HttpOnly; SameSite=Lax`,
    )
  }
  // Tells the browser's part of the SDK to forget the cookies that it keeps itself.
  response.headers.set('front-token', 'remove')
  return response
}
