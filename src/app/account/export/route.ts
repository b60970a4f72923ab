import { listSessions } from '@/auth/accounts/accounts'
import { readMemberMessages } from '@/features/contact-messages/queries'
import { exportMemberApplications } from '@/features/contribution-applications/queries'
import { readProfile } from '@/features/user-profiles/queries'
import { toChisinau } from '@/lib/chisinau-time'
import { withMember } from '../../member-call'

/** All that the site keeps about the member, as a file. */
export function GET(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: false }, async (member) => {
    const [profile, contactMessages, applications, sessions] = await Promise.all([
      readProfile(member.id),
      readMemberMessages(member.id),
      exportMemberApplications(member.id),
      listSessions(member),
    ])
    const { id, email, isVerified: emailVerified, methods, joinedAt } = member
    const exportedAt = new Date().toISOString()
    const data = {
      exportedAt,
      account: { id, email, emailVerified, methods, joinedAt },
      profile,
      contactMessages,
      applications,
      // The handle of a session means something to the server only.
      sessions: sessions.map(({ startedAt, isCurrent }) => ({ startedAt, isCurrent })),
    }
    const name = `pasiuni-${toChisinau(new Date(exportedAt)).date}.json`
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  })
}
