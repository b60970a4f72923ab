import { dropEmailChange } from '@/auth/accounts/email-changes'
import { withMember } from '../../../member-call'

/** Cancels a pending change of address: its link no longer has any effect. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: true }, async ({ id }) => {
    await dropEmailChange(id)
    return Response.json({ status: 'OK' })
  })
}
