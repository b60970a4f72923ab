import type { IncomingHttpHeaders } from 'node:http'
import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  ROOT_CONTEXT,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Ending, FollowedRequest } from '../requests/followed-request'

type Span = {
  /** What is done within belongs to the span. */
  run: (work: () => Promise<void>) => Promise<void>
  end: (ending: Ending) => void
}

export type Tracing = {
  /** @param options `headers` may say which trace the request belongs to */
  begin: (options: { request: FollowedRequest; headers: IncomingHttpHeaders }) => Span
  /** Sends what has not left yet. */
  stop: () => Promise<void>
}

const name = 'pasiuni'

/**
 * Sends traces by OTLP over HTTP. Where to, what with and how many is what the variables of
 * OpenTelemetry say, which its packages read themselves. Next adds its own spans to each request.
 */
export function openTracing(): Tracing {
  const resource = resourceFromAttributes({ 'service.name': name }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = provider.getTracer(name)

  return {
    begin({ request: { requestId, method, path }, headers }) {
      const parent = propagation.extract(ROOT_CONTEXT, headers)
      const attributes = {
        ...{ 'http.request.method': method, 'url.path': path, 'pasiuni.request_id': requestId },
      }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      return {
        run: (work) => context.with(trace.setSpan(parent, span), work),
        end({ kind, status }) {
          span.updateName(`${method} ${kind}`)
          span.setAttribute('pasiuni.kind', kind)
          if (status > 0) span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    stop: () => provider.shutdown(),
  }
}
