import { isGuessable, normalPassword } from '@/auth/accounts/password-rules'

const shortest = 12
const longest = 100

/**
 * Whether a new password will do for an editor: longer than a member's has to be, and none that
 * everybody tries first.
 */
export function isStrongPassword({
  password: given,
  email,
}: {
  password: string
  /** Of the account. */
  email: string
}): boolean {
  const password = normalPassword(given)
  const { length } = Array.from(password)
  if (length < shortest || length > longest) return false
  return password.toLowerCase() !== email.toLowerCase() && !isGuessable({ password, email })
}
