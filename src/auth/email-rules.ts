/** RFC 5321 §4.5.3.1. */
export const maxEmailLength = 254
const maxLocalLength = 64

// What HTML accepts in an e-mail field, with at least one dot after the @. ASCII only: two addresses
// that look alike must not be two accounts.
const pattern =
  /^([a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** The key of what is wrong with an e-mail address, or undefined. Spaces around it are ignored. */
export function emailProblem(email: string): 'EMAIL_FIELD_ERROR' | undefined {
  const trimmed = email.trim()
  const local = pattern.exec(trimmed)?.[1]
  const isFine =
    local !== undefined &&
    local.length <= maxLocalLength &&
    trimmed.length <= maxEmailLength &&
    !trimmed.includes('=?')
  return isFine ? undefined : 'EMAIL_FIELD_ERROR'
}

/** The form in which the core compares addresses. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
