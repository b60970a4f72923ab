// Reads or writes the content of the database of DATABASE_URL, for content-export.ts,
// content-import.ts and drill.ts, which run it in a process of its own.
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { migrations } from '../migrations'
import { getEnv } from '../src/lib/env'
import { exportContent, readSchemaVersion } from '../src/features/transfer/export-content'
import { importContent } from '../src/features/transfer/import-content'
import { refused } from '../src/features/transfer/problem'
import { AppError } from '../src/lib/errors/app-error'
import { importTable } from './content/import-table'

const [task, file = '', target = ''] = process.argv.slice(2)
const cms = await getPayload({ config, disableOnInit: true })

async function requireSchema(): Promise<void> {
  const newest = migrations
    .map(({ name }) => name)
    .sort()
    .at(-1)
  if ((await readSchemaVersion({ cms })) === newest) return
  throw refused('not-migrated')
}

async function exportTo(path: string): Promise<string> {
  await requireSchema()
  const { pieces, records, missing } = await exportContent({ cms, siteUrl: getEnv().SITE_URL })
  const draft = `${path}.${process.pid}`
  // Only the author sees drafts.
  await pipeline(Readable.from(pieces()), createWriteStream(draft, { mode: 0o600 }))
  await rename(draft, path)
  const gone = missing.map((name) => `\nThe picture file ${name} is missing in MEDIA_DIR.`)
  return `${records} records${gone.join('')}`
}

async function importFrom(options: { path: string; option?: string }): Promise<string> {
  await requireSchema()
  const { path, option = '' } = options
  const source = createReadStream(path)
  const isDryRun = option === '--dry-run'
  const [, plan] = /^--plan=(.+)$/.exec(option) ?? []
  const how = { isDryRun, ...(plan !== undefined && { plan }) }
  return importTable(await importContent({ cms, source, ...how, actor: null, language: 'en' }))
}

async function run(): Promise<string> {
  switch (task) {
    case 'export':
      return exportTo(file)
    case 'import':
      return importFrom({ path: file, option: target })
    case 'restore': {
      await cms.db.migrate()
      const table = await importFrom({ path: file })
      return `${table}\n${await exportTo(target)}`
    }
    case undefined:
    default:
      throw new Error(`There is no task ${String(task)}.`)
  }
}

try {
  const said = await run()
  await cms.destroy()
  console.log(`told:\n${said}`)
  process.exit(0)
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.log(`told:\n${error.message}\nNothing was changed.`)
  process.exit(1)
}
