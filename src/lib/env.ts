import { z } from 'zod'

const secret = z.string().min(16, 'must have at least 16 characters')

const schema = z.object({
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
})

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
