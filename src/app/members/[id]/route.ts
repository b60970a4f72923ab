import { readMemberProfile } from '@/features/user-profiles/queries'
import { Failure } from '@/lib/failure'
import { withMember } from '../../member-call'

type Context = { params: Promise<{ id: string }> }

// The largest number that PostgreSQL gives a row of such a table.
const MAX_ID = 2_147_483_647

/** What a member shows to the other signed-in members. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: false }, async () => {
    const { id } = await params
    const profileId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : MAX_ID + 1
    const usermeta = profileId > MAX_ID ? null : await readMemberProfile(profileId)
    if (!usermeta) throw new Failure('not-found')
    return Response.json(usermeta)
  })
}
