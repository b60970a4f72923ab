import { getUser, type RecipeUserId } from 'supertokens-node'
import EmailPassword from 'supertokens-node/recipe/emailpassword'
import EmailVerification from 'supertokens-node/recipe/emailverification'
import { requireAuthCall } from '../auth-call'
import { takeEmailChange } from './email-changes'
import { runAfterwards } from '../core/fault'
import { moveTrustedDevices } from '../limits/trusted-devices'
import { dropResetTokens } from './reset-tokens'
import { usersWithEmail } from './same-email'
import { tellMember } from './tell-member'

type Context = Record<string, unknown>
type Verified = { recipeUserId: RecipeUserId; email: string; context: Context }

/** Nothing that was sent to the old address gives access to the account any more. */
async function closeOldAddress(options: Verified & { old: string }): Promise<void> {
  const { recipeUserId, email, old, context } = options
  const userId = recipeUserId.getAsString()
  const steps = [
    () => EmailVerification.revokeEmailVerificationTokens('public', recipeUserId, old, context),
    () => EmailVerification.unverifyEmail(recipeUserId, old, context),
    () => dropResetTokens({ userId, email }),
  ]
  for (const step of steps) {
    await runAfterwards({ doing: 'Closing the old address of an account', step })
  }
}

async function change(options: Verified & { old: string }): Promise<boolean> {
  const { recipeUserId, email, old, context } = options
  const { locale, sendMail } = requireAuthCall()
  const users = await usersWithEmail({ email, context })
  if (users.length > 0) return false
  // Here and again when the address is stored: a link that stayed valid would give the account to
  // whoever reads the mail of the old one.
  await dropResetTokens({ userId: recipeUserId.getAsString(), email: old })
  const { status } = await EmailPassword.updateEmailOrPassword({
    recipeUserId,
    email,
    userContext: context,
  })
  if (status !== 'OK') return false
  await closeOldAddress(options)
  await runAfterwards({
    doing: 'Moving the known devices of an account',
    step: () => moveTrustedDevices({ from: old, to: email }),
  })
  const mail = { to: old, locale, template: 'email-changed', newEmail: email } as const
  await tellMember({ sendMail, mail: { ...mail, memberId: recipeUserId.getAsString() } })
  return true
}

/**
 * What follows a confirmed link: the address is the account's own, or the one that its member has
 * asked for, which becomes the account's now.
 * @returns false when the link was made for a change that has been cancelled or replaced
 */
export async function settleVerifiedEmail(verified: Verified): Promise<boolean> {
  const { recipeUserId, email, context } = verified
  const userId = recipeUserId.getAsString()
  const user = await getUser(userId, context)
  const old = user?.loginMethods[0]?.email
  if (old === email) return true
  const isWanted = old !== undefined && (await takeEmailChange({ userId, newEmail: email }))
  if (isWanted && (await change({ ...verified, old }))) return true
  await EmailVerification.unverifyEmail(recipeUserId, email, context)
  return false
}
