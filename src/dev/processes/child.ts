import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { checkout } from '../checkout'

const KILL_AFTER_MS = 8000
const KEPT_CHARACTERS = 400_000

export type Environment = Record<string, string | undefined>

type Task = {
  command: string
  args: string[]
  /** The whole environment; this process's own by default. */
  env?: Environment
  cwd?: string
  uid?: number
  gid?: number
  signal: AbortSignal
  /** What ends it when the signal aborts. */
  stopWith?: NodeJS.Signals
  /** Where its output goes too. */
  logFile?: string
  /** Whether the person sees its output as it comes. */
  echo?: boolean
  /** Ends it, as the signal would, when it has printed nothing for so long, in milliseconds. */
  longestSilence?: number | undefined
}

export type Finished = {
  code: number
  output: string
  /** The processes that ran, as `ps` lists them, where it was ended for its silence. */
  hangingProcesses?: string
}

/**
 * Runs a program to its end and keeps the last of what it printed. It gets a process group of its
 * own, so that Ctrl-C reaches only this process, which then ends the group itself.
 * @throws the signal's reason when that aborts, after the program has gone
 */
export async function runToEnd(task: Task): Promise<Finished> {
  task.signal.throwIfAborted()
  const child = spawn(task.command, task.args, {
    cwd: task.cwd ?? checkout,
    env: spawnable(task.env ?? process.env),
    uid: task.uid,
    gid: task.gid,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const log = task.logFile === undefined ? null : openLog(task.logFile)
  let output = ''
  let hangingProcesses: string | undefined
  const stop = () => void endGroup({ child, stopWith: task.stopWith ?? 'SIGTERM' })
  const hang = () => {
    hangingProcesses = listProcesses()
    stop()
  }
  const silence = task.longestSilence === undefined ? null : setTimeout(hang, task.longestSilence)
  const keep = (chunk: Buffer) => {
    silence?.refresh()
    log?.write(chunk)
    if (task.echo) process.stdout.write(chunk)
    output = (output + chunk.toString('utf8')).slice(-KEPT_CHARACTERS)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  task.signal.addEventListener('abort', stop, { once: true })
  const code = await closed(child).finally(() => {
    if (silence) clearTimeout(silence)
    task.signal.removeEventListener('abort', stop)
  })
  log?.end()
  if (log) await finished(log)
  task.signal.throwIfAborted()
  return { code, output, ...(hangingProcesses === undefined ? {} : { hangingProcesses }) }
}

/** Ends a program started in a group of its own, by force when it takes too long. */
export async function endGroup(target: {
  child: ChildProcess
  stopWith: NodeJS.Signals
  /** How long it may take, in milliseconds. */
  timeoutMs?: number
}): Promise<void> {
  const { child } = target
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  killGroup({ child, signal: target.stopWith })
  const force = setTimeout(
    () => killGroup({ child, signal: 'SIGKILL' }),
    target.timeoutMs ?? KILL_AFTER_MS,
  )
  await gone
  clearTimeout(force)
}

/** Next's types ask for `NODE_ENV`: this process's own, unless the environment says otherwise. */
export function spawnable(env: Environment): NodeJS.ProcessEnv {
  return { NODE_ENV: process.env.NODE_ENV, ...env }
}

/** Empty where there is no `ps`. */
function listProcesses(): string {
  const columns = 'pid,ppid,stat,etime,time,args'
  const { error, stdout } = spawnSync('ps', ['-eo', columns], { encoding: 'utf8' })
  return error ? '' : stdout
}

function openLog(file: string): WriteStream {
  mkdirSync(dirname(file), { recursive: true })
  return createWriteStream(file)
}

function killGroup({ child, signal }: { child: ChildProcess; signal: NodeJS.Signals }): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // No process groups on Windows, and none left where the program has just ended.
    child.kill(signal)
  }
}

function closed(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
