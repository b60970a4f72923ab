import * as z from 'zod'
import { fillVariables, secret, type Source, variables as shared } from '@/lib/env'

const address = z.url({ protocol: /^http$/ }).transform((url) => url.replace(/\/+$/, ''))

const cache = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Addresses by commas or spaces. */
const listSchema = (one: z.ZodType<string, string>) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(one))

const variables = shared
  .pick({
    PORT: true,
    HOSTNAME: true,
    SITE_URL: true,
    DATABASE_URL: true,
    METRICS_PORT: true,
    METRICS_HOST: true,
    OTEL_TRACES_EXPORTER: true,
    OTEL_EXPORTER_OTLP_ENDPOINT: true,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: true,
  })
  .extend({
    /** `npm run dev` sets `development`; a server that is started on its own has readers. */
    NODE_ENV: shared.shape.NODE_ENV.unwrap().default('production'),
    /** Where the application listens: addresses by commas; a name may stand for several of them. */
    APP_URL: z
      .string('is missing: where the application listens, http://127.0.0.1:3001')
      .pipe(listSchema(address))
      .pipe(z.array(z.string()).min(1)),
    PAYLOAD_SECRET: secret,
    INTERNAL_SECRET: secret,
    /** Caches in front that take `PURGE`, and one that takes a list: docs/how-to/cache-in-front.md. */
    PURGE_URL: listSchema(cache).default([]),
    PURGE_WEBHOOK: cache.optional(),
    PURGE_TOKEN: z.string().min(1).optional(),
    CDN_MAX_AGE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(600),
    ASSETS_DIR: z.string().min(1).optional(),
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    PAGE_CACHE: z.stringbool().default(true),
    PAGE_CACHE_MB: z.coerce.number().min(1).max(4096).default(64),
    STRICT_CSP: z.stringbool().default(true),
    INLINE_STYLES: z.stringbool().default(true),
    LATE_HYDRATION: z.stringbool().default(true),
    LOG_REQUESTS: z.stringbool().default(false),
    STARTUP_TIMEOUT_SECONDS: z.coerce.number().min(0).max(600).default(0),
    SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
    SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number().min(1).max(300).default(20),
  })

export type FrontSettings = z.infer<typeof variables>

/**
 * Reads what the front server needs to know.
 * @throws Error naming every wrong or missing variable, never its value
 */
export function readSettings(source: Source): FrontSettings {
  return fillVariables({ schema: variables, source })
}
