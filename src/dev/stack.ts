import { join, relative } from 'node:path'
import { checkout, claimsFolder, localFolder } from './checkout'
import type { Environment } from './child'
import { claim } from './claims.mjs'
import { type FirstEditor, firstEditor } from './first-editor'
import { isPortTaken } from './free-port'
import { bundleFront, developmentServer, frontServer } from './front-bundle'
import type { Run } from './interruptible'
import { migrate } from './migration'
import { PlainError } from './plain-error'
import { startPostgres } from './postgres'
import { withProgress } from './progress'
import { localSecrets } from './secrets'
import { ensureSiteBuilt } from './site-build'
import { startSite } from './site-server'
import { together } from './together'

type Mode = 'production' | 'development'

export type Stack = {
  url: string
  editor: FirstEditor
  /** Resolves, saying what happened, when a part of the stack ends by itself. */
  broken: Promise<string>
}

/**
 * Starts everything that the site needs on this machine and the site itself; what it started is
 * undone by `run`, the site before its database.
 * @throws {PlainError} saying what the person can do
 */
export async function startStack({ mode, run }: { mode: Mode; run: Run }): Promise<Stack> {
  const port = portFrom(process.env.PORT)
  const url = process.env.SITE_URL || `http://localhost:${port}`
  const folder = localFolder()
  await claimFolder({ folder, url, run })
  if (await isPortTaken(port)) {
    throw new PlainError(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    )
  }
  const prepared = await prepare({ mode, folder, url, run })
  const env: Environment = {
    ...prepared.env,
    ...{ NODE_ENV: mode, PORT: String(port), SITE_URL: url },
    // The shell's own HOSTNAME is the machine's name, not an address to listen on.
    HOSTNAME: process.env.HOST || '127.0.0.1',
  }
  const site = await withProgress('Starting the site', () =>
    startSite({
      bundle: mode === 'production' ? frontServer : developmentServer,
      env,
      signal: run.signal,
      onLine: (line) => console.log(line),
    }),
  )
  run.defer(site.stop)
  const siteGone = site.exited.then((code) => `The site has ended by itself (exit code ${code}).`)
  return { url, editor: prepared.editor, broken: Promise.race([siteGone, prepared.databaseGone]) }
}

async function claimFolder(options: { folder: string; url: string; run: Run }): Promise<void> {
  const { folder, url, run } = options
  const stack = await claim({
    ...{ dir: join(folder, 'claims'), name: 'stack' },
    note: `${url} (process ${process.pid})`,
  })
  if (stack.held) {
    throw new PlainError(
      `Pasiuni already runs on the data in ${relative(checkout, folder)}: ${stack.note}\n` +
        'Stop it first, or give this one its own data: LOCAL_DIR=.local/second PORT=3001 npm start',
    )
  }
  run.defer(stack.release)
}

type Prepared = { env: Environment; editor: FirstEditor; databaseGone: Promise<string> }

/** The code and the database, made ready side by side. */
async function prepare(options: Place & { mode: Mode; run: Run }): Promise<Prepared> {
  const { mode, folder, url, run } = options
  const state: { prepared?: Prepared } = {}
  await together({
    signal: run.signal,
    tasks: [
      (signal) => prepareCode({ mode, folder, run, signal }),
      async (signal) => {
        state.prepared = await prepareDatabase({ folder, url, run, signal })
      },
    ],
  })
  if (!state.prepared) throw new Error('The database was not prepared.')
  return state.prepared
}

/** Where the data lie and the site will be. */
type Place = { folder: string; url: string }

type Part = { folder: string; run: Run; signal: AbortSignal }

async function prepareCode({ mode, folder, run, signal }: Part & { mode: Mode }): Promise<void> {
  if (mode === 'development') return bundleFront({ outfile: developmentServer })
  await ensureSiteBuilt({ signal, logFile: join(folder, 'build.log') })
  const serving = await claim({
    ...{ dir: claimsFolder, name: `serving-${process.pid}` },
    note: 'the site that npm start serves',
  })
  if (!serving.held) run.defer(serving.release)
}

async function prepareDatabase(options: Part & Place): Promise<Prepared> {
  const { folder, url, run, signal } = options
  const database = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, gone: new Promise<string>(() => {}) }
    : await localDatabase({ folder, run, signal })
  const editor = firstEditor({ databaseUrl: database.url, env: process.env })
  const env: Environment = {
    NEXT_TELEMETRY_DISABLED: '1',
    MEDIA_DIR: join(folder, 'media'),
    ...process.env,
    ...localSecrets(folder),
    DATABASE_URL: database.url,
    SITE_URL: url,
    EDITOR_EMAIL: editor.email,
    EDITOR_PASSWORD: editor.password ?? undefined,
  }
  const logFile = join(folder, 'migration.log')
  await withProgress('Bringing the database up to date', () => migrate({ env, signal, logFile }))
  return { env, editor, databaseGone: database.gone }
}

async function localDatabase({ folder, run, signal }: Part) {
  const postgres = await withProgress('Starting PostgreSQL', () =>
    startPostgres({ folder: join(folder, 'postgres'), port: postgresPort(), signal }),
  )
  run.defer(postgres.stop)
  const gone = postgres.exited.then(() => 'PostgreSQL has ended by itself.')
  return { url: postgres.url, gone }
}

function postgresPort(): number | undefined {
  return process.env.POSTGRES_PORT ? portFrom(process.env.POSTGRES_PORT) : undefined
}

function portFrom(text = '3000'): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new PlainError(`“${text}” is not a port number.`)
}
