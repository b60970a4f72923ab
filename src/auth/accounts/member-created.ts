import { requireAuthCall } from '../auth-call'
import { logFault } from '../core/fault'

const timeoutMs = 500

/**
 * Tells the site of a new account. The account exists whatever comes of it, so nothing here may
 * fail or hold up the answer: a missing profile is made when it is first asked for.
 */
export async function announceMember(userId: string): Promise<void> {
  const { onMemberCreated, locale } = requireAuthCall()
  const told = onMemberCreated({ userId, locale }).catch((error: unknown) => {
    logFault({ doing: 'Making the profile of a new member', error })
  })
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([told, enough])
  clearTimeout(timer)
}
