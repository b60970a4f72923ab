import { readEmailChange } from '@/auth/accounts/email-changes'
import { requestLocale } from '@/auth/request-locale'
import { getCms } from '@/cms/client'
import { ensureProfile } from '@/features/user-profiles/commands'
import { readProfile } from '@/features/user-profiles/queries'
import { AppError } from '@/lib/errors/app-error'
import { withMember } from '../member-call'

/** What the personal area says about the account itself; also before the address is verified. */
export function GET(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: false }, async (member) => {
    const lang = requestLocale(request.headers)
    await ensureProfile({ cms: await getCms(), member, lang })
    const profile = await readProfile(member.id)
    if (!profile) throw new AppError('unauthorised')
    const { email, isVerified, methods, joinedAt } = member
    const { contributorRoles } = profile
    // The account can be shown while the database of the limits is down.
    const emailChangeUntil = await readEmailChange(member.id).catch(() => null)
    return Response.json({
      id: member.id,
      email,
      emailVerified: isVerified,
      methods,
      joinedAt,
      ...(emailChangeUntil === null ? {} : { emailChangeUntil }),
      // Most members have none, and the specification knows of none.
      ...(contributorRoles.length > 0 ? { contributorRoles } : {}),
    })
  })
}
