import { deleteUser, listUsersByAccountInfo } from 'supertokens-node'
import type { User } from 'supertokens-node/types'
import { normalEmail } from './email-rules'

type Context = Record<string, unknown>

/** Every account with the address, whatever its way to sign in. */
export function usersWithEmail({
  email,
  context,
}: {
  email: string
  context?: Context
}): Promise<User[]> {
  return listUsersByAccountInfo('public', { email: normalEmail(email) }, false, context)
}

function isOlder({ user, than }: { user: User; than: User }): boolean {
  if (user.timeJoined !== than.timeJoined) return user.timeJoined < than.timeJoined
  return user.id < than.id
}

/**
 * Takes a new account back when another one with its address was there first. The core allows one
 * account per address and way to sign in, so two people, or one in two tabs, can sign up by
 * password and by Google at the same moment.
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
  const isSecond = users.some(
    (other) => other.id !== user.id && isOlder({ user: other, than: user }),
  )
  if (isSecond) await deleteUser(user.id, true, context)
  return isSecond
}
