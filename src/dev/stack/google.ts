import { join } from 'node:path'
import { PlainError } from '../plain-error'
import { withProgress } from '../progress'
import { startSignInProvider } from '../sign-in-provider'
import { foreignPart, type Part, type Place } from './part'
import { portNear } from './ports'

const PORT_DISTANCE = 90

/** `isLocal`: signing in with Google leads to a page on this machine. */
export type GooglePart = Part & { isLocal: boolean }

/**
 * Google, where `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET` introduce the site there, or a
 * provider of our own.
 * @throws {PlainError} where only one of the two is set
 */
export async function openGoogle(options: Place & { signal: AbortSignal }): Promise<GooglePart> {
  const { folder, url, sitePort, env, run, signal } = options
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_DISCOVERY_URL } = env
  if (Boolean(GOOGLE_CLIENT_ID) !== Boolean(GOOGLE_CLIENT_SECRET)) {
    throw new PlainError(
      'Signing in with Google needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. Set both, or ' +
        'neither, to sign in with a local page instead.',
    )
  }
  if (GOOGLE_CLIENT_ID) {
    const part = foreignPart({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_DISCOVERY_URL })
    return { ...part, isLocal: false }
  }
  const port = await portNear({ sitePort, distance: PORT_DISTANCE })
  const logFile = join(folder, 'sign-in-provider.log')
  const provider = await withProgress('Starting the stand-in for Google', () =>
    startSignInProvider({ siteUrl: url, port, logFile, signal }),
  )
  run.defer(provider.stop)
  return {
    isLocal: true,
    env: {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
    },
    gone: provider.exited.then(
      (code) => `The stand-in for Google has ended by itself (exit code ${code}).`,
    ),
  }
}
