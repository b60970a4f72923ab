import { getCms } from '@/cms/client'
import { sendContactMessage } from '@/features/contact-messages/commands'
import { contactMessageSchema } from '@/features/contact-messages/schema'
import { paths } from '@/i18n/paths'
import { parseFields } from '@/lib/http/parse-fields'
import { getFormMember } from '../../member-call'
import { answerPlainForm, backToForm } from '../../plain-form'

export function GET(request: Request): Response {
  return backToForm({ request, path: paths.contact })
}

/** The contact form as the browser itself sends it. */
export function POST(request: Request): Promise<Response> {
  return answerPlainForm({
    request,
    answerPath: paths.contactAnswer,
    send: async (typed) => {
      const member = await getFormMember({ headers: request.headers })
      const input = parseFields({ schema: contactMessageSchema, input: typed })
      await sendContactMessage({ cms: await getCms(), member, input })
    },
  })
}
