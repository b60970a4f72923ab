import { getUser } from 'supertokens-node'
import EmailVerification from 'supertokens-node/recipe/emailverification'
import { requireAuthCall } from '../auth-call'
import { authLink, readLinkToken } from '../accounts/auth-links'
import { settleVerifiedEmail } from '../accounts/email-change'
import { limitMail, limitTokens } from '../limits/limits'
import { present } from './present'

type Config = Parameters<typeof EmailVerification.init>[0]
type Override = NonNullable<Config['override']>
type Functions = NonNullable<Override['functions']>
type Apis = NonNullable<Override['apis']>
type Mail = { emailVerifyLink: string; user: { id: string; email: string } }

async function sendEmail({ emailVerifyLink, user }: Mail): Promise<void> {
  const { sendMail, locale } = requireAuthCall()
  const link = authLink({ page: 'verify', locale, token: readLinkToken(emailVerifyLink) })
  await sendMail({ to: user.email, locale, template: 'verify-email', link, memberId: user.id })
}

const functions: Functions = (original) => ({
  ...original,

  async verifyEmailUsingToken(input) {
    const result = await original.verifyEmailUsingToken(input)
    if (result.status !== 'OK') return result
    const { recipeUserId, email } = result.user
    const context = input.userContext
    const isSettled = await settleVerifiedEmail({ recipeUserId, email, context })
    return isSettled ? result : { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
  },
})

const apis: Apis = (original) => {
  const requestMail = present(original.generateEmailVerifyTokenPOST?.bind(original))
  const verify = present(original.verifyEmailPOST?.bind(original))

  return {
    ...original,

    async generateEmailVerifyTokenPOST(input) {
      const user = await getUser(input.session.getUserId(), input.userContext)
      const [method] = user?.loginMethods ?? []
      const work = () => requestMail(input)
      if (method?.email === undefined || method.verified) return work()
      const place = requireAuthCall()
      return limitMail({ occasion: 'verify-email', email: method.email, place, work })
    },

    verifyEmailPOST(input) {
      const { network } = requireAuthCall()
      const userId = input.session?.getUserId()
      return limitTokens({ network, userId, work: () => verify(input) })
    },
  }
}

/** Addresses have to be verified; the claim of the session says so to the browser. */
export function emailVerificationRecipe() {
  return EmailVerification.init({
    mode: 'REQUIRED',
    emailDelivery: { service: { sendEmail } },
    override: { functions, apis },
  })
}
