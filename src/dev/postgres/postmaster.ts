import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 25
const FAST_STOP_MS = 30_000

/** What a running server says of itself in its data folder. */
export type Postmaster = { pid: number; port: number; status: string }

/** Reads `postmaster.pid`; null where there is none, or it is not complete yet. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  const lines = readPidFile(dataFolder)
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port, status: lines[7]?.trim() ?? '' } : null
}

/**
 * Whether the process in the pid file lives and is a PostgreSQL of this folder. The number alone
 * does not tell: after a restart of the machine or container it may belong to any program.
 */
export function isServing({ pid, dataFolder }: { pid: number; dataFolder: string }): boolean {
  if (!isAlive(pid)) return false
  const command = readCommand(pid)
  return command.includes('postgres') && command.includes(dataFolder)
}

/** Whether a process exists and is more than an unburied exit code. */
export function isAlive(pid: number): boolean {
  if (!hasEntry(pid)) return false
  if (process.platform !== 'linux') return true
  // A container's first process may never collect its children: they stay as zombies (state Z).
  return !/^\d+ \(.*\) Z/s.test(readProcess(pid, 'stat'))
}

/** Whether the system lists the number at all; this is what PostgreSQL itself looks at. */
export function hasEntry(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Stops a server as `pg_ctl stop -m fast` does, and waits until it has gone.
 * @param pid a postmaster, see {@link isServing}
 */
export async function stopPostmaster(pid: number): Promise<void> {
  askToStop(pid)
  const deadline = Date.now() + FAST_STOP_MS
  while (isAlive(pid)) {
    // Immediate shutdown: the next start replays the log, nothing is lost.
    if (Date.now() > deadline) sendSignal(pid, 'SIGQUIT')
    await sleep(POLL_MS)
  }
}

/** The same without the wait. */
export function askToStop(pid: number): void {
  sendSignal(pid, 'SIGINT')
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has gone by itself.
  }
}

function readPidFile(dataFolder: string): string[] {
  try {
    return readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function readCommand(pid: number): string {
  if (process.platform === 'linux') return readProcess(pid, 'cmdline').replaceAll('\0', ' ')
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

function readProcess(pid: number, entry: string): string {
  try {
    return readFileSync(`/proc/${pid}/${entry}`, 'utf8')
  } catch {
    return ''
  }
}
