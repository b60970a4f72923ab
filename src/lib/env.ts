import { z } from 'zod'

const secret = z.string().min(16, 'must have at least 16 characters')

function required(sentence: string) {
  return {
    error: (issue: { input?: unknown }) => (issue.input === undefined ? sentence : undefined),
  }
}

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOSTNAME: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_MAX: z.coerce.number().int().min(5).max(100).default(10),
  PAYLOAD_SECRET: secret,
  INTERNAL_SECRET: secret,
  MIGRATE_ON_START: z.stringbool().default(false),
  EDITOR_EMAIL: z.email().optional(),
  EDITOR_PASSWORD: z.string().min(8).optional(),
  MEDIA_DIR: z.string().min(1).default('.local/media'),
  ASSETS_DIR: z.string().min(1).optional(),
  SUPERTOKENS_CONNECTION_URI: z.url({
    protocol: /^https?$/,
    ...required('is missing: the address of the SuperTokens core, which keeps the accounts'),
  }),
  SUPERTOKENS_API_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    ...required('is missing: the mail server, smtp://user:password@host:587'),
  }),
  MAIL_FROM: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_DISCOVERY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://accounts.google.com/.well-known/openid-configuration'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  PAGE_CACHE: z.stringbool().default(true),
  DIRECT_ANSWERS: z.stringbool().default(true),
  SHARED_PAGES: z.stringbool().default(true),
  PAGE_CACHE_MB: z.coerce.number().min(1).max(4096).default(64),
  STRICT_CSP: z.stringbool().default(true),
  INLINE_STYLES: z.stringbool().default(true),
  LATE_HYDRATION: z.stringbool().default(true),
  RATE_LIMIT_SCALE: z.coerce.number().min(1).max(1000).default(1),
  LOG_REQUESTS: z.stringbool().default(false),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number().min(1).max(300).default(20),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
})

const schema = variables.refine(
  (env) => (env.GOOGLE_CLIENT_ID === undefined) === (env.GOOGLE_CLIENT_SECRET === undefined),
  {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together',
  },
)

export type Env = z.infer<typeof schema>

/**
 * `next build` and the generators need a configuration but neither secrets nor a database: they
 * get an address nothing listens on, so that a stray query fails loudly.
 */
const withoutServices = {
  SITE_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-the-build-0',
  INTERNAL_SECRET: 'only-for-the-build-0',
  SUPERTOKENS_CONNECTION_URI: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

function isBuildStep(source: NodeJS.ProcessEnv): boolean {
  return source.NEXT_PHASE === 'phase-production-build' || source.BUILD_STEP === '1'
}

/**
 * Reads the environment.
 *
 * @throws Error naming every wrong or missing variable, never its value.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const given = isBuildStep(source) ? { ...source, ...withoutServices } : source
  // An empty string in an .env file means "not set".
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const result = schema.safeParse(filled)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(
    `The environment is not usable; see .env.example.\n${[...new Set(faults)].join('\n')}`,
  )
}

let parsed: Env | undefined

/** The environment of this process, parsed once. */
export function getEnv(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}
