import { randomBytes } from 'node:crypto'

const password = 'o parolă lungă 7'

/** How one call went. */
export type Outcome = { kind: 'ok' | 'refused' | 'failed'; ms: number }

/** A visitor with cookies and a network of their own, so that no limit counts for two of them. */
export type Client = {
  email: string
  signUp: () => Promise<Outcome>
  signIn: () => Promise<Outcome>
  /** Reads what requires a session: the site asks the core for it each time. */
  readAccount: () => Promise<Outcome>
}

async function time(call: () => Promise<Outcome['kind']>): Promise<Outcome> {
  const start = performance.now()
  const kind = await call().catch(() => 'failed' as const)
  return { kind, ms: performance.now() - start }
}

/** Being told to retry is no failure, as long as the answer says when. */
function getKind({ response, isGood }: { response: Response; isGood: boolean }): Outcome['kind'] {
  if (isGood) return 'ok'
  return response.status === 503 && response.headers.has('retry-after') ? 'refused' : 'failed'
}

let clients = 0

export function openClient({
  origin,
  email = `b${randomBytes(6).toString('hex')}@pasiuni.example`,
}: {
  origin: string
  email?: string
}): Client {
  const cookies = new Map<string, string>()
  clients += 1
  const network = `198.51.${(clients >> 8) & 255}.${clients & 255}`

  async function ask({ path, body }: { path: string; body?: object }): Promise<Response> {
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...{
          cookie: [...cookies.values()].join('; '),
          rid: 'anti-csrf',
          'fdi-version': '4.1',
          'x-lang': 'ro',
        },
        ...{ 'st-auth-mode': 'cookie', 'x-forwarded-for': network },
        ...(body ? { origin, 'content-type': 'application/json' } : {}),
      },
      redirect: 'manual',
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair)
    }
    return response
  }

  function sendForm(path: string): Promise<Outcome> {
    const formFields = Object.entries({ email, password }).map(([id, value]) => ({ id, value }))
    return time(async () => {
      const response = await ask({ path, body: { formFields } })
      return getKind({ response, isGood: (await response.text()).includes('"status":"OK"') })
    })
  }

  return {
    email,
    signUp: () => sendForm('/auth/signup'),
    signIn: () => sendForm('/auth/signin'),
    readAccount: () =>
      time(async () => {
        const response = await ask({ path: '/account' })
        await response.arrayBuffer()
        return getKind({ response, isGood: response.ok })
      }),
  }
}

/** Reads a page of the site as a visitor does. */
export function readPage(url: string): Promise<Outcome> {
  return time(async () => {
    const response = await fetch(url)
    await response.arrayBuffer()
    return getKind({ response, isGood: response.ok })
  })
}
