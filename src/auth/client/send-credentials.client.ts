import type { Locale } from '@/i18n/locales'
import { toProblem } from './error-key'
import {
  emailError,
  newPasswordError,
  passwordError,
  toFieldProblem,
  repetitionError,
} from './form-rules'
import { leaveFor } from './leave.client'
import type { Problem } from './problem'
import { forgetLinkToken } from './sdk/link-token.client'
import { callSdk } from './sdk/sdk.client'
import { getText } from './use-task.client'
import { findReturnPath, storeReturnPath, getReturnPath } from './return-path/return-path'

/** Added to the address of the page that waits for the mail: whether one has been sent. */
export const sentHash = '#sent'
export const unsentHash = '#unsent'

function credentials(values: FormData): { email: string; password: string } {
  return {
    email: getText({ values, name: 'email' }).trim(),
    password: getText({ values, name: 'password' }),
  }
}

/** Signs in and goes on to where the member came from, or to the home page. */
export async function sendSignIn({
  values,
  locale,
}: {
  values: FormData
  locale: Locale
}): Promise<Problem | null> {
  const { email, password } = credentials(values)
  const problem =
    toFieldProblem({ email: emailError(email), password: passwordError(password) }) ??
    toProblem(await callSdk((sdk) => sdk.signIn({ email, password })))
  return problem ?? leaveFor(getReturnPath({ search: location.search, locale }))
}

/** Asked before a password is sent; where the question itself fails, the answer to that tells. */
async function takenProblem(email: string): Promise<Problem | null> {
  const { body } = await callSdk((sdk) => sdk.emailExists(email))
  return body.doesExist === true ? toFieldProblem({ email: 'EMAIL_ALREADY_EXISTS' }) : null
}

/**
 * Creates an account and goes on to the page that waits for the verification mail, which leads back to
 * where the member came from.
 */
export async function sendSignUp({
  values,
  locale,
  verifyPath,
}: {
  values: FormData
  locale: Locale
  verifyPath: string
}): Promise<Problem | null> {
  const { email, password } = credentials(values)
  const repeated = getText({ values, name: 'repeatedPassword' })
  const problem =
    toFieldProblem({
      email: emailError(email),
      password: newPasswordError(password),
      repeatedPassword: repetitionError({ password, repeated }),
    }) ??
    (await takenProblem(email)) ??
    toProblem(await callSdk((sdk) => sdk.signUp({ email, password })))
  if (problem) return problem
  forgetLinkToken('verify')
  storeReturnPath(findReturnPath({ search: location.search, locale }))
  const isUnsent = toProblem(await callSdk((sdk) => sdk.sendVerificationMail())) !== null
  return leaveFor(`${verifyPath}${isUnsent ? unsentHash : sentHash}`)
}
