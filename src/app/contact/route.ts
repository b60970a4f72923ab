import { getCms } from '@/cms/client'
import { sendContactMessage } from '@/features/contact-messages/commands'
import { contactMessageSchema } from '@/features/contact-messages/schema'
import { chooseLanguage } from '@/i18n/choose-language'
import { localePath, paths } from '@/i18n/paths'
import { readJsonBody } from '@/lib/http/json-body'
import { parseFields } from '@/lib/http/parse-fields'
import { withMember } from '../member-call'

/** Leads to the contact page in the reader's language: the address is also that of the call. */
export function GET({ headers }: Request): Response {
  const locale = chooseLanguage({
    cookie: headers.get('cookie') ?? undefined,
    'accept-language': headers.get('accept-language') ?? undefined,
  })
  return new Response(null, {
    status: 303,
    headers: {
      location: localePath({ locale, path: paths.contact }),
      'cache-control': 'no-store',
    },
  })
}

/** A verified member writes to the group. */
export function POST(request: Request): Promise<Response> {
  return withMember({ request, mustBeVerified: true, isWrite: true }, async (member) => {
    const input = parseFields({ schema: contactMessageSchema, input: await readJsonBody(request) })
    await sendContactMessage({ cms: await getCms(), member, input })
    return Response.json({ status: 'OK' }, { status: 201 })
  })
}
