import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '../../src/dev/processes/free-port'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
})

const span = z.object({
  name: z.string(),
  traceId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }),
})

const delivery = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

function asRecord(attributes: z.infer<typeof attribute>[]) {
  const pairs = attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])
  return z.record(z.string(), z.unknown()).parse(Object.fromEntries(pairs))
}

type ReceivedSpan = Omit<z.infer<typeof span>, 'attributes'> & {
  service: unknown
  attributes: Record<string, unknown>
}

/** Takes traces as a collector of OpenTelemetry does, by OTLP over HTTP. */
export async function startTraceReceiver() {
  const port = await freePort()
  const spans: ReceivedSpan[] = []
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      for (const { resource, scopeSpans } of delivery.parse(body).resourceSpans) {
        const service = asRecord(resource.attributes)['service.name']
        for (const { attributes, ...rest } of scopeSpans.flatMap((scope) => scope.spans)) {
          spans.push({ ...rest, service, attributes: asRecord(attributes) })
        }
      }
      res.writeHead(req.url === '/v1/traces' ? 200 : 404).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    spans,
    stop: () => void server.close(),
  }
}
