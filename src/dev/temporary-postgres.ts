import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './checkout'
import { claim, claimsHeld } from './claims.mjs'
import { startPostgres } from './postgres'
import { isServing, readPostmaster, stopPostmaster } from './postmaster'

const PARENT = join(checkout, '.local/test')
const PREFIX = 'run-'

export type TemporaryPostgres = {
  /** Address of an empty database; others can be created beside it. */
  url: string
  /** A folder for anything else that the run needs; it goes with the database. */
  folder: string
  remove: () => Promise<void>
}

/** Starts a fast, forgetful PostgreSQL in a folder of its own, for one run of tests. */
export async function startTemporaryPostgres(options: {
  signal: AbortSignal
}): Promise<TemporaryPostgres> {
  mkdirSync(PARENT, { recursive: true })
  await sweepLeftovers()
  const folder = mkdtempSync(join(PARENT, PREFIX))
  const owner = await claim({ dir: folder, name: 'owner', note: 'tests' })
  const release = () => {
    if (!owner.held) owner.release()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const postgres = await startPostgres({
      folder: join(folder, 'postgres'),
      durable: false,
      signal: options.signal,
    })
    // For a runner that ends at once on Ctrl-C, as Vitest does.
    process.once('exit', postgres.stopSoon)
    return {
      url: postgres.url,
      folder,
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
