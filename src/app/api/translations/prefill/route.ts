import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { prefillText } from '@/features/translation/units/prefill'
import { bodyOf, editorCall } from '../editor-call'
import { unitPlace } from '../unit-schema'

const schema = unitPlace.extend({ from: z.enum(locales) })

const statusOf = { saved: 200, conflict: 409, refused: 422 }

/** Copies the text of another language into a translation that is not there yet. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async (call) => {
      const result = await prefillText({ ...call, ...(await bodyOf({ request, schema })) })
      return Response.json(result, { status: statusOf[result.status] })
    },
  })
}
