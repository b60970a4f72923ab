import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chooseAccount, getOwner } from './account'
import { adoptServer } from './adoption'
import { findBinaries } from './binaries'
import { assertUsable, createCluster } from './cluster'
import { ensureDatabase, type Credentials, formatUrl } from './database'
import { launchServer, type Server } from './server'

const USER = 'pasiuni'
const DATABASE = 'pasiuni'

// For data that nobody will miss: a crash of the machine may damage them. Each test file copies a
// database, and over a hundred of them, autovacuum begins a process for one of them twice a second.
const FORGETFUL = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  autovacuum: 'off',
}

export type Postgres = {
  /** Address of the default database, with user and password. */
  url: string
  /** As whom it runs, or that it was running already. */
  how: string
  /** Resolves when the server has gone, by whatever cause. */
  exited: Promise<void>
  stop: () => Promise<void>
  /** Tells it to stop, for a process that cannot wait for it. */
  stopSoon: () => void
}

type Options = {
  /** Gets `data/`, `password` and `log`; made where it is missing. */
  folder: string
  /** Loopback port; a free one by default. */
  port?: number
  /** False for tests: faster, and not crash-safe. */
  durable?: boolean
  signal: AbortSignal
}

/**
 * Starts the PostgreSQL that npm installed, on loopback only, with password sign-in, or takes over
 * the one that an earlier process left running on this folder.
 * @throws {PlainError} saying what the person can do
 */
export async function startPostgres(options: Options): Promise<Postgres> {
  const { folder, signal, durable = true } = options
  const dataFolder = join(folder, 'data')
  openFolder(folder)
  const login = { user: USER, password: readPassword(folder) }

  const adopted = await adoptServer({ dataFolder, signal })
  if (adopted) return withDatabase({ server: adopted, login, how: 'already running' })

  const binaries = await findBinaries()
  const isNew = !existsSync(dataFolder)
  const owner = isNew ? null : getOwner(dataFolder)
  const account = chooseAccount({ binary: binaries.postgres, folder }, owner)
  if (isNew) {
    await createCluster({ folder, dataFolder, binaries, account, durable, signal, ...login })
  }
  assertUsable({ dataFolder })
  const server = await launchServer({
    binary: binaries.postgres,
    account,
    folder,
    dataFolder,
    port: options.port,
    settings: durable ? {} : FORGETFUL,
    signal,
  })
  return withDatabase({ server, login, how: `as ${account.name}` })
}

async function withDatabase(running: {
  server: Server
  login: Credentials
  how: string
}): Promise<Postgres> {
  const { server, login, how } = running
  try {
    await ensureDatabase({ ...login, port: server.port, database: DATABASE })
  } catch (error) {
    await server.stop()
    throw error
  }
  const url = formatUrl({ ...login, port: server.port, database: DATABASE })
  const { exited, stop, stopSoon } = server
  return { url, how, exited, stop, stopSoon }
}

/** Makes the folder, and lets the account that runs the server pass through it. */
function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (process.getuid?.() !== 0) return
  // Root may have made these with a closed mask. The data folder itself stays closed.
  for (const path of [dirname(folder), folder]) chmodSync(path, statSync(path).mode | 0o011)
}

function readPassword(folder: string): string {
  const file = join(folder, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('hex')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}
