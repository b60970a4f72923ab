import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { checkout } from '../checkout'
import { endGroup, type Environment, spawnable } from './child'

const STOP_MS = 15_000
const RESTART_MS = 500
const endWithParent = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url))

export type ServerProcess = {
  /** The process of this moment. */
  readonly pid: number
  /** Resolves with the exit code when it has ended and is not started again. */
  exited: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts a program of Node that serves until it is stopped, and starts it again whenever it ends.
 * @param options `isFinal` tells after which end it is left alone; `onLine` gets each line it prints
 */
export function startServerProcess(options: {
  /** Of the person’s language: “the application”. */
  name: string
  /** What Node is called with. */
  args: string[]
  /** What runs the command, such as `taskset`. */
  wrap?: ((command: string[]) => string[]) | undefined
  env: Environment
  onLine: (line: string) => void
  isFinal: (end: { code: number; starts: number }) => boolean
}): ServerProcess {
  const { name, env, onLine, isFinal, wrap = (command: string[]) => command } = options
  const [command = '', ...args] = wrap([
    process.execPath,
    '--import',
    endWithParent,
    ...options.args,
  ])
  const stopping = new AbortController()
  let child = start()

  function start(): ChildProcess {
    const started = spawn(command, args, {
      cwd: checkout,
      env: spawnable(env),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Out of reach of Ctrl-C, which would end it and the database in any order.
      detached: true,
    })
    for (const stream of [started.stdout, started.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', onLine)
    }
    return started
  }

  function ended(process: ChildProcess): Promise<number> {
    return new Promise((resolve) => {
      process.once('error', () => resolve(1))
      process.once('close', (code) => resolve(code ?? 1))
    })
  }

  async function tend(): Promise<number> {
    for (let starts = 1; ; starts += 1) {
      const code = await ended(child)
      if (stopping.signal.aborted || isFinal({ code, starts })) return code
      onLine(`${name} has ended (exit code ${code}) and is started again.`)
      const isDue = await sleep(RESTART_MS, true, { signal: stopping.signal }).catch(() => false)
      if (!isDue) return code
      child = start()
    }
  }

  const exited = tend()
  return {
    get pid() {
      return child.pid ?? 0
    },
    exited,
    async stop() {
      stopping.abort()
      await endGroup({ child, stopWith: 'SIGTERM', timeoutMs: STOP_MS })
      await exited
    },
  }
}
