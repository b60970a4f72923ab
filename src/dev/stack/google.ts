import { join } from 'node:path'
import { PlainError } from '../plain-error'
import type { Begin } from '../processes/run-in-parallel'
import { signInClient, startSignInProvider } from '../sign-in-provider'
import { startBeside } from './beside'
import { foreignPart, type Part, type Place } from './part'
import { portNear } from './ports'

const PORT_DISTANCE = 90

/** `isLocal`: signing in with Google leads to a page on this machine. */
export type GooglePart = Part & { isLocal: boolean }

/**
 * Google, where `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET` introduce the site there, or a
 * provider of our own, which starts beside the rest.
 * @throws {PlainError} where only one of the two is set
 */
export async function openGoogle(options: Place & { begin: Begin }): Promise<GooglePart> {
  const { folder, url, sitePort, env, run, begin } = options
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
  const client = signInClient({ port })
  const logFile = join(folder, 'sign-in-provider.log')
  const gone = startBeside({
    ...{ label: 'Starting the stand-in for Google', title: 'The stand-in for Google', begin, run },
    start: (signal) => startSignInProvider({ siteUrl: url, client, logFile, signal }),
  })
  return {
    isLocal: true,
    env: {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_DISCOVERY_URL: client.discoveryUrl,
    },
    gone,
  }
}
