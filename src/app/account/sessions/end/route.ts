import { z } from 'zod'
import { endOtherSessions, endSession } from '@/auth/accounts/accounts'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { withMember } from '../../../member-call'

const schema = z
  .strictObject({ handle: z.string().min(1).max(200), others: z.literal(true) })
  .partial()
  .refine(({ handle, others }) => (handle === undefined) !== (others === undefined), {
    path: ['handle'],
  })

/** Signs the member out in one place, or everywhere but here. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: true }, async (member) => {
    const { handle } = parseFields({ schema, input: await readJsonBody(request) })
    if (handle === undefined) await endOtherSessions(member)
    else await endSession({ member, handle })
    return Response.json({ status: 'OK' })
  })
}
