import { setTimeout } from 'node:timers/promises'
import { deleteUser, listUsersByAccountInfo } from 'supertokens-node'
import type { User } from 'supertokens-node/types'
import { readTwice } from '../core/core-read'
import { normalEmail } from '../email-rules'

type Context = Record<string, unknown>

/** Every account with the address, whatever its way to sign in. */
export function usersWithEmail({
  email,
  context,
}: {
  email: string
  context?: Context
}): Promise<User[]> {
  const info = { email: normalEmail(email) }
  return readTwice(() => listUsersByAccountInfo('public', info, false, context))
}

/** Longest wait for another sign-up with the same address, in milliseconds. */
const timeoutMs = 1000

const underway = new Map<string, Promise<unknown>>()

/**
 * Runs sign-ups with one address one after the other in this process, so that the first of them
 * counts. Between several instances `undoIfSecond` decides.
 */
export async function inTurn<Result>({
  email,
  work,
}: {
  email: string
  work: () => Promise<Result>
}): Promise<Result> {
  const address = normalEmail(email)
  const before = underway.get(address)
  // A core that hangs must not hold up callers after its recovery.
  const turn = Promise.race([before, before && setTimeout(timeoutMs)]).then(work)
  const settled = turn.catch(() => {})
  underway.set(address, settled)
  try {
    return await turn
  } finally {
    if (underway.get(address) === settled) underway.delete(address)
  }
}

/**
 * Takes a new account back when there is another one with its address. The core allows one account
 * per address and way to sign in, so two people, or one in two tabs, can sign up by password and by
 * Google at the same moment. Each looks once its own account is there, so at least one sees the
 * other; when both do, neither account stays and a second attempt succeeds. The time of joining
 * tells nothing: the core notes it before the account can be seen.
 * @returns whether it was taken back
 */
export async function undoIfSecond({
  user,
  email,
  context,
}: {
  user: User
  email: string
  context: Context
}): Promise<boolean> {
  const users = await usersWithEmail({ email, context })
  const isSecond = users.some((other) => other.id !== user.id)
  if (isSecond) await deleteUser(user.id, true, context)
  return isSecond
}
