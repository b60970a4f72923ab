import EmailPassword from 'supertokens-node/recipe/emailpassword'
import Session from 'supertokens-node/recipe/session'
import { authCall, requireAuthCall } from '../auth-call'
import { authLink, readLinkToken } from '../accounts/auth-links'
import { emailProblem, normalEmail } from '../email-rules'
import { queueHashing } from '../core/hashing-queue'
import { announceMember } from '../accounts/member-created'
import { AccountSuspended, isMemberSuspended } from '../accounts/member-watch'
import { endResetLinks, rememberResetLink } from '../accounts/reset-links'
import { normalPassword, passwordProblem } from '../accounts/password-rules'
import { inTurn, undoIfSecond } from '../accounts/same-email'
import { passwordApis } from './password-apis'

type Config = NonNullable<Parameters<typeof EmailPassword.init>[0]>
type Functions = NonNullable<NonNullable<Config['override']>['functions']>
type Mail = { passwordResetLink: string; user: { id: string; email: string } }

async function validateEmail(value: unknown): Promise<string | undefined> {
  return Promise.resolve(typeof value === 'string' ? emailProblem(value) : 'EMAIL_FIELD_ERROR')
}

async function validatePassword(value: unknown): Promise<string | undefined> {
  if (typeof value !== 'string') return Promise.resolve('PASSWORD_FIELD_ERROR')
  // At a reset the account is not known yet: it is the token's, which is read once only.
  const email = authCall()?.typedEmail ?? ''
  return Promise.resolve(passwordProblem({ password: value, email }))
}

async function sendEmail({ passwordResetLink, user }: Mail): Promise<void> {
  const { sendMail, locale } = requireAuthCall()
  const token = readLinkToken(passwordResetLink)
  const link = authLink({ page: 'reset', locale, token })
  await rememberResetLink({ token, userId: user.id })
  // The SDK hands the address on as it was typed; the account has it in this form.
  const to = normalEmail(user.email)
  await sendMail({ to, locale, template: 'reset-password', link, memberId: user.id })
}

const functions: Functions = (original) => ({
  ...original,

  signUp(input) {
    if (!authCall()) return original.signUp(input)
    const { email, userContext: context } = input
    const work: typeof original.signUp = async (given) => {
      const result = await original.signUp(given)
      if (result.status !== 'OK') return result
      const { user } = result
      if (await undoIfSecond({ user, email, context })) {
        return { status: 'EMAIL_ALREADY_EXISTS_ERROR' }
      }
      await announceMember(user.id)
      return result
    }
    return inTurn({ email, work: () => work(input) })
  },

  // Only here it is known whose link it is.
  async consumePasswordResetToken(input) {
    const result = await original.consumePasswordResetToken(input)
    if (result.status !== 'OK') return result
    const { userId } = result
    await endResetLinks(userId)
    const call = authCall()
    if (!call) return result
    // Here and again when the password is stored: a core that falls silent in between may have stored
    // it, and the link no longer works.
    if (call.setsPassword) await Session.revokeAllSessionsForUser(userId)
    if (await isMemberSuspended({ watch: call.watchMember, userId })) throw new AccountSuspended()
    return result
  },

  createNewRecipeUser: (input) =>
    queueHashing(() =>
      original.createNewRecipeUser({ ...input, password: normalPassword(input.password) }),
    ),

  verifyCredentials: (input) =>
    queueHashing(() => {
      const call = authCall()
      if (call) call.hasComparedPassword = true
      return original.verifyCredentials({ ...input, password: normalPassword(input.password) })
    }),

  updateEmailOrPassword({ password: given, ...input }) {
    if (given === undefined) return original.updateEmailOrPassword(input)
    const password = normalPassword(given)
    return queueHashing(() => original.updateEmailOrPassword({ ...input, password }))
  },
})

/** Accounts with an e-mail address and a password. */
export function emailPasswordRecipe() {
  return EmailPassword.init({
    signUpFeature: {
      formFields: [
        { id: 'email', validate: validateEmail },
        { id: 'password', validate: validatePassword },
      ],
    },
    // The SDK's own service would send the address and the link to its makers.
    emailDelivery: { service: { sendEmail } },
    override: { functions, apis: passwordApis },
  })
}
