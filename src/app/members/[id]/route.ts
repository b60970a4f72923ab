import { readMemberProfile } from '@/features/user-profiles/queries'
import { profileNumber } from '@/features/user-profiles/rules'
import { Failure } from '@/lib/failure'
import { withMember } from '../../member-call'

type Context = { params: Promise<{ id: string }> }

/** What a member shows to the other signed-in members. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: false }, async () => {
    const { id } = await params
    const profileId = profileNumber(id)
    const usermeta = profileId === null ? null : await readMemberProfile(profileId)
    if (!usermeta) throw new Failure('not-found')
    return Response.json(usermeta)
  })
}
