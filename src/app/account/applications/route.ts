import { getCms } from '@/cms/client'
import { applyToContribute } from '@/features/contribution-applications/commands'
import { readMemberApplications } from '@/features/contribution-applications/queries'
import { applicationSchema } from '@/features/contribution-applications/schema'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { withMember } from '../../member-call'

/** What the member has offered, the newest first. */
export function GET(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: false }, async (member) =>
    Response.json({ applications: await readMemberApplications(member.id) }),
  )
}

/** A verified member offers to contribute. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: true }, async (member) => {
    const input = parseFields({ schema: applicationSchema, input: await readJsonBody(request) })
    await applyToContribute({ cms: await getCms(), member, input })
    return Response.json({ status: 'OK' }, { status: 201 })
  })
}
