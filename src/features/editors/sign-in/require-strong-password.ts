import { AppError } from '@/lib/errors/app-error'
import { credentialTexts } from './credential-texts'
import { isStrongPassword } from './editor-passwords'

/** @throws {AppError} `bad-request` for a password that is too short or easy to guess */
export function requireStrongPassword(chosen: { password: string; email: string }): void {
  if (isStrongPassword(chosen)) return
  throw new AppError('bad-request', { said: credentialTexts.weakPassword })
}
