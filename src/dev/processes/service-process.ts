import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { whenAborted } from './aborted'
import { checkout } from '../checkout'
import { endGroup, spawnable } from './child'
import { PlainError } from '../plain-error'
import { lastLines } from '../progress'

const TIMEOUT_MS = 60_000
const REPORT_LINES = 15
const endWithParent = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url))

export type ServiceProcess<Ready> = {
  pid: number
  /** What it reported when it was ready. */
  ready: Ready
  /** Resolves with its exit code when it has gone, by whatever cause. */
  exited: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts a program of the local stack as a process of its own and waits until it reports that it is
 * ready (`service-program.ts` is its side of this). It ends with this process, however that ends.
 * @throws {PlainError} with the end of its log where it does not start
 */
export async function startServiceProcess<Ready>(options: {
  /** For messages, as the beginning of a sentence: “The mailbox”. */
  title: string
  /** A TypeScript file. */
  program: URL
  /** What the program gets to know; travels out of sight of other users of the machine. */
  settings: object
  ready: z.ZodType<Ready>
  logFile: string
  signal: AbortSignal
}): Promise<ServiceProcess<Ready>> {
  const { title, signal, logFile } = options
  signal.throwIfAborted()
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const args = ['--import', endWithParent, '--import', 'tsx', fileURLToPath(options.program)]
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    env: { ...spawnable(process.env), SERVICE_SETTINGS: JSON.stringify(options.settings) },
    stdio: ['ignore', log, log, 'ipc'],
    // Out of reach of Ctrl-C, which would end it before the site that uses it.
    detached: true,
  })
  closeSync(log)
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const stop = () => endGroup({ child, stopWith: 'SIGTERM' })
  const reported = new Promise<{ report: unknown }>((resolve) => {
    child.once('message', (report) => resolve({ report }))
  })
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const outcome = await Promise.race([reported, exited, whenAborted(deadline)])
  if (typeof outcome === 'object' && child.pid !== undefined) {
    return { pid: child.pid, ready: options.ready.parse(outcome.report), exited, stop }
  }
  await stop()
  signal.throwIfAborted()
  const report = lastLines(readFileSync(logFile, 'utf8'), REPORT_LINES)
  throw new PlainError(`${title} could not start.\n${report}\n(${logFile})`)
}
