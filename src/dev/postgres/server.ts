import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnable } from '../processes/child'
import { freePort } from '../processes/free-port'
import { PlainError } from '../plain-error'
import type { Account } from './account'
import { postgresEnvironment } from './cluster'
import { askToStop, readPostmaster, stopPostmaster } from './postmaster'
import { lastLines } from '../progress'

const POLL_MS = 20
const STILL_IN_USE_MS = 500
const PORT_ATTEMPTS = 3
const STILL_IN_USE_ATTEMPTS = 20

export type Server = {
  port: number
  /** Resolves when it has gone, by whatever cause. */
  exited: Promise<void>
  stop: () => Promise<void>
  /** Tells it to stop, for a process that cannot wait for it. */
  stopSoon: () => void
}

type Launch = {
  binary: string
  account: Account
  folder: string
  dataFolder: string
  port?: number
  settings: Record<string, string>
  signal: AbortSignal
}

/**
 * Starts the server and waits until it accepts connections.
 * @throws {PlainError} with the server's own last words where it does not
 */
export async function launchServer(launch: Launch): Promise<Server> {
  let portAttempts = launch.port === undefined ? PORT_ATTEMPTS : 1
  let inUseAttempts = STILL_IN_USE_ATTEMPTS
  for (;;) {
    const port = launch.port ?? (await freePort())
    const server = await launchOnce({ ...launch, port })
    if (server) return server
    const log = readFileSync(join(launch.folder, 'log'), 'utf8')
    const isPortBusy = log.includes('Address already in use')
    // Killed by force a moment ago, its remaining processes are about to notice and go.
    const isStillInUse = log.includes('pre-existing shared memory block')
    if (isPortBusy && --portAttempts > 0) continue
    if (!isStillInUse || --inUseAttempts <= 0) {
      throw isPortBusy ? portBusy(port) : refused({ folder: launch.folder, log })
    }
    await sleep(STILL_IN_USE_MS, undefined, { signal: launch.signal })
  }
}

async function launchOnce(launch: Launch & { port: number }): Promise<Server | null> {
  const { account, dataFolder, signal } = launch
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...launch.settings,
  }
  const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const server = [launch.binary, '-D', dataFolder, '-p', String(launch.port), ...options]
  const [command = '', ...args] = [...account.prefix, ...server]
  const log = openSync(join(launch.folder, 'log'), 'w')
  const child = spawn(command, args, {
    cwd: launch.folder,
    env: spawnable(postgresEnvironment()),
    uid: account.uid,
    gid: account.gid,
    stdio: ['ignore', log, log],
    // A session of its own: Ctrl-C must not stop it before those who use it.
    detached: true,
  })
  closeSync(log)
  child.unref()
  const state = { hasExited: false }
  const exited = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => {
      state.hasExited = true
      resolve()
    })
  })
  const { pid } = child
  if (pid === undefined) await exited
  if (pid === undefined) return null
  const stop = () => (state.hasExited ? Promise.resolve() : stopPostmaster(pid))
  const stopSoon = () => {
    if (!state.hasExited) askToStop(pid)
  }
  while (!state.hasExited) {
    if (signal.aborted) {
      await stop()
      signal.throwIfAborted()
    }
    const found = readPostmaster(dataFolder)
    if (found?.pid === pid && found.status === 'ready') {
      return { port: launch.port, exited, stop, stopSoon }
    }
    await sleep(POLL_MS)
  }
  return null
}

function portBusy(port: number): PlainError {
  return new PlainError(`Port ${port}, meant for PostgreSQL, is taken by another program.`)
}

function refused({ folder, log }: { folder: string; log: string }): PlainError {
  const fatal = log.split('\n').filter((line) => /(FATAL|PANIC|could not)/.test(line))
  return new PlainError(
    `PostgreSQL could not use the data in ${join(folder, 'data')}. It says:\n` +
      `${lastLines(fatal.join('\n') || log, 6)}\n` +
      `The whole log is in ${join(folder, 'log')}. ` +
      'If the data are damaged, npm run reset starts afresh; it deletes the local database.',
  )
}
