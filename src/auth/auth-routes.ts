import { z } from 'zod'
import { fieldText } from './form-fields'
import { isStorable } from './storable-text'

const maxLength = 4000
const storable = z.string().refine(isStorable)
const text = storable.max(maxLength)
const fields = z.array(z.object({ id: text, value: storable })).max(10)
const form = z.looseObject({ formFields: fields })
const token = z.looseObject({ token: text })
const anything = z.looseObject({})

const absent = z.undefined().optional()

/** Tokens of Google's own are not taken: only what comes back through the browser. */
const google = z.looseObject({
  thirdPartyId: z.literal('google'),
  clientType: absent,
  oAuthTokens: absent,
  redirectURIInfo: z.looseObject({
    redirectURIOnProviderDashboard: text,
    redirectURIQueryParams: z.record(text, text),
    pkceCodeVerifier: text.optional(),
  }),
})

/** The address in the body of a form, or nothing. */
export function typedEmail(body: unknown): string {
  const { data } = form.safeParse(body)
  return fieldText({ fields: data?.formFields ?? [], id: 'email' })
}

/** Whether everything in the query of an address may be sent on to the core. */
export function isFitQuery(query: URLSearchParams): boolean {
  return [...query].every((pair) =>
    pair.every((part) => part.length <= maxLength && isStorable(part)),
  )
}

type AuthRoute = {
  /** Schema of the body, since the SDK trusts its types. */
  body?: z.ZodType<Record<string, unknown>>
  /** Begins a session, so the one that may be there does not count. */
  isSignIn?: boolean
  /** Hashes or compares a password. */
  hashes?: boolean
  /** The service it calls; the core by default. Google's routes call the core, too. */
  asks?: 'nobody' | 'google'
}

/** Routes under /auth; the SDK would offer more. */
const routes = new Map<string, AuthRoute>([
  ['GET /loginmethods', { asks: 'nobody' }],
  ['GET /emailpassword/email/exists', {}],
  ['POST /signup', { body: form, isSignIn: true, hashes: true }],
  ['POST /signin', { body: form, isSignIn: true, hashes: true }],
  ['POST /user/password/reset/token', { body: form }],
  [
    'POST /user/password/reset',
    { body: z.looseObject({ ...form.shape, ...token.shape }), hashes: true },
  ],
  ['POST /user/email/verify', { body: token }],
  ['GET /user/email/verify', {}],
  ['POST /user/email/verify/token', { body: anything }],
  ['GET /authorisationurl', { asks: 'google' }],
  ['POST /signinup', { body: google, isSignIn: true, asks: 'google' }],
  ['POST /session/refresh', { body: anything }],
  ['POST /signout', { body: anything }],
])

/** The route of a request under /auth, with or without the one tenant there is; or undefined. */
export function authRoute({
  method,
  pathname,
}: {
  method: string
  pathname: string
}): AuthRoute | undefined {
  const path = pathname.replace(/^\/auth(?:\/public)?(?=\/)/, '')
  return path === pathname ? undefined : routes.get(`${method} ${path}`)
}
