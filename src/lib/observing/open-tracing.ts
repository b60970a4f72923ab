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
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { withoutTokens } from './without-tokens'

type TracedRequest = { requestId: string; method: string; path: string }

type Span = {
  /** The headers with which the next service continues the trace. */
  headers: Record<string, string>
  /** Spans started inside become children of this one. */
  run: (work: () => Promise<void>) => Promise<void>
  /** @param ending `status`: of the answer, 0 where the client was gone before it had the whole of it */
  end: (ending: { kind: string; status: number }) => void
}

export type Tracing = {
  /** @param options `headers` may say which trace the request belongs to */
  begin: (options: { request: TracedRequest; headers: IncomingHttpHeaders }) => Span
  /** Sends what has not left yet. */
  stop: () => Promise<void>
}

const name = 'pasiuni'

/** Next writes whole addresses into its spans. */
const masking: SpanProcessor = {
  onStart: () => undefined,
  onEnding(span) {
    span.updateName(withoutTokens(span.name))
    for (const [key, value] of Object.entries(span.attributes)) {
      if (typeof value === 'string') span.setAttribute(key, withoutTokens(value))
    }
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

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
    spanProcessors: [masking, new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = provider.getTracer(name)

  return {
    begin({ request: { requestId, method, path }, headers: given }) {
      const parent = propagation.extract(ROOT_CONTEXT, given)
      const attributes = {
        ...{ 'http.request.method': method, 'url.path': path, 'pasiuni.request_id': requestId },
      }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      const within = trace.setSpan(parent, span)
      const headers: Record<string, string> = {}
      propagation.inject(within, headers)
      return {
        headers,
        run: (work) => context.with(within, work),
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
