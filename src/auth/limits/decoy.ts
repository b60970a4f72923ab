import { randomBytes } from 'node:crypto'
import EmailPassword from 'supertokens-node/recipe/emailpassword'
import Multitenancy from 'supertokens-node/recipe/multitenancy'
import { outsideAuthCall } from '../auth-call'

// An address that cannot exist (RFC 2606).
export const decoyEmail = 'nobody@decoy.invalid'
const renewAfterMs = 60 * 60 * 1000

/** Whether an account is the decoy: lists and counts leave it out. */
export function isDecoy(address: string): boolean {
  return address === decoyEmail
}

let made: Promise<unknown> | undefined
let madeAt = 0

function ensureDecoy(): Promise<unknown> {
  if (made && Date.now() - madeAt < renewAfterMs) return made
  madeAt = Date.now()
  made = EmailPassword.signUp('public', decoyEmail, randomBytes(48).toString('base64url'))
  made.catch(() => {
    made = undefined
  })
  return made
}

/**
 * Compares the password with that of a decoy account. The SDK asks the core for no
 * comparison when it does not find the address, and the missing time would tell who is a member;
 * this takes the same time on any core, whatever it hashes with and however busy it is.
 */
export async function compareWithDecoy(password: string): Promise<void> {
  await outsideAuthCall(async () => {
    await ensureDecoy()
    // The SDK asks this, too, once it has found an account.
    await Multitenancy.getTenant('public')
    await EmailPassword.verifyCredentials('public', decoyEmail, password)
  })
}
