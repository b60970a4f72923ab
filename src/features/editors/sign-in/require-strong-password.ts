import { AppError } from '@/lib/errors/app-error'
import { credentialTexts } from './credential-texts'
import { isGuessable, normalPassword } from '@/auth/accounts/password-rules'

const shortest = 12

const longest = 100

/** @throws {AppError} `bad-request` for a password that is too short or easy to guess */
export function requireStrongPassword(chosen: { password: string; email: string }): void {
  if (isStrongPassword(chosen)) return
  throw new AppError('bad-request', { sentence: credentialTexts.weakPassword })
}

/**
 * Whether a new password will do for an editor: longer than a member's has to be, and none that
 * everybody tries first.
 */
function isStrongPassword({
  password: given,
  email,
}: {
  password: string
  /** Address of the account. */
  email: string
}): boolean {
  const password = normalPassword(given)
  const { length } = Array.from(password)
  if (length < shortest || length > longest) return false
  return password.toLowerCase() !== email.toLowerCase() && !isGuessable({ password, email })
}
