import { once } from 'node:events'
import { createServer } from 'node:http'
import { log } from '@/lib/log'
import { createMetrics, type MetricSources } from './metrics'

type Options = { port: number; host: string; sources: MetricSources }

/** Serves the metrics on a port of their own, which only the operators' network reaches. */
export async function serveMetrics({ port, host, sources }: Options) {
  const registry = createMetrics(sources)
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ event: 'metrics-failed', err: error })
        res.destroy()
      },
    )
  })
  await once(server.listen(port, host), 'listening')
  return {
    stop(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
