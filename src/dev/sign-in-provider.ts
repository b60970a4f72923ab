import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { freePort } from './processes/free-port'
import { type ServiceProcess, startServiceProcess } from './processes/service-process'

const LOCALES = ['ro', 'en', 'ru']

/** Where it is, and how the site introduces itself there. */
export type SignInClient = {
  issuer: string
  discoveryUrl: string
  clientId: string
  clientSecret: string
}

export type SignInProvider = Pick<ServiceProcess<unknown>, 'pid' | 'exited' | 'stop'> & SignInClient

/** What the site has to know of a provider on this port, before it is started. */
export function signInClient({ port }: { port: number }): SignInClient {
  const issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId: 'pasiuni-local',
    clientSecret: randomBytes(24).toString('hex'),
  }
}

/**
 * Starts an OpenID provider on loopback that stands in for Google: its page asks for an address and
 * believes it. It sends people back to the site's own three pages and nowhere else.
 * @param options `siteUrl` without a slash at the end; without `client`, it takes a free port
 * @throws {PlainError} where it does not start, for instance as the port is taken
 */
export async function startSignInProvider(options: {
  siteUrl: string
  client?: SignInClient
  logFile: string
  signal: AbortSignal
}): Promise<SignInProvider> {
  const { siteUrl, logFile, signal } = options
  const client = options.client ?? signInClient({ port: await freePort() })
  const { issuer, clientId, clientSecret } = client
  const { pid, exited, stop } = await startServiceProcess({
    title: 'The sign-in provider that stands in for Google',
    program: new URL('./sign-in-provider/server.ts', import.meta.url),
    settings: {
      ...{ issuer, port: Number(new URL(issuer).port), clientId, clientSecret },
      redirectUris: LOCALES.map((locale) => `${siteUrl}/${locale}/auth/google`),
    },
    ready: z.object({}),
    logFile,
    signal,
  })
  return { ...client, pid, exited, stop }
}
