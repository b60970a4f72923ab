import * as auth from '@/auth/member'
import type { Member } from '@/auth/member'
import type { MemberWatch } from '@/auth/auth-call'
import { getCms } from '@/cms/client'
import { touchLastSeen } from '@/features/user-profiles/membership/touch-last-seen'

/** Looks up in the profiles who is suspended, and records the visit. */
export const watchMember: MemberWatch = async (userId) =>
  touchLastSeen({ cms: await getCms(), userId })

/** Answers a call of a signed-in member who is not suspended. */
export function withMember(
  options: { request: Request; mustBeVerified: boolean; isWrite: boolean },
  handle: (member: Member) => Promise<Response>,
): Promise<Response> {
  return auth.withMember({ ...options, watch: watchMember }, handle)
}

/**
 * The verified member who sends a plain form, and is not suspended.
 * @throws {AppError} `foreign-origin`, `unauthorised`, `try-refresh`, `invalid-claim`, `unavailable`
 */
export function getFormMember({ headers }: { headers: Headers }): Promise<Member> {
  return auth.getFormMember({ headers, watch: watchMember })
}
