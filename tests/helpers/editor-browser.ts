import { Secret, TOTP } from 'otpauth'
import type { useCms } from './cms'

type Site = ReturnType<typeof useCms>

let networks = 0

/** A network that nobody has called from. */
export function newEditorNetwork(): string {
  networks += 1
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`
}

/** A browser that keeps its cookies, calling the admin's REST from one network. */
export function editorBrowser({
  site,
  network = newEditorNetwork(),
}: {
  site: Site
  network?: string
}) {
  const cookies = new Map<string, string>()

  async function post(path: string, body: object): Promise<Response> {
    const answer = await site.rest(path, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (value === '' || /Expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  function headers(): Record<string, string> {
    return {
      'content-type': 'application/json',
      'accept-language': 'en',
      origin: 'http://localhost:3000',
      'x-client-address': network,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
  }

  return {
    network,
    cookies,
    headers,
    post,
    signIn: (typed: { email: string; password: string; code?: string }) =>
      post('/editors/login', typed),
    /** Whether the browser is someone to the admin. */
    async isSignedIn(): Promise<boolean> {
      const answer = await site.rest('/editors/me', { headers: headers() })
      const body: unknown = await answer.json()
      return typeof body === 'object' && body !== null && 'user' in body && body.user !== null
    },
  }
}

/** What an authenticator app shows; `step` moves the clock by half minutes. */
export function makeAppCode({ secret, step = 0 }: { secret: string; step?: number }): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + step * 30_000 })
}

/** The code of a refusal, if any. */
export async function readReason(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json()
  return /"code":"([a-z-]+)"/.exec(JSON.stringify(body))?.[1]
}
