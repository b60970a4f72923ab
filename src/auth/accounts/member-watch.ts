import { outsideAuthCall, type MemberWatch } from '../auth-call'
import { outsideDeadline } from '../core/circuit-breaker'
import { logFault } from '../core/fault'

/** The reason that refusals name, which is a key of the catalogue. */
export const suspendedReason = 'ACCOUNT_SUSPENDED'

/** An authenticated member who is suspended. */
export class AccountSuspended extends Error {
  constructor() {
    super('The account is suspended.')
    this.name = 'AccountSuspended'
  }
}

/** As long as a connection to the database may take. */
const timeoutMs = 2000

/**
 * Whether a member is suspended. While that cannot be determined, they are not: suspending has ended
 * their sessions at the core, and the first call after recovery ends a new one. Waiting for it does
 * not count against the core's deadline.
 */
export async function isMemberSuspended({
  watch,
  userId,
}: {
  watch: MemberWatch
  userId: string
}): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs)
  })
  try {
    const asked = outsideAuthCall(() => watch(userId))
    // Past the deadline the result is ignored.
    asked.catch(() => {})
    const found = await outsideDeadline(() => Promise.race([asked, enough]))
    return found?.isSuspended === true
  } catch (error) {
    logFault({ doing: 'Asking whether a member is suspended', error })
    return false
  } finally {
    clearTimeout(timer)
  }
}
