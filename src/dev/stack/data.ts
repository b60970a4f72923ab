import type { Environment } from '../processes/child'
import { mediaFolder } from '../checkout'
import { type FirstEditor, firstEditor } from '../first-editor'
import { localSecrets } from '../secrets'
import { together } from '../processes/together'
import { bringUpToDate, openDatabase } from './database'
import { type Place, foreignPart, type Part } from './part'
import { startAuthCore } from '../auth-core'
import { withProgress } from '../progress'

/** `env`: all that the site needs to know but how it sends mails and where Google is. */
export type Data = { env: Environment; editor: FirstEditor; gone: Promise<string> }

/**
 * The database with its content and, beside each other in it, the accounts.
 * @param options `isMigrating`: whether to bring it up to date, which otherwise is left to the site
 */
export async function prepareData(
  options: Place & { isMigrating: boolean; signal: AbortSignal },
): Promise<Data> {
  const { folder, url, isMigrating, signal } = options
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
  const [accounts] = await together({
    signal,
    start: (begin) =>
      Promise.all([
        begin((stop) => openAccounts({ ...options, databaseUrl: database.url, signal: stop })),
        ...(isMigrating ? [begin((stop) => bringUpToDate({ folder, env, signal: stop }))] : []),
      ]),
  })
  return {
    env: { ...env, ...accounts.env },
    editor,
    gone: Promise.race([database.gone, accounts.gone]),
  }
}

/** The account service that `SUPERTOKENS_CONNECTION_URI` names, or one of our own. */
async function openAccounts(
  options: Place & { databaseUrl: string; signal: AbortSignal },
): Promise<Part> {
  const { env, run, databaseUrl, signal } = options
  const given = env.SUPERTOKENS_CONNECTION_URI
  if (given) {
    const { SUPERTOKENS_API_KEY } = env
    return foreignPart({ SUPERTOKENS_CONNECTION_URI: given, SUPERTOKENS_API_KEY })
  }
  const core = await withProgress('Starting the account service', () =>
    startAuthCore({ databaseUrl, signal }),
  )
  run.defer(core.stop)
  return {
    env: { SUPERTOKENS_CONNECTION_URI: core.url, SUPERTOKENS_API_KEY: core.apiKey },
    gone: core.exited.then(
      (code) => `The account service has ended by itself (exit code ${code}).`,
    ),
  }
}
