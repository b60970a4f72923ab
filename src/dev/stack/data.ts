import { randomBytes } from 'node:crypto'
import type { Environment } from '../processes/child'
import type { Begin } from '../processes/run-in-parallel'
import { mediaFolder } from '../checkout'
import { type FirstEditor, firstEditor } from '../first-editor'
import { localSecrets } from '../secrets'
import { migrateDatabase, openDatabase } from './database'
import { startBeside } from './beside'
import { type Place, foreignPart, type Part } from './part'
import { portNear } from './ports'
import { startAuthCore } from '../auth-core'

const ACCOUNTS_PORT_DISTANCE = 190

/** `env`: all that the site needs to know but how it sends mails and where Google is. */
export type Data = { env: Environment; editor: FirstEditor; gone: Promise<string> }

/**
 * The database with its content and, beside each other in it, the accounts.
 * @param options `isMigrating`: whether to bring it up to date, which otherwise is left to the site
 */
export async function prepareData(
  options: Place & { isMigrating: boolean; begin: Begin; signal: AbortSignal },
): Promise<Data> {
  const { folder, url, isMigrating } = options
  const database = await openDatabase(options)
  const editor = firstEditor({ databaseUrl: database.url, env: options.env })
  const env: Environment = {
    NEXT_TELEMETRY_DISABLED: '1',
    ...options.env,
    MEDIA_DIR: mediaFolder(options),
    ...localSecrets(folder),
    ...database.env,
    SITE_URL: url,
    EDITOR_EMAIL: editor.email,
    EDITOR_PASSWORD: editor.password ?? undefined,
  }
  const accounts = await openAccounts({ ...options, databaseUrl: database.url })
  if (isMigrating) await migrateDatabase({ folder, env, signal: options.signal })
  return {
    env: { ...env, ...accounts.env },
    editor,
    gone: Promise.race([database.gone, accounts.gone]),
  }
}

/** The account service that `SUPERTOKENS_CONNECTION_URI` names, or one of our own beside the rest. */
async function openAccounts(options: Place & { databaseUrl: string; begin: Begin }): Promise<Part> {
  const { env, run, begin, sitePort, databaseUrl } = options
  const given = env.SUPERTOKENS_CONNECTION_URI
  if (given) {
    const { SUPERTOKENS_API_KEY } = env
    return foreignPart({ SUPERTOKENS_CONNECTION_URI: given, SUPERTOKENS_API_KEY })
  }
  const port = await portNear({ sitePort, distance: ACCOUNTS_PORT_DISTANCE })
  const apiKey = randomBytes(24).toString('hex')
  const gone = startBeside({
    ...{ label: 'Starting the account service', title: 'The account service', begin, run },
    start: (signal) => startAuthCore({ databaseUrl, port, apiKey, signal }),
  })
  return {
    env: {
      SUPERTOKENS_CONNECTION_URI: `http://127.0.0.1:${port}`,
      SUPERTOKENS_API_KEY: apiKey,
    },
    gone,
  }
}
