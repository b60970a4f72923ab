import { z } from 'zod'
import { confirmIdentity, requestEmailChange } from '@/auth/accounts/accounts'
import { requestLocale } from '@/auth/request-locale'
import { isStorable } from '@/auth/storable-text'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { sendAccountMail } from '../../account-mail'
import { withMember } from '../../member-call'

const missing = 'EMAIL_FIELD_empty_ERROR'

const schema = z.strictObject({
  // What an address looks like is decided where accounts are made.
  email: z.string({ error: missing }).trim().min(1, missing).max(254, 'EMAIL_FIELD_ERROR'),
  password: z.string().max(1000, 'PASSWORD_TOO_LONG').refine(isStorable).optional(),
})

/** Asks for another address, which counts once its link has been followed. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: true }, async (member) => {
    const { email, password } = parseFields({ schema, input: await readJsonBody(request) })
    await confirmIdentity({ member, password })
    const locale = requestLocale(request.headers)
    await requestEmailChange({ member, newEmail: email, locale, sendMail: sendAccountMail })
    return Response.json({ status: 'OK' })
  })
}
