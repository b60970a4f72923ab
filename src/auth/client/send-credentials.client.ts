import type { Locale } from '@/i18n/locales'
import { toProblem } from './error-key'
import { sendVerificationMail, signIn, signUp } from './fdi.client'
import {
  emailError,
  newPasswordError,
  passwordError,
  problemOfFields,
  repetitionError,
} from './form-rules'
import { leaveFor } from './leave.client'
import type { Problem } from './problem'
import { forgetLinkToken } from './use-link-token.client'
import { getText } from './use-task.client'
import { wayBackIn } from './way-back'

/** Added to the address of the page that waits for the mail, where none could be sent. */
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
    problemOfFields({ email: emailError(email), password: passwordError(password) }) ??
    toProblem(await signIn({ email, password, locale }))
  return problem ?? leaveFor(wayBackIn({ search: location.search, locale }))
}

/** Makes an account, has the address checked by a mail and goes on to wait for that. */
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
    problemOfFields({
      email: emailError(email),
      password: newPasswordError(password),
      repeatedPassword: repetitionError({ password, repeated }),
    }) ?? toProblem(await signUp({ email, password, locale }))
  if (problem) return problem
  forgetLinkToken('verify')
  const isUnsent = toProblem(await sendVerificationMail(locale)) !== null
  return leaveFor(isUnsent ? `${verifyPath}${unsentHash}` : verifyPath)
}
