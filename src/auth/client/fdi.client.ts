import type { Locale } from '@/i18n/locales'
import type { Answer } from './error-key'
import { siteCall, type SiteCall } from './site-call.client'

const headers = {
  'content-type': 'application/json',
  'fdi-version': '4.1',
  'st-auth-mode': 'cookie',
}

type Call = { path: string; locale: Locale; method?: SiteCall['method']; body?: object }

/** One call of the front-end interface of SuperTokens (specification §7). It never throws. */
function call({ path, method = 'POST', ...rest }: Call): Promise<Answer> {
  return siteCall({ ...rest, path: `/auth${path}`, method, headers })
}

function formFields(values: Record<string, string>): { id: string; value: string }[] {
  return Object.entries(values).map(([id, value]) => ({ id, value }))
}

type Credentials = { email: string; password: string; locale: Locale }

export function signIn({ locale, ...values }: Credentials): Promise<Answer> {
  const body = { formFields: formFields(values), shouldTryLinkingWithSessionUser: false }
  return call({ path: '/signin', locale, body })
}

export function signUp({ locale, ...values }: Credentials): Promise<Answer> {
  const body = { formFields: formFields(values), shouldTryLinkingWithSessionUser: false }
  return call({ path: '/signup', locale, body })
}

/** Has a link for a new password sent; the answer does not tell whether the address is known. */
export function sendResetMail({
  email,
  locale,
}: {
  email: string
  locale: Locale
}): Promise<Answer> {
  const body = { formFields: formFields({ email }) }
  return call({ path: '/user/password/reset/token', locale, body })
}

export function resetPassword({
  password,
  token,
  locale,
}: {
  password: string
  token: string
  locale: Locale
}): Promise<Answer> {
  const body = { method: 'token', token, formFields: formFields({ password }) }
  return call({ path: '/user/password/reset', locale, body })
}

/** Has the link to confirm the address of the signed-in member sent. */
export function sendVerificationMail(locale: Locale): Promise<Answer> {
  return call({ path: '/user/email/verify/token', locale, body: {} })
}

export function verifyEmail({ token, locale }: { token: string; locale: Locale }): Promise<Answer> {
  return call({ path: '/user/email/verify', locale, body: { method: 'token', token } })
}

/** Where to send the browser for a social sign-in. */
export function authorisationUrl({
  thirdPartyId,
  redirectUri,
  locale,
}: {
  thirdPartyId: string
  redirectUri: string
  locale: Locale
}): Promise<Answer> {
  const query = new URLSearchParams({ thirdPartyId, redirectURIOnProviderDashboard: redirectUri })
  return call({ path: `/authorisationurl?${query.toString()}`, locale, method: 'GET' })
}

/** Finishes a social sign-in with what the provider put into the address of the callback page. */
export function signInUp({
  thirdPartyId,
  redirectUri,
  query,
  pkceCodeVerifier,
  locale,
}: {
  thirdPartyId: string
  redirectUri: string
  query: Record<string, string>
  pkceCodeVerifier: string | undefined
  locale: Locale
}): Promise<Answer> {
  const redirectURIInfo = {
    redirectURIOnProviderDashboard: redirectUri,
    redirectURIQueryParams: query,
    ...(pkceCodeVerifier === undefined ? {} : { pkceCodeVerifier }),
  }
  return call({
    path: '/signinup',
    locale,
    body: { thirdPartyId, redirectURIInfo, shouldTryLinkingWithSessionUser: false },
  })
}
