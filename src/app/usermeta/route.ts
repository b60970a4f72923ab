import { requestLocale } from '@/auth/request-locale'
import { getCms } from '@/cms/client'
import { ensureProfile, saveProfile } from '@/features/user-profiles/commands'
import { readProfile } from '@/features/user-profiles/queries'
import { usermetaSchema } from '@/features/user-profiles/schema'
import { AppError } from '@/lib/errors/app-error'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { withMember } from '../member-call'

async function answer(userId: string): Promise<Response> {
  const profile = await readProfile(userId)
  // Deleted between the two steps of this request.
  if (!profile) throw new AppError('unauthorised')
  return Response.json(profile.usermeta)
}

/** The member's own profile (specification §7). */
export function GET(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: false }, async (member) => {
    const lang = requestLocale(request.headers)
    await ensureProfile({ cms: await getCms(), member, lang })
    return answer(member.id)
  })
}

/** Changes the fields that the body names, and answers the whole profile. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: true }, async (member) => {
    const input = parseFields({ schema: usermetaSchema, input: await readJsonBody(request) })
    const lang = requestLocale(request.headers)
    await saveProfile({ cms: await getCms(), member, lang, input })
    return answer(member.id)
  })
}
