import { dropEmailChange } from '@/auth/accounts/email-changes'
import { withMember } from '../../../member-call'

/** Takes back the wish for another address: its link changes nothing any more. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: true }, async ({ id }) => {
    await dropEmailChange(id)
    return Response.json({ status: 'OK' })
  })
}
