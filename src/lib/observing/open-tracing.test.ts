import { createServer } from 'node:http'
import { context, propagation, trace } from '@opentelemetry/api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTracing } from './open-tracing'

test('no span tells the code of a link, Next’s own neither', async () => {
  const sent: string[] = []
  const collector = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => sent.push(chunk.toString()))
    req.on('end', () => res.end())
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : ''
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    for (const api of [trace, context, propagation]) api.disable()
    collector.close()
    collector.closeAllConnections()
  })
  const tracing = openTracing()
  const path = '/admin/reset/0a1b2c'
  const span = tracing.begin({ request: { requestId: '1', method: 'GET', path }, headers: {} })
  const target = '/ro/auth/reset-password?token=0a1b2c'
  await span.run(() => {
    const own = trace.getTracer('next.js').startSpan(`GET ${target}`)
    own.setAttribute('http.target', target).end()
    return Promise.resolve()
  })
  span.end({ kind: 'admin', status: 200 })
  await tracing.stop()
  const text = sent.join('')
  expect(text).toContain('/admin/reset/[token]')
  expect(text).toContain('/ro/auth/reset-password?token=[token]')
  expect(text).not.toContain('0a1b2c')
})
