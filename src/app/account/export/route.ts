import { listSessions } from '@/auth/accounts/accounts'
import { readEmailChange } from '@/auth/accounts/email-changes'
import { readProviderIds } from '@/auth/accounts/find-account'
import { countTrustedDevices } from '@/auth/limits/trusted-devices'
import { readMemberMessages } from '@/features/contact-messages/queries'
import { exportMemberApplications } from '@/features/contribution-applications/queries'
import { exportMemberLog, readProfile } from '@/features/user-profiles/queries'
import { toChisinau } from '@/lib/chisinau-time'
import { withMember } from '../../member-call'

/** All that the site keeps about the member, as a file. */
export function GET(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: false }, async (member) => {
    const { id, email, isVerified: emailVerified, methods, joinedAt } = member
    const [
      profile,
      contactMessages,
      applications,
      log,
      sessions,
      emailChangeUntil,
      known,
      providers,
    ] = await Promise.all([
      readProfile(id),
      readMemberMessages(id),
      exportMemberApplications(id),
      exportMemberLog(id),
      listSessions(member),
      readEmailChange(id),
      countTrustedDevices(email),
      readProviderIds(id),
    ])
    const exportedAt = new Date().toISOString()
    const data = {
      exportedAt,
      // Only a digest of the other address is stored.
      account: { id, email, emailVerified, methods, providers, joinedAt, emailChangeUntil },
      profile,
      contactMessages,
      applications,
      log,
      knownDevicesAndNetworks: known,
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
