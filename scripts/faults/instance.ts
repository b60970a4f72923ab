import type { Environment } from '../../src/dev/processes/child'
import { type Site, type SiteOptions, startSite } from '../../src/dev/site-server'

/** A front server and its application, which are started again alone when they end. */
export type Instance = {
  url: string
  /** Where its metrics are. */
  metricsUrl: string
  pid: (part: Part) => number
  /** Sends a signal to both, or to one of them. */
  send: (signal: NodeJS.Signals, part?: Part) => void
  /** Ends both without losing a request, and starts them again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export type Part = 'front' | 'app'

export async function openInstance(options: {
  env: Environment
  port: number
  metricsPort: number
  wrap?: SiteOptions['wrap']
  signal: AbortSignal
  onLine: (line: string) => void
}): Promise<Instance> {
  const { port, metricsPort, wrap = {}, signal, onLine } = options
  const env = { ...options.env, PORT: String(port), METRICS_PORT: String(metricsPort) }
  const start = () => startSite({ env, wrap, signal, onLine })
  let site: Site = await start()

  const pid = (part: Part) => (part === 'front' ? site.pid : site.appPid)
  function send(name: NodeJS.Signals, part?: Part): void {
    for (const each of part ? [part] : (['front', 'app'] as const)) {
      try {
        process.kill(pid(each), name)
      } catch {
        // It is between two starts.
      }
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    ...{ pid, send },
    async restart() {
      await site.stop()
      site = await start()
    },
    async stop() {
      // A frozen process would not hear that it is to end.
      send('SIGCONT')
      await site.stop()
    },
  }
}
