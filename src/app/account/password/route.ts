import { z } from 'zod'
import { changePassword } from '@/auth/accounts/accounts'
import { requestLocale } from '@/auth/request-locale'
import { isStorable } from '@/auth/storable-text'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { sendAccountMail } from '../../account-mail'
import { withMember } from '../../member-call'

const missing = 'PASSWORD_FIELD_empty_ERROR'

// What makes a password a good one is decided where it is stored.
const password = z
  .string({ error: missing })
  .min(1, missing)
  .max(1000, 'PASSWORD_TOO_LONG')
  .refine(isStorable)
const schema = z.strictObject({ currentPassword: password, newPassword: password })

/** Sets another password; every other session of the member ends. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: false, isWrite: true }, async (member) => {
    const input = parseFields({ schema, input: await readJsonBody(request) })
    const locale = requestLocale(request.headers)
    await changePassword({ member, ...input, locale, sendMail: sendAccountMail })
    return Response.json({ status: 'OK' })
  })
}
