import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type CoreClient, connectTo } from './core-client'
import { because } from './skip-reason'

const { TEST_CORE_URI: uri, TEST_CORE_API_KEY: apiKey = '', TEST_CORE_SERVER_URL } = process.env
if (!uri) throw new Error('Run this test in the Vitest project "core".')

export const coreUri = uri.replace(/\/$/, '')

/** Empty where the core asks for none. */
export const coreKey = apiKey

/** Options for suites that only the embedded core can pass. */
export const embeddedOnly = because("they change the embedded core's clock, process or storage")

/** Options for tests that a core without an API key cannot pass. */
export const keyOnly = because('the core asks for no API key')

/** False where the tests were given another core, whose time and storage are out of reach. */
export const isEmbedded = TEST_CORE_SERVER_URL !== undefined

/** The core that the contract is held against. */
export const core = connectTo({ uri, apiKey })

export const password = 'parola-de-proba-1'

/** An address that nobody has used: the core may be one with other people in it. */
export function newEmail(): string {
  return `test-${randomBytes(8).toString('hex')}@pasiuni.example`
}

const tokenSchema = z.object({ token: z.string(), expiry: z.number(), createdTime: z.number() })

const startedSchema = z.looseObject({
  status: z.literal('OK'),
  session: z.object({
    handle: z.string(),
    userId: z.string(),
    recipeUserId: z.string(),
    userDataInJWT: z.record(z.string(), z.unknown()),
    tenantId: z.string(),
  }),
  accessToken: tokenSchema,
  refreshToken: tokenSchema,
  antiCsrfToken: z.string().optional(),
})

export type Started = z.output<typeof startedSchema>

const signedUpSchema = z.looseObject({
  status: z.literal('OK'),
  user: z.looseObject({ id: z.string() }),
})

type Given = { on?: CoreClient }

export async function signUp({ on = core, email = newEmail() }: Given & { email?: string } = {}) {
  const { body } = await on.post('/public/recipe/signup', { email, password })
  const { user } = signedUpSchema.parse(body)
  return { id: user.id, email, user }
}

/** Starts a session; the user of one need not exist. */
export async function startSession({
  on = core,
  ...values
}: Given & Record<string, unknown> = {}): Promise<Started> {
  const { body } = await on.post('/public/recipe/session', {
    userId: randomUUID(),
    userDataInJWT: { iss: 'https://pasiuni.example/auth' },
    userDataInDatabase: {},
    useDynamicSigningKey: true,
    enableAntiCsrf: false,
    ...values,
  })
  return startedSchema.parse(body)
}

export async function refresh({
  on = core,
  ...values
}: Given & { refreshToken: string } & Record<string, unknown>): Promise<unknown> {
  const defaults = { enableAntiCsrf: false, useDynamicSigningKey: true }
  return (await on.post('/recipe/session/refresh', { ...defaults, ...values })).body
}

/** A refresh that must succeed. */
export async function refreshed(
  values: Given & { refreshToken: string } & Record<string, unknown>,
): Promise<Started> {
  return startedSchema.parse(await refresh(values))
}

export async function verify({
  on = core,
  ...values
}: Given & { accessToken: string } & Record<string, unknown>): Promise<unknown> {
  const defaults = { doAntiCsrfCheck: false, enableAntiCsrf: false, checkDatabase: false }
  return (await on.post('/recipe/session/verify', { ...defaults, ...values })).body
}

/** The access token that a core gives in exchange for another one. */
export function swappedToken(body: unknown): string {
  return z.object({ accessToken: tokenSchema }).parse(body).accessToken.token
}

/** The text under a key of an answer, such as a token. */
export function textIn({ body, key }: { body: unknown; key: string }): string {
  return z.string().parse(z.record(z.string(), z.unknown()).parse(body)[key])
}

export function getStatus(body: unknown): string {
  return textIn({ body, key: 'status' })
}
