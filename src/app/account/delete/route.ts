import { z } from 'zod'
import { confirmIdentity, endOtherSessions } from '@/auth/accounts/accounts'
import { requestLocale } from '@/auth/request-locale'
import { withoutSession } from '@/auth/session-cookies'
import { isStorable } from '@/auth/storable-text'
import { getCms } from '@/cms/client'
import { deleteAccount } from '@/features/user-profiles/delete-account'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { withMember } from '../../member-call'

const schema = z.strictObject({
  password: z.string().max(1000, 'PASSWORD_TOO_LONG').refine(isStorable).optional(),
})

/** Deletes the member's account and everything that belongs to it, at once and for good. */
export async function POST(request: Request): Promise<Response> {
  const demands = { request, mustBeVerified: false, isWrite: true }
  const answer = await withMember(demands, async (member) => {
    const { password } = parseFields({ schema, input: await readJsonBody(request) })
    await confirmIdentity({ member, password })
    await endOtherSessions(member)
    const locale = requestLocale(request.headers)
    const lastMail = { to: member.email, locale, template: 'account-deleted' } as const
    await deleteAccount({ cms: await getCms(), member, lastMail })
    return Response.json({ status: 'OK' })
  })
  return answer.ok ? withoutSession(answer) : answer
}
