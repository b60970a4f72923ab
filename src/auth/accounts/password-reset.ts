import Session from 'supertokens-node/recipe/session'
import type { User } from 'supertokens-node/types'
import { requireAuthCall } from '../auth-call'
import { dropEmailChange } from './email-changes'
import { runAfterwards } from '../core/fault'
import { markDevice } from '../limits/trusted-device'
import { forgetTrustedDevices } from '../limits/trusted-devices'
import { renewSignIn } from '../limits/sign-in-limit'
import { tellMember } from './tell-member'

/**
 * What follows a new password that was set through a link in a mail: anyone who was signed in before
 * is signed out (it may be a stranger who had registered the address first), and the owner, who has
 * just proved to be one, gets all attempts back.
 */
export async function afterPasswordReset(user: User): Promise<void> {
  const call = requireAuthCall()
  // The address that the SDK names beside the user is the one that was typed for the link.
  const email = user.loginMethods[0]?.email ?? ''
  await runAfterwards({
    doing: 'Ending the sessions of an account',
    step: () => Session.revokeAllSessionsForUser(user.id),
  })
  const steps = [
    () => dropEmailChange(user.id),
    () => forgetTrustedDevices(email),
    () => renewSignIn({ email, place: call }),
  ]
  for (const step of steps) {
    await runAfterwards({ doing: 'Renewing the limits of an account', step })
  }
  await markDevice(email)
  const { locale, sendMail } = call
  const mail = { to: email, locale, template: 'password-changed', memberId: user.id } as const
  await tellMember({ sendMail, mail })
}
