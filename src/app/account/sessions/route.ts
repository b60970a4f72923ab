import { listSessions } from '@/auth/accounts'
import { withMember } from '@/auth/member'

/** Where the member is signed in. */
export function GET(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: false }, async (member) =>
    Response.json({ sessions: await listSessions(member) }),
  )
}
