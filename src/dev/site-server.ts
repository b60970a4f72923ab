import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { whenAborted } from './processes/aborted'
import { checkout } from './checkout'
import { endGroup, type Environment, spawnable } from './processes/child'
import { PlainError } from './plain-error'

const READY = '"event":"ready"'
const PATIENCE_MS = 120_000
const STOP_MS = 15_000
const endWithParent = fileURLToPath(new URL('./processes/end-with-parent.mjs', import.meta.url))

export type Site = { pid: number; exited: Promise<number>; stop: () => Promise<void> }

/**
 * Starts a bundled front server and waits until it says that it answers.
 * @param options `onLine` gets each further line that it prints
 * @throws {PlainError} when it ends, or is silent for two minutes, before that
 */
export async function startSite(options: {
  bundle: string
  env: Environment
  signal: AbortSignal
  onLine: (line: string) => void
}): Promise<Site> {
  options.signal.throwIfAborted()
  const child = spawn(process.execPath, ['--import', endWithParent, options.bundle], {
    cwd: checkout,
    env: spawnable(options.env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Out of reach of Ctrl-C, which would end it and the database in any order.
    detached: true,
  })
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
  const stop = () => endGroup({ child, stopWith: 'SIGTERM', patience: STOP_MS })
  const ready = new Promise<'ready'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        if (line.includes(READY)) resolve('ready')
        else options.onLine(line)
      })
    }
  })
  const patience = AbortSignal.any([options.signal, AbortSignal.timeout(PATIENCE_MS)])
  const outcome = await Promise.race([ready, exited, whenAborted(patience)])
  if (outcome === 'ready' && child.pid !== undefined) return { pid: child.pid, exited, stop }
  await stop()
  options.signal.throwIfAborted()
  throw new PlainError(
    outcome === 'aborted'
      ? 'The site did not answer within two minutes.'
      : `The site could not start (exit code ${outcome}).`,
  )
}
