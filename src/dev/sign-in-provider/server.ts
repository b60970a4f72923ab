// A process of its own: src/dev/sign-in-provider.ts starts it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { reportReady, serviceSettings } from '../processes/service-program'
import { createAccounts } from './accounts'
import { faultPage, signInPage } from './page'
import { createProvider } from './provider'

const settings = serviceSettings(
  z.object({
    issuer: z.string(),
    port: z.int(),
    clientId: z.string(),
    clientSecret: z.string(),
    redirectUris: z.array(z.string()),
  }),
)
const accounts = createAccounts()
const provider = createProvider({ settings, accounts })
const protocol = provider.callback()

const server = createServer((req, res) => {
  forgetLastAccount(req)
  if (!req.url?.startsWith('/sign-in/')) {
    protocol(req, res)
    return
  }
  // Says so where no sign-in is under way, or it is the second attempt.
  answerSignIn({ req, res }).catch((error: unknown) => {
    console.error(error)
    sendPage({ res, status: 400, html: faultPage('This sign-in has ended or was never begun.') })
  })
})
server.listen(settings.port, '127.0.0.1', () => reportReady({}))

type Exchange = { req: IncomingMessage; res: ServerResponse }

async function answerSignIn({ req, res }: Exchange): Promise<void> {
  await provider.interactionDetails(req, res)
  if (req.method !== 'POST') {
    sendPage({ res, status: 200, html: signInPage({ email: '', error: null }) })
    return
  }
  const form = new URLSearchParams(await text(req))
  if (form.get('answer') === 'refuse') {
    await provider.interactionFinished(req, res, {
      error: 'access_denied',
      error_description: 'The person has refused.',
    })
    return
  }
  const email = form.get('email')?.trim() ?? ''
  if (!z.email().safeParse(email).success) {
    const error = 'Type an e-mail address, such as ana@example.com.'
    sendPage({ res, status: 400, html: signInPage({ email, error }) })
    return
  }
  const { sub } = accounts.enter({ email, isVerified: form.get('verified') === 'yes' })
  await provider.interactionFinished(req, res, {
    login: { accountId: sub },
    consent: {},
    select_account: {},
  })
}

function sendPage(options: { res: ServerResponse; status: number; html: string }): void {
  const { res, status, html } = options
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  })
  res.end(html)
}

/** Every sign-in asks again, so that one person can be several members. */
function forgetLastAccount({ headers }: IncomingMessage): void {
  headers.cookie = headers.cookie?.replace(/(?:^|;\s*)_session(?:\.sig)?=[^;]*/g, '')
}
