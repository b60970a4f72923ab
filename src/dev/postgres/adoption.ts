import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../plain-error'
import type { Server } from './server'
import {
  askToStop,
  hasEntry,
  isAlive,
  isServing,
  readPostmaster,
  stopPostmaster,
} from './postmaster'

const POLL_MS = 20
const ADOPT_MS = 30_000
const WATCH_MS = 250

/**
 * Takes over a server that an earlier process left behind, and clears a pid file whose number now
 * belongs to another program; null where a server has to be started.
 */
export async function adoptServer(options: {
  dataFolder: string
  signal: AbortSignal
}): Promise<Server | null> {
  const { dataFolder, signal } = options
  const deadline = Date.now() + ADOPT_MS
  for (;;) {
    signal.throwIfAborted()
    const found = readPostmaster(dataFolder)
    if (!found || !hasEntry(found.pid)) return null
    if (!isServing({ pid: found.pid, dataFolder })) {
      // PostgreSQL would refuse to start. It still notices remaining processes of the old server.
      rmSync(join(dataFolder, 'postmaster.pid'))
      return null
    }
    if (found.status === 'ready') return adopted(found)
    // It is starting, or stopping: the process that left it may have ended a moment ago.
    if (Date.now() > deadline) throw unresponsive(found.pid)
    await sleep(POLL_MS)
  }
}

function adopted({ pid, port }: { pid: number; port: number }): Server {
  return {
    port,
    exited: waitUntilGone(pid),
    stop: () => stopPostmaster(pid),
    stopSoon: () => askToStop(pid),
  }
}

async function waitUntilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(WATCH_MS)
}

function unresponsive(pid: number): PlainError {
  return new PlainError(
    `PostgreSQL (process ${pid}) already runs on the local data but does not answer. ` +
      `End it with: kill -INT ${pid}`,
  )
}
