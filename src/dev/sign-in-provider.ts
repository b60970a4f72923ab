import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { freePort } from './processes/free-port'
import { type ServiceProcess, startServiceProcess } from './processes/service-process'

const LOCALES = ['ro', 'en', 'ru']

export type SignInProvider = Pick<ServiceProcess<unknown>, 'pid' | 'exited' | 'stop'> & {
  issuer: string
  discoveryUrl: string
  clientId: string
  clientSecret: string
}

/**
 * Starts an OpenID provider on loopback that stands in for Google: its page asks for an address and
 * believes it. It sends people back to the site's own three pages and nowhere else.
 * @param options `siteUrl` without a slash at the end; without `port`, a free one
 * @throws {PlainError} where it does not start, for instance as the port is taken
 */
export async function startSignInProvider(options: {
  siteUrl: string
  port?: number
  logFile: string
  signal: AbortSignal
}): Promise<SignInProvider> {
  const { siteUrl, logFile, signal } = options
  const port = options.port ?? (await freePort())
  const issuer = `http://127.0.0.1:${port}`
  const client = { clientId: 'pasiuni-local', clientSecret: randomBytes(24).toString('hex') }
  const { pid, exited, stop } = await startServiceProcess({
    title: 'The sign-in provider that stands in for Google',
    program: new URL('./sign-in-provider/server.ts', import.meta.url),
    settings: {
      ...{ issuer, port, ...client },
      redirectUris: LOCALES.map((locale) => `${siteUrl}/${locale}/auth/google`),
    },
    ready: z.object({}),
    logFile,
    signal,
  })
  const discoveryUrl = `${issuer}/.well-known/openid-configuration`
  return { pid, exited, stop, issuer, discoveryUrl, ...client }
}
