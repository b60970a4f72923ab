import { readMemberProfile } from '@/features/user-profiles/queries'
import { AppError } from '@/lib/errors/app-error'
import { isAccountId } from '@/lib/account-id'
import { withMember } from '../../member-call'

type Context = { params: Promise<{ id: string }> }

/** What a member shows to the other signed-in members. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: false }, async () => {
    const { id } = await params
    const usermeta = isAccountId(id) ? await readMemberProfile(id) : null
    if (!usermeta) throw new AppError('not-found')
    return Response.json(usermeta)
  })
}
