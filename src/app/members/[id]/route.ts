import { readMemberProfile } from '@/features/user-profiles/queries'
import { AppError } from '@/lib/errors/app-error'
import { parseRecordId } from '@/lib/record-id'
import { withMember } from '../../member-call'

type Context = { params: Promise<{ id: string }> }

/** What a member shows to the other signed-in members. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: false }, async () => {
    const { id } = await params
    const profileId = parseRecordId(id)
    const usermeta = profileId === null ? null : await readMemberProfile(profileId)
    if (!usermeta) throw new AppError('not-found')
    return Response.json(usermeta)
  })
}
