import { listSessions } from '@/auth/accounts/accounts'
import { withMember } from '../../member-call'

/** Where the member is signed in. */
export function GET(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: false }, async (member) =>
    Response.json({ sessions: await listSessions(member) }),
  )
}
