import { join } from 'node:path'
import type { AuthCore, startAuthCore } from '../auth-core'
import { type Mailbox, startMailbox } from '../mailbox'
import { type SignInProvider, startSignInProvider } from '../sign-in-provider'
import { startTestCore } from './test-core'
import { runInParallel } from '../processes/run-in-parallel'
import type { Undo } from '../processes/undo'

export type TestServices = {
  core: AuthCore
  mailbox: Mailbox
  provider: SignInProvider
  /** The variables that tell the site about them. */
  variables: Record<string, string>
}

/** Starts the services behind accounts and mails of a site of the tests, in parallel. */
export async function startTestServices(options: {
  databaseUrl: string
  siteUrl: string
  folder: string
  coreSettings?: Parameters<typeof startAuthCore>[0]['settings']
  defer: (undo: Undo) => void
  signal: AbortSignal
}): Promise<TestServices> {
  const { databaseUrl, siteUrl, folder, coreSettings: settings, defer } = options
  const logFile = join(folder, 'sign-in-provider.log')

  async function stoppedLater<Service extends { stop: Undo }>(starting: Promise<Service>) {
    const service = await starting
    defer(service.stop)
    return service
  }

  const [core, mailbox, provider] = await runInParallel({
    signal: options.signal,
    start: (begin) =>
      Promise.all([
        begin((signal) => stoppedLater(startTestCore({ databaseUrl, settings, signal }))),
        begin((signal) => stoppedLater(startMailbox({ folder: join(folder, 'mailbox'), signal }))),
        begin((signal) => stoppedLater(startSignInProvider({ siteUrl, logFile, signal }))),
      ]),
  })
  return { core, mailbox, provider, variables: toVariables({ core, mailbox, provider }) }
}

function toVariables(options: Omit<TestServices, 'variables'>): Record<string, string> {
  const { core, mailbox, provider } = options
  return {
    SUPERTOKENS_CONNECTION_URI: core.url,
    // A core that asks for no key is given none.
    ...(core.apiKey === '' ? {} : { SUPERTOKENS_API_KEY: core.apiKey }),
    SMTP_URL: mailbox.smtpUrl,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
    // Tests say in X-Forwarded-For which client they are, as a proxy of our own would.
    TRUSTED_PROXY_HOPS: '1',
    // Limits are what some of them test.
    RATE_LIMIT_SCALE: '1',
  }
}
