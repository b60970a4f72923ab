import { z } from 'zod'
import { confirmIdentity } from '@/auth/accounts'
import { withMember } from '@/auth/member'
import { requestLocale } from '@/auth/request-locale'
import { withoutSession } from '@/auth/session-cookies'
import { getCms } from '@/cms/client'
import { readJsonBody } from '@/lib/json-body'
import { parseFields } from '@/lib/parse-fields'
import { deleteAccount } from './delete-account'

const schema = z.strictObject({ password: z.string().max(1000, 'PASSWORD_TOO_LONG').optional() })

/** Deletes the member's account and everything that belongs to it, at once and for good. */
export async function POST(request: Request): Promise<Response> {
  const demands = { request, mustBeVerified: false, isWrite: true }
  const answer = await withMember(demands, async (member) => {
    const { password } = parseFields({ schema, input: await readJsonBody(request) })
    await confirmIdentity({ member, password })
    await deleteAccount({ cms: await getCms(), member, locale: requestLocale(request.headers) })
    return Response.json({ status: 'OK' })
  })
  return answer.ok ? withoutSession(answer) : answer
}
