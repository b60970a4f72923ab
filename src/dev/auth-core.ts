import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { whenAborted } from './processes/aborted'
import type { coreSettings } from './auth-core/settings'
import { checkout } from './checkout'
import { endGroup, spawnable } from './processes/child'
import { PlainError } from './plain-error'
import { lastLines } from './progress'

const READY = /^ready (?<url>http:\S+)$/
const TIMEOUT_MS = 30_000
const STOP_MS = 5000
const endWithParent = fileURLToPath(new URL('./processes/end-with-parent.mjs', import.meta.url))
const main = fileURLToPath(new URL('./auth-core/main.ts', import.meta.url))

export type AuthCore = {
  /** What `SUPERTOKENS_CONNECTION_URI` is to be. */
  url: string
  /** What `SUPERTOKENS_API_KEY` is to be. */
  apiKey: string
  pid: number
  /** Resolves with its exit code when it has gone, by whatever cause. */
  exited: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts the embedded authentication core as a process of its own, on loopback only, and waits
 * until it answers. It keeps everything in the schema `auth_core` of the given database.
 * @param options `port`: a free one by default; `apiKey`: a new one by default, of at least 20
 *   characters; `signal` gives up waiting
 * @throws {PlainError} with its own last words where it does not start
 */
export async function startAuthCore(options: {
  databaseUrl: string
  port?: number
  apiKey?: string
  settings?: z.input<typeof coreSettings>
  /** Gets what it writes while it works, line by line. */
  say?: (line: string) => void
  signal: AbortSignal
}): Promise<AuthCore> {
  const { databaseUrl, port = 0, settings = {}, signal } = options
  const say = options.say ?? ((line) => console.error(`Auth core: ${line}`))
  const apiKey = options.apiKey ?? randomBytes(24).toString('hex')
  signal.throwIfAborted()
  const child = spawn(process.execPath, ['--import', endWithParent, '--import', 'tsx', main], {
    cwd: checkout,
    env: spawnable({
      ...process.env,
      AUTH_CORE_DATABASE_URL: databaseUrl,
      AUTH_CORE_API_KEY: apiKey,
      AUTH_CORE_PORT: String(port),
      AUTH_CORE_SETTINGS: JSON.stringify(settings),
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Out of reach of Ctrl-C, which would end it before the site that asks it.
    detached: true,
  })
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
  const stop = () => endGroup({ child, stopWith: 'SIGTERM', timeoutMs: STOP_MS })
  const words: string[] = []
  let isUp = false
  const ready = new Promise<{ url: string }>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const url = READY.exec(line)?.groups?.url
        if (url !== undefined) resolve({ url })
        else if (isUp) say(line)
        else words.push(line)
      })
    }
  })
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const outcome = await Promise.race([ready, exited, whenAborted(deadline)])
  if (typeof outcome === 'object' && child.pid !== undefined) {
    isUp = true
    return { ...outcome, apiKey, pid: child.pid, exited, stop }
  }
  await stop()
  signal.throwIfAborted()
  throw new PlainError(`The auth core could not start.\n${lastLines(words.join('\n'))}`)
}
