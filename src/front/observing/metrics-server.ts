import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import type { MetricSources } from './metrics'

type Options = {
  /** Undefined where nobody asks for metrics; then nothing of this is loaded. */
  port: number | undefined
  host: string
  sources: MetricSources
}

export type MetricsServer = { stop: () => void }

/** Answers with the metrics on a port of their own, which only the operators' network reaches. */
export async function serveMetrics({ port, host, sources }: Options): Promise<MetricsServer> {
  if (port === undefined) return { stop: () => {} }
  const { createMetrics } = await import('./metrics')
  const registry = createMetrics(sources)

  async function answer({ req, res }: { req: IncomingMessage; res: ServerResponse }) {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end()
      return
    }
    const metrics = await registry.metrics()
    res.writeHead(200, { 'content-type': registry.contentType }).end(metrics)
  }

  const server = createServer((req, res) => {
    answer({ req, res }).catch((error: unknown) => {
      log.error({ event: 'metrics-failed', err: error })
      res.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
