import { answerPlainForm, backToForm } from '../../../plain-form'
import { getCms } from '@/cms/client'
import { applyToContribute } from '@/features/contribution-applications/commands'
import { applicationSchema } from '@/features/contribution-applications/schema'
import { paths } from '@/i18n/paths'
import { parseFields } from '@/lib/http/parse-fields'
import { getFormMember } from '../../../member-call'

export function GET(request: Request): Response {
  return backToForm({ request, path: paths.become })
}

/** The form to offer a contribution, as the browser itself sends it. */
export function POST(request: Request): Promise<Response> {
  return answerPlainForm({
    request,
    answerPath: paths.becomeAnswer,
    send: async (typed) => {
      const member = await getFormMember({ headers: request.headers })
      const input = parseFields({ schema: applicationSchema, input: typed })
      await applyToContribute({ cms: await getCms(), member, input })
    },
  })
}
