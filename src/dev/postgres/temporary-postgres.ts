import { mkdirSync, mkdtempSync, readdirSync, rmSync, chownSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout'
import { claim, claimsHeld } from '../processes/process-lock.mjs'
import { startPostgres } from './postgres-service'
import { isServing, readPostmaster, stopPostmaster } from './postmaster'
import { cp } from 'node:fs/promises'

const PARENT = join(checkout, '.local/test')
const PREFIX = 'run-'

export type TemporaryPostgres = {
  /** Address of an empty database; others can be created beside it. */
  url: string
  /** A folder for anything else that the run needs; it goes with the database. */
  folder: string
  /** Stops the server and keeps its data. */
  stop: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * Starts a fast, forgetful PostgreSQL in a folder of its own, for one run of tests.
 * @param options `seedFolder`: that of a stopped one whose data it begins with
 */
export async function startTemporaryPostgres(options: {
  signal: AbortSignal
  seedFolder?: string | undefined
}): Promise<TemporaryPostgres> {
  const { signal, seedFolder } = options
  mkdirSync(PARENT, { recursive: true })
  // With a seed this is part of a run that has swept, whose other processes may be too busy to answer.
  if (seedFolder === undefined) await sweepLeftovers()
  const folder = mkdtempSync(join(PARENT, PREFIX))
  const owner = await claim({ dir: folder, name: 'owner', note: 'tests' })
  const release = () => {
    if (!owner.held) owner.release()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const ownFolder = join(folder, 'postgres')
    if (seedFolder !== undefined) await copyPostgres({ from: seedFolder, to: ownFolder })
    const postgres = await startPostgres({ folder: ownFolder, durable: false, signal })
    // For a runner that ends at once on Ctrl-C, as Vitest does.
    process.once('exit', postgres.stopSoon)
    return {
      url: postgres.url,
      folder,
      stop: postgres.stop,
      remove: async () => {
        process.off('exit', postgres.stopSoon)
        await postgres.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** What an earlier run left behind because it was killed. */
async function sweepLeftovers(): Promise<void> {
  for (const name of readdirSync(PARENT).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(PARENT, name)
    const owners = await claimsHeld({ dir: folder, prefix: 'owner' })
    if (owners.length > 0) continue
    const dataFolder = join(folder, 'postgres/data')
    const found = readPostmaster(dataFolder)
    if (found && isServing({ pid: found.pid, dataFolder })) await stopPostmaster(found.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Copies the folder of a PostgreSQL that does not run, password included, to where nothing is yet.
 */
async function copyPostgres(options: { from: string; to: string }): Promise<void> {
  const { from, to } = options
  await cp(from, to, { recursive: true })
  // What root copies is root's, and PostgreSQL runs as someone else then.
  if (process.getuid?.() === 0) keepOwners({ from, to })
}

function keepOwners({ from, to }: { from: string; to: string }): void {
  const { uid, gid } = lstatSync(from)
  chownSync(to, uid, gid)
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const source = join(entry.parentPath, entry.name)
    const owner = lstatSync(source)
    chownSync(join(to, source.slice(from.length)), owner.uid, owner.gid)
  }
}
