import { getCms } from '@/cms/client'
import { withdrawApplication } from '@/features/contribution-applications/commands'
import { withdrawalSchema } from '@/features/contribution-applications/schema'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { withMember } from '../../../member-call'

/** Takes back an application that nobody has decided about. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: true }, async (member) => {
    const { id } = parseFields({ schema: withdrawalSchema, input: await readJsonBody(request) })
    await withdrawApplication({ cms: await getCms(), member, id })
    return Response.json({ status: 'OK' })
  })
}
