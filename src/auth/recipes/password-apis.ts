import type EmailPassword from 'supertokens-node/recipe/emailpassword'
import Session from 'supertokens-node/recipe/session'
import { AppError } from '@/lib/errors/app-error'
import { isUnavailable } from '@/lib/outage'
import { requireAuthCall } from '../auth-call'
import { runAfterwards } from '../core/fault'
import { compareWithDecoy } from '../limits/decoy'
import { maxEmailLength } from '../email-rules'
import { atLeast } from '../limits/equal-time'
import { fieldText } from '../form-fields'
import { markDevice } from '../limits/trusted-device'
import { limitEmailExists, limitMail, limitSignUp, limitTokens } from '../limits/limits'
import { AccountSuspended, suspendedReason } from '../accounts/member-watch'
import { afterPasswordReset } from '../accounts/password-reset'
import { usersWithEmail } from '../accounts/same-email'
import { chargeSignIn } from '../limits/sign-in-limit'
import { present } from './present'

type Config = NonNullable<Parameters<typeof EmailPassword.init>[0]>
type Apis = NonNullable<NonNullable<Config['override']>['apis']>

/** Longer than finding an account, making its token and queueing its mail take. */
const resetAnswerMs = 250

/** A member who signs in with Google has no password to forget; the mail says so. */
async function tellHowTheySignIn(options: Parameters<typeof usersWithEmail>[0]): Promise<void> {
  const [user] = await usersWithEmail(options)
  const method = user?.loginMethods[0]
  if (!user || method?.recipeId !== 'thirdparty' || method.email === undefined) return
  const { sendMail, locale } = requireAuthCall()
  await sendMail({ to: method.email, locale, template: 'google-sign-in', memberId: user.id })
}

/** The session of the browser that calls, unless it has ended or has to be renewed first. */
function ownSession({
  options: { req, res },
  userContext,
}: Pick<
  Parameters<NonNullable<ReturnType<Apis>['passwordResetPOST']>>[0],
  'options' | 'userContext'
>) {
  const demands = {
    sessionRequired: false,
    antiCsrfCheck: false,
    overrideGlobalClaimValidators: () => [],
  }
  return Session.getSession(req, res, demands, userContext).catch(() => undefined)
}

/** Overrides of the password APIs. */
export const passwordApis: Apis = (original) => {
  const signIn = present(original.signInPOST?.bind(original))
  const signUp = present(original.signUpPOST?.bind(original))
  const requestReset = present(original.generatePasswordResetTokenPOST?.bind(original))
  const reset = present(original.passwordResetPOST?.bind(original))
  const emailExists = present(original.emailExistsGET?.bind(original))

  return {
    ...original,

    async signInPOST(input) {
      const call = requireAuthCall()
      const email = fieldText({ fields: input.formFields, id: 'email' })
      const password = fieldText({ fields: input.formFields, id: 'password' })
      const { refund } = await chargeSignIn({ email, place: call })
      const result = await signIn(input).catch(async (error: unknown) => {
        const isRefused = error instanceof AccountSuspended
        // Nobody has learnt from an outage whether the password was right.
        const isFree = isRefused || isUnavailable(error) || !call.hasComparedPassword
        if (isFree) await refund()
        if (isRefused) return { status: 'SIGN_IN_NOT_ALLOWED', reason: suspendedReason } as const
        throw error
      })
      if (result.status === 'OK') {
        await refund()
        await markDevice(email)
      } else if (!call.hasComparedPassword) await compareWithDecoy(password)
      return result
    },

    signUpPOST(input) {
      const { network } = requireAuthCall()
      const email = fieldText({ fields: input.formFields, id: 'email' })
      const work = async () => {
        const users = await usersWithEmail({ email, context: input.userContext })
        if (users.some(({ thirdParty }) => thirdParty.length > 0)) {
          return { status: 'SIGN_UP_NOT_ALLOWED', reason: 'EMAIL_USED_WITH_GOOGLE' } as const
        }
        const result = await signUp(input)
        if (result.status === 'OK') await markDevice(email)
        return result
      }
      return limitSignUp({ network, work })
    },

    // The same answer after the same time, whether the address is a member's or nobody's.
    generatePasswordResetTokenPOST(input) {
      const place = requireAuthCall()
      const email = fieldText({ fields: input.formFields, id: 'email' })
      const work = async () => {
        await requestReset(input)
        await tellHowTheySignIn({ email, context: input.userContext })
        return { status: 'OK' } as const
      }
      const counted = () => limitMail({ occasion: 'reset-password', email, place, work })
      return atLeast({ ms: resetAnswerMs, work: counted })
    },

    async passwordResetPOST(input) {
      const call = requireAuthCall()
      call.setsPassword = true
      // Read while there is one: a new password ends every session of the account.
      const session = await ownSession(input)
      const work = () => reset(input)
      const result = await limitTokens({ network: call.network, work }).catch((error: unknown) => {
        if (!(error instanceof AccountSuspended)) throw error
        return { status: 'GENERAL_ERROR', message: suspendedReason } as const
      })
      if (result.status !== 'OK') return result
      await afterPasswordReset(result.user)
      if (session?.getUserId() === result.user.id) {
        // Takes its cookies away as well.
        const step = () => session.revokeSession(input.userContext)
        await runAfterwards({ doing: 'Signing out after a new password', step })
      }
      return result
    },

    async emailExistsGET(input) {
      // The core answers a longer address than there can be with a page about its headers.
      if (input.email.length > maxEmailLength) throw new AppError('bad-request')
      const { network } = requireAuthCall()
      return limitEmailExists({ network, work: () => emailExists(input) })
    },
  }
}
