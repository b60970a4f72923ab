import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { checkout } from '../../src/dev/checkout'
import { endGroup, runToEnd, spawnable, type Environment } from '../../src/dev/processes/child'
import { type Site, startSite } from '../../src/dev/site-server'

const endWithParent = fileURLToPath(
  new URL('../../src/dev/processes/end-with-parent.mjs', import.meta.url),
)
const timeoutMs = 120_000
const pollEvery = 100

/** The command that runs a file with this Node and ends it when the bench has gone. */
export function nodeCommand(...args: string[]): string[] {
  return [process.execPath, '--import', endWithParent, ...args]
}

export type Server = {
  stop: () => Promise<void>
  /** Memory that it occupies at this moment, in bytes. */
  memory: () => Promise<number>
  /** Seconds of processor that it has used so far, its children included; NaN where the system keeps that to itself. */
  busy: () => Promise<number>
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** What Linux says of a process, in hundredths of a second; elsewhere NaN. */
function busyTime(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return NaN
  // The name of the program, in brackets, may contain blanks.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** What a process and its children use. */
export function measureUsage({
  pid,
  signal,
}: {
  pid: () => number
  signal: AbortSignal
}): Pick<Server, 'memory' | 'busy'> {
  const usage = async (column: 'pid' | 'rss') => {
    // It leads a session of its own, to which its children belong.
    const args = ['-o', `${column}=`, '-s', String(pid())]
    const { output: lines } = await runToEnd({ command: 'ps', args, signal })
    return lines.trim().split(/\s+/).map(Number)
  }
  return {
    memory: async () => sum(await usage('rss')) * 1024,
    busy: async () => sum((await usage('pid')).map(busyTime)),
  }
}

/**
 * Starts the site and waits until it serves; what it uses is that of the front server.
 * @param options `pin` puts the front server on a core
 */
export async function startPinnedSite(options: {
  env: Environment
  pin?: (command: string[]) => string[]
  signal: AbortSignal
}): Promise<Server & Site> {
  const { env, pin, signal } = options
  const said: string[] = []
  const onLine = (line: string) => void said.push(line)
  const wrap = pin === undefined ? {} : { wrap: { front: pin } }
  const site = await startSite({ env, ...wrap, signal, onLine }).catch((error: unknown) => {
    throw new Error(said.slice(-20).join('\n'), { cause: error })
  })
  return Object.assign(site, measureUsage({ pid: () => site.pid, signal }))
}

/**
 * Starts a program that serves `url` and waits until it does.
 * @throws Error with what it printed when it ends before that, or is silent for two minutes
 */
export async function startServer(options: {
  command: string[]
  env: Environment
  url: string
  signal: AbortSignal
}): Promise<Server> {
  const { env, url, signal } = options
  const [command = '', ...args] = options.command
  const child = spawn(command, args, {
    cwd: checkout,
    env: spawnable(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-5000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const stop = () => endGroup({ child, stopWith: 'SIGTERM' })

  const end = Date.now() + timeoutMs
  const isServing = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isServing())) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error(`${url} is not served:\n${output}`)
    }
    await sleep(pollEvery, undefined, { signal })
  }
  return { stop, ...measureUsage({ pid: () => child.pid ?? 0, signal }) }
}
