import { stripVTControlCharacters } from 'node:util'
import { whenAborted } from './processes/aborted'
import type { Environment } from './processes/child'
import { freePort } from './processes/free-port'
import { startServerProcess } from './processes/server-process'
import { developmentServer, frontEnvironment, frontFlags, frontServer } from './front-bundle'
import { PlainError } from './plain-error'

const SERVING = '"event":"serving"'
const TIMEOUT_MS = 120_000

/** A process that has ended so often has a reason that another start does not remove. */
const MOST_STARTS = 20

/** What Next prints about itself when it starts. */
const banner = /^\s*(?:▲ Next\.js|- (?:Local|Network|Environments|Experiments)|✓ |$)/

/** Session cookies are long; as the front server has it. */
const headerSize = '--max-http-header-size=65536'

export type Site = {
  /** Of the front server, at this moment. */
  readonly pid: number
  /** Of the application, at this moment. */
  readonly appPid: number
  /** Where the application answers without the front server. */
  appUrl: string
  /** Resolves with the exit code when the front server has stopped, or cannot be started again. */
  exited: Promise<number>
  stop: () => Promise<void>
}

export type SiteOptions = {
  env: Environment
  mode?: 'production' | 'development'
  /** Another bundle of the front server. */
  bundle?: string
  /** What runs either of the two, such as `taskset`. */
  wrap?: Partial<Record<'app' | 'front', (command: string[]) => string[]>>
  signal: AbortSignal
  /** Gets each line that the two print, but the one that says they serve. */
  onLine: (line: string) => void
}

/**
 * Starts the application and the front server before it, and waits until they serve. Each is started
 * again alone when it ends.
 * @throws {PlainError} when one of them ends, or they are silent for two minutes, before that
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { env, mode = 'production', signal, onLine } = options
  signal.throwIfAborted()
  const appPort = String(await freePort())
  let isServing = false
  let serve = () => {}
  const serving = new Promise<'serving'>((resolve) => {
    serve = () => resolve('serving')
  })
  const isFinal = ({ starts }: { starts: number }) => !isServing || starts >= MOST_STARTS
  const app = startServerProcess({
    name: 'The application',
    args: [
      ...[headerSize, 'node_modules/next/dist/bin/next', mode === 'production' ? 'start' : 'dev'],
      ...['--hostname', '127.0.0.1', '--port', appPort],
      ...(mode === 'production' ? ['--keepAliveTimeout', '65000'] : []),
    ],
    env: {
      ...env,
      ...{ NODE_ENV: mode, PORT: appPort, HOSTNAME: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' },
      METRICS_PORT: undefined,
    },
    wrap: options.wrap?.app,
    onLine: (line) => {
      if (!banner.test(stripVTControlCharacters(line))) onLine(line)
    },
    isFinal,
  })
  const front = startServerProcess({
    name: 'The front server',
    args: [
      ...frontFlags,
      options.bundle ?? (mode === 'production' ? frontServer : developmentServer),
    ],
    wrap: options.wrap?.front,
    env: {
      ...{ ...env, ...frontEnvironment, NODE_ENV: mode },
      APP_URL: `http://127.0.0.1:${appPort}`,
    },
    onLine: (line) => {
      if (!isServing && line.includes(SERVING)) serve()
      else onLine(line)
    },
    // Told to stop, it has stopped.
    isFinal: (end) => end.code === 0 || isFinal(end),
  })
  const stop = async () => {
    await front.stop()
    await app.stop()
  }
  const exited = Promise.race([front.exited, app.exited]).then(async (code) => {
    await stop()
    return code
  })
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const outcome = await Promise.race([serving, exited, whenAborted(deadline)])
  isServing = true
  if (outcome === 'serving') {
    return {
      get pid() {
        return front.pid
      },
      get appPid() {
        return app.pid
      },
      appUrl: `http://127.0.0.1:${appPort}`,
      exited,
      stop,
    }
  }
  await stop()
  signal.throwIfAborted()
  throw new PlainError(
    outcome === 'aborted'
      ? 'The site did not answer within two minutes.'
      : `The site could not start (exit code ${outcome}).`,
  )
}
