import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Environment, runToEnd } from '../processes/child'
import { PlainError } from '../plain-error'
import type { Account } from './account'
import type { PostgresBinaries } from './binaries'
import { lastLines } from '../progress'

const EXPECTED_MAJOR = '18'

type Cluster = {
  folder: string
  dataFolder: string
  binaries: PostgresBinaries
  account: Account
  user: string
  password: string
  durable: boolean
  signal: AbortSignal
}

/**
 * Makes a new data folder. It appears under its name only when it is complete, so that an
 * interrupted start leaves nothing half-made behind.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const draft = `${cluster.dataFolder}.new`
  const passwordFile = join(cluster.folder, 'password.new')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
  for (const path of [draft, passwordFile]) handOver({ path, account: cluster.account })
  try {
    const [command = '', ...args] = [
      ...[...cluster.account.prefix, cluster.binaries.initdb, `--pgdata=${draft}`],
      ...[`--username=${cluster.user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', ...localeOptions(), '--no-instructions'],
      ...(cluster.durable ? [] : ['--no-sync']),
    ]
    const { uid, gid } = cluster.account
    const { code, output } = await runToEnd({
      ...{ command, args, uid, gid, signal: cluster.signal },
      ...{ env: postgresEnvironment(), cwd: cluster.folder },
    })
    if (code !== 0) {
      throw new PlainError(`PostgreSQL could not create its data folder:\n${lastLines(output, 8)}`)
    }
    renameSync(draft, cluster.dataFolder)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

/** @throws {PlainError} where existing data are damaged or made by another major version */
export function assertUsable({ dataFolder }: { dataFolder: string }): void {
  const version = join(dataFolder, 'PG_VERSION')
  const advice = 'npm run reset starts afresh; it deletes the local database.'
  if (!existsSync(version)) {
    throw new PlainError(`The database in ${dataFolder} is damaged: it lacks PG_VERSION. ${advice}`)
  }
  const major = readFileSync(version, 'utf8').trim()
  if (major !== EXPECTED_MAJOR) {
    throw new PlainError(
      `The database in ${dataFolder} was made by PostgreSQL ${major}; ` +
        `this is PostgreSQL ${EXPECTED_MAJOR}. ${advice}`,
    )
  }
}

/** For the server's programs: nothing of the person's own PG settings, language or time zone. */
export function postgresEnvironment(): Environment {
  const { PATH, SystemRoot } = process.env
  return { PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC' }
}

/** The built-in C.UTF-8 sorts alike everywhere; the system's own one serves full-text search. */
function localeOptions(): string[] {
  const ofSystem = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${ofSystem}`]
}

function handOver({ path, account }: { path: string; account: Account }): void {
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(path, account.uid, account.gid)
  }
}
