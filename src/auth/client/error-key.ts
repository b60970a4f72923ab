import type { ErrorKey, Problem } from './problem'

/** An answer of one of the site's calls; `http` is 0 when there was none. */
export type SiteResponse = {
  http: number
  /** Seconds, from the header `Retry-After`. */
  retryAfter: number | null
  body: Record<string, unknown>
}

// Statuses and texts of the server that are keys of the catalogue themselves.
const ownKeys = [
  'EMAIL_FIELD_empty_ERROR',
  'EMAIL_FIELD_ERROR',
  'NAME_FIELD_empty_ERROR',
  'PASSWORD_FIELD_empty_ERROR',
  'PASSWORD_FIELD_ERROR',
  'PASSWORD_NOT_FIT',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_TOO_LONG',
  'EMAIL_ALREADY_EXISTS',
  'EMAIL_ALREADY_VERIFIED_ERROR',
  'CHECK_EMAIL_TO_VERIFY_ERROR',
  'RESET_PASSWORD_INVALID_TOKEN_ERROR',
  'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
  'NO_EMAIL_GIVEN_BY_PROVIDER',
  'EMAIL_USED_WITH_PASSWORD',
  'EMAIL_USED_WITH_GOOGLE',
  'GOOGLE_EMAIL_NOT_VERIFIED',
  'GOOGLE_SIGN_IN_FAILED',
  'ACCOUNT_SUSPENDED',
  'COOKIES_BLOCKED',
] as const satisfies ErrorKey[]

const keyByText: Record<string, ErrorKey> = {
  WRONG_CREDENTIALS_ERROR: 'CREDENTIALS_ERROR',
  'No Error Message Provided': 'NO_MESSAGE',
  'Email is invalid': 'EMAIL_FIELD_ERROR',
  'This email already exists. Please sign in instead.': 'EMAIL_ALREADY_EXISTS',
  'Password must contain at least 8 characters, including a number': 'PASSWORD_FIELD_ERROR',
  'Password must contain at least one alphabet': 'PASSWORD_FIELD_ERROR',
  'Password must contain at least one number': 'PASSWORD_FIELD_ERROR',
  "Password's length must be lesser than 100 characters": 'PASSWORD_TOO_LONG',
}

const withReason = [
  'SIGN_IN_NOT_ALLOWED',
  'SIGN_UP_NOT_ALLOWED',
  'PASSWORD_RESET_NOT_ALLOWED',
  'SIGN_IN_UP_NOT_ALLOWED',
] as const satisfies ErrorKey[]

function knownKey(text: unknown): ErrorKey | undefined {
  return ownKeys.find((key) => key === text) ?? keyByText[String(text)]
}

function fieldKey({ id, error }: { id: string; error: unknown }): ErrorKey {
  if (error === 'Field is not optional') {
    return id === 'email' ? 'EMAIL_FIELD_empty_ERROR' : 'PASSWORD_FIELD_empty_ERROR'
  }
  return knownKey(error) ?? 'FIELDS_ERROR'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Faulty fields of either kind: the SDK's list, or the site's own record of keys by name. */
function listFields({ formFields, fields }: Record<string, unknown>): [string, unknown][] {
  if (Array.isArray(formFields)) {
    return formFields.filter(isRecord).map(({ id, error }) => [String(id), error])
  }
  return isRecord(fields) ? Object.entries(fields) : []
}

function fieldsProblem(body: Record<string, unknown>): Problem {
  const fields = listFields(body).map(([id, error]) => ({ id, key: fieldKey({ id, error }) }))
  return { key: knownKey(body.error) ?? 'FIELDS_ERROR', ...(fields.length > 0 ? { fields } : {}) }
}

function quoted({ key, text }: { key: ErrorKey; text: unknown }): Problem {
  const own = knownKey(text)
  if (own) return { key: own }
  if (typeof text === 'string' && text !== '') return { key, reason: text }
  return { key: 'NO_MESSAGE' }
}

function statusProblem(body: Record<string, unknown>): Problem {
  const { status } = body
  const refusal = withReason.find((key) => key === status)
  if (refusal) return quoted({ key: refusal, text: body.reason })
  if (status === 'FIELD_ERROR') return fieldsProblem(body)
  if (status === 'GENERAL_ERROR') return quoted({ key: 'GENERAL_ERROR', text: body.message })
  return { key: knownKey(status) ?? 'defaultErrorMessage' }
}

/** Error of a response, by the key of its message; null on success. */
export function toProblem({ http, retryAfter, body }: SiteResponse): Problem | null {
  if (http === 0) return { key: 'OFFLINE' }
  if (http === 429) return { key: 'LIMITED', ...(retryAfter === null ? {} : { retryAfter }) }
  if (http === 502 || http === 503 || http === 504) return { key: 'UNAVAILABLE' }
  if (http === 401) return { key: 'SESSION_EXPIRED' }
  if (body.code === 'foreign-origin') return { key: 'FOREIGN_ORIGIN', site: String(body.site) }
  if (http >= 300) {
    return body.code === 'fields' ? fieldsProblem(body) : { key: 'defaultErrorMessage' }
  }
  return body.status === undefined || body.status === 'OK' ? null : statusProblem(body)
}
