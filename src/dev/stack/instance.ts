import { whenAborted } from '../processes/aborted'
import type { Environment } from '../processes/child'
import { frontServer } from '../front-bundle'
import { startSite } from '../site-server'

export type Instance = {
  url: string
  /** The process of this moment. */
  readonly pid: number
  /** Resolves, saying what happened, when it has ended and cannot be started again. */
  gone: Promise<string>
  stop: () => Promise<void>
}

/** Starts an instance of the site, and starts it again whenever it ends by itself. */
export async function openInstance(options: {
  /** Beginning with its port. */
  env: Environment
  signal: AbortSignal
  onLine: (line: string) => void
}): Promise<Instance> {
  const { env, onLine } = options
  const url = `http://127.0.0.1:${env.PORT}`
  const stopping = new AbortController()
  const signal = AbortSignal.any([options.signal, stopping.signal])
  const start = () => startSite({ bundle: frontServer, env, signal, onLine })
  let site = await start()

  async function tend(): Promise<string> {
    for (;;) {
      const code = await site.exited
      if (signal.aborted) return `The instance ${url} has been stopped.`
      onLine(`The instance ${url} has ended (exit code ${code}) and is started again.`)
      try {
        site = await start()
      } catch (error) {
        return `The instance ${url} could not be started again: ${String(error)}`
      }
      onLine(`The instance ${url} is back.`)
    }
  }

  const tended = tend()
  return {
    url,
    get pid() {
      return site.pid
    },
    // Told to stop is no news.
    gone: Promise.race([tended, whenAborted(signal)]).then((end) =>
      signal.aborted ? new Promise<never>(() => {}) : end,
    ),
    async stop() {
      stopping.abort()
      await site.stop()
      await tended
    },
  }
}
