import type { Env } from '../env'
import type { Tracing } from './open-tracing'

type Variables = Pick<
  Env,
  'OTEL_TRACES_EXPORTER' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
>

/** Starts OpenTelemetry where the environment asks for it; nothing of it is loaded otherwise. */
export async function startTracing(env: Variables): Promise<Tracing | null> {
  const isAsked =
    env.OTEL_TRACES_EXPORTER === 'otlp' ||
    env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined
  if (!isAsked || env.OTEL_TRACES_EXPORTER === 'none') return null
  const { openTracing } = await import('./open-tracing')
  return openTracing()
}
