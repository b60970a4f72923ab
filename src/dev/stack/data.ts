import { join } from 'node:path'
import type { Environment } from '../processes/child'
import { type FirstEditor, firstEditor } from '../first-editor'
import { localSecrets } from '../secrets'
import { together } from '../processes/together'
import { openAccounts } from './accounts'
import { bringUpToDate, openDatabase } from './database'
import type { Place } from './part'

/** `env`: all that the site needs to know but how it sends mails and where Google is. */
export type Data = { env: Environment; editor: FirstEditor; gone: Promise<string> }

/** The database with its content and, beside each other in it, the accounts. */
export async function prepareData(options: Place & { signal: AbortSignal }): Promise<Data> {
  const { folder, url, signal } = options
  const database = await openDatabase(options)
  const editor = firstEditor({ databaseUrl: database.url, env: options.env })
  const env: Environment = {
    NEXT_TELEMETRY_DISABLED: '1',
    MEDIA_DIR: join(folder, 'media'),
    ...options.env,
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
        begin((stop) => bringUpToDate({ folder, env, signal: stop })),
      ]),
  })
  return {
    env: { ...env, ...accounts.env },
    editor,
    gone: Promise.race([database.gone, accounts.gone]),
  }
}
