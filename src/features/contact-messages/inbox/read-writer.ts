import { findAccount } from '@/auth/accounts/find-account'
import { logFault } from '@/auth/core/fault'
import { isOutage } from '@/lib/outage'
import { AppError } from '@/lib/errors/app-error'

/** Who wrote: `gone` with the account, `unknown` while the accounts do not answer. */
export type Writer =
  | { kind: 'member'; memberId: string; email: string; isVerified: boolean }
  | { kind: 'gone' | 'unknown'; memberId: string }

/** Looks up the address of a member now: it is stored with the account and nowhere else. */
export async function readWriter(memberId: string): Promise<Writer> {
  try {
    const account = await findAccount(memberId)
    if (!account) return { kind: 'gone', memberId }
    return { kind: 'member', memberId, email: account.email, isVerified: account.isVerified }
  } catch (error) {
    // The message can be read and handed on without the accounts.
    if (!isOutage(error) && !(error instanceof AppError)) {
      logFault({ doing: 'Looking up who wrote a message', error })
    }
    return { kind: 'unknown', memberId }
  }
}
