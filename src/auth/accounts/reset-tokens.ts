import EmailPassword from 'supertokens-node/recipe/emailpassword'

/**
 * Ends every link to a new password that is still under way. The core has no call for it, but
 * reading one token deletes all of an account.
 */
export async function dropResetTokens({
  userId,
  email,
}: {
  userId: string
  email: string
}): Promise<void> {
  const made = await EmailPassword.createResetPasswordToken('public', userId, email)
  if (made.status === 'OK') await EmailPassword.consumePasswordResetToken('public', made.token)
}
