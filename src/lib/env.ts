import { isAbsolute } from 'node:path'
import * as z from 'zod'

export const secret = z.string().min(16, 'must have at least 16 characters')

function required(sentence: string) {
  return {
    error: (issue: { input?: unknown }) => (issue.input === undefined ? sentence : undefined),
  }
}

/** Each variable by itself; the front server reads some of them too (src/front/settings.ts). */
export const variables = z.object({
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
  EDITOR_PASSWORD: z.string().min(12).optional(),
  MEDIA_DIR: z.string().min(1).optional(),
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
  RATE_LIMIT_SCALE: z.coerce.number().min(1).max(1000).default(1),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
})

const schema = variables
  .refine(
    (env) => (env.GOOGLE_CLIENT_ID === undefined) === (env.GOOGLE_CLIENT_SECRET === undefined),
    {
      path: ['GOOGLE_CLIENT_SECRET'],
      message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together',
    },
  )
  // A standalone build works in its own folder, which the next one empties.
  .refine((env) => env.NODE_ENV !== 'production' || env.MEDIA_DIR !== undefined, {
    path: ['MEDIA_DIR'],
    message: 'is missing: the folder of uploaded pictures, outside of the build',
  })
  // The application and the programs beside it would each take it from where they work.
  .refine(
    ({ NODE_ENV, MEDIA_DIR }) =>
      NODE_ENV !== 'production' || MEDIA_DIR === undefined || isAbsolute(MEDIA_DIR),
    {
      path: ['MEDIA_DIR'],
      message: 'has to be a whole path, such as /var/lib/pasiuni/media, outside of the build',
    },
  )
  .transform((env) => ({ ...env, MEDIA_DIR: env.MEDIA_DIR ?? '.local/media' }))

export type Env = z.infer<typeof schema>

/**
 * `next build` and the generators need a configuration but neither secrets nor a database: they get
 * an address nothing listens on, and a folder that cannot exist, so that a stray use fails loudly.
 */
const withoutServices = {
  SITE_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-the-build-0',
  INTERNAL_SECRET: 'only-for-the-build-0',
  SUPERTOKENS_CONNECTION_URI: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MEDIA_DIR: '/dev/null/media',
}

function isBuildStep(source: NodeJS.ProcessEnv): boolean {
  return source.NEXT_PHASE === 'phase-production-build' || source.BUILD_STEP === '1'
}

/** Variables by name, such as `process.env`. */
export type Source = Readonly<Record<string, string | undefined>>

/**
 * Reads variables by a schema.
 *
 * @throws Error naming every wrong or missing variable, never its value.
 */
export function fillVariables<Schema extends z.ZodType>({
  schema: given,
  source,
}: {
  schema: Schema
  source: Source
}): z.output<Schema> {
  // An empty string in an .env file means "not set".
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = given.safeParse(filled)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(
    `The environment variables are invalid; see .env.example.\n${[...new Set(faults)].join('\n')}`,
  )
}

/**
 * Reads the environment of the application.
 *
 * @throws Error naming every wrong or missing variable, never its value.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  return fillVariables({
    schema,
    source: isBuildStep(source) ? { ...source, ...withoutServices } : source,
  })
}

let parsed: Env | undefined

/** The environment of this process, parsed once. */
export function getEnv(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}
