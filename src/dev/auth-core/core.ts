import type pg from 'pg'
import { isRecord } from '@/lib/is-record'
import { createAccessTokens } from './access-token'
import { CDI_VERSION } from './cdi'
import type { CoreParts } from './core-parts'
import { createDatabase } from './database'
import { bodyFields, queryFields } from './fields'
import type { Hasher } from './hasher'
import { refreshTokenKey } from './refresh-token'
import { badRequest } from './refusal'
import { createRouter } from './router'
import { emailPasswordRoutes } from './routes/email-password'
import { emailVerificationRoutes } from './routes/email-verification'
import { jwtRoutes } from './routes/jwt'
import { passwordResetRoutes } from './routes/password-reset'
import { serviceRoutes } from './routes/service'
import { sessionRefreshRoutes } from './routes/session-refresh'
import { sessionRegenerateRoutes } from './routes/session-regenerate'
import { sessionVerifyRoutes } from './routes/session-verify'
import { sessionRoutes } from './routes/sessions'
import { thirdPartyRoutes } from './routes/third-party'
import { userListRoutes } from './routes/user-list'
import { userRoutes } from './routes/users'
import { createSchema } from './schema'
import type { Clock, CoreSettings } from './settings'
import { createSigningKeys } from './signing-keys'

const TABLES = ['sessions', 'one_time_tokens']

const RECIPES = [
  serviceRoutes,
  emailPasswordRoutes,
  passwordResetRoutes,
  emailVerificationRoutes,
  thirdPartyRoutes,
  userRoutes,
  userListRoutes,
  sessionRoutes,
  sessionVerifyRoutes,
  sessionRefreshRoutes,
  sessionRegenerateRoutes,
  jwtRoutes,
]

type CoreCall = {
  method: string
  /** Path and query. */
  url: string
  /** Whether the caller has shown the key. */
  isTrusted: boolean
  cdiVersion: string | undefined
  readBody: () => Promise<string>
}

type CoreReply = { body: unknown; headers: Record<string, string> }

export type Core = {
  /** @throws {Refusal} for everything that is not a 200 */
  answer: (call: CoreCall) => Promise<CoreReply>
  /** Removes what has expired. */
  cleanUp: () => Promise<void>
}

/**
 * An authentication core that answers the routes of SuperTokens' core driver interface 5.4 that its
 * Node SDK calls. It keeps everything in the database, in the schema `auth_core`, which it creates;
 * any number of cores may share one.
 */
export async function createCore(options: {
  pool: pg.Pool
  clock: Clock
  hasher: Hasher
  settings: CoreSettings
}): Promise<Core> {
  const { pool, clock, hasher, settings } = options
  const database = createDatabase(pool)
  await createSchema(database)
  const keys = createSigningKeys({ database, clock, settings })
  const parts: CoreParts = {
    ...{ database, clock, hasher, settings, keys },
    accessTokens: createAccessTokens({ keys, clock, settings }),
    refreshKey: await refreshTokenKey(database),
  }
  await keys.valid()
  const findRoute = createRouter(RECIPES.flatMap((recipe) => recipe(parts)))
  return {
    answer: async (call) => {
      const url = new URL(call.url, 'http://core')
      const { route, tenant } = findRoute({ ...call, path: url.pathname })
      if (!route.isOpen) assertVersion(call.cdiVersion)
      const body = bodyFields(route.method === 'get' ? {} : parseJson(await call.readBody()))
      const answer = await route.handle({ tenant, body, query: queryFields(url.searchParams) })
      return { body: answer, headers: route.headers ?? {} }
    },
    cleanUp: () => cleanUp(parts),
  }
}

/** The interface: a driver that names no version gets the newest. */
function assertVersion(version = CDI_VERSION): void {
  if (version !== CDI_VERSION) throw badRequest(`cdi-version ${version} not supported`)
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    if (isRecord(parsed)) return parsed
  } catch {
    // Answered below, with what is JSON but no object.
  }
  throw badRequest('Invalid Json Input')
}

/** Deletes what has expired. Every read leaves it out anyway; this frees the space. */
async function cleanUp({ database, clock, keys }: CoreParts): Promise<void> {
  for (const table of TABLES) {
    await database.write({
      sql: `delete from auth_core.${table} where expires_at <= $1`,
      values: [clock()],
    })
  }
  await keys.removeOld()
}
