import { emailProblem } from '../email-rules'
import type { ErrorKey, Problem } from './problem'

const shortest = 8
const longest = 100

export function emailError(email: string): ErrorKey | null {
  if (email.trim() === '') return 'EMAIL_FIELD_empty_ERROR'
  return emailProblem(email) ?? null
}

export function passwordError(password: string): ErrorKey | null {
  return password === '' ? 'PASSWORD_FIELD_empty_ERROR' : null
}

/** At least 8 characters, one of them a digit; letters of any alphabet (specification §5). */
export function newPasswordError(password: string): ErrorKey | null {
  if (password === '') return 'PASSWORD_FIELD_empty_ERROR'
  // Counted as the server does: an accent is no character of its own.
  const { length } = Array.from(password.normalize('NFC'))
  if (length < shortest || !/\p{Nd}/u.test(password)) return 'PASSWORD_FIELD_ERROR'
  return length > longest ? 'PASSWORD_TOO_LONG' : null
}

export function repetitionError({
  password,
  repeated,
}: {
  password: string
  repeated: string
}): ErrorKey | null {
  return password === repeated ? null : 'PASSWORDS_DO_NOT_MATCH'
}

/** The fields that have an error, in the order given; null when none has. */
export function toFieldProblem(errors: Record<string, ErrorKey | null>): Problem | null {
  const fields = Object.entries(errors).flatMap(([id, key]) => (key ? [{ id, key }] : []))
  return fields.length > 0 ? { key: 'FIELDS_ERROR', fields } : null
}
