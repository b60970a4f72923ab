import { z } from 'zod'
import { checkUnit } from '@/features/translation/judging/check-unit'
import { bodyOf, editorCall } from '../editor-call'
import { longestText, unitPlace } from '../unit-schema'

const schema = unitPlace.extend({ text: z.string().max(longestText) })

/** Judges a text that is being written; stores nothing. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async ({ cms }) =>
      Response.json(await checkUnit({ cms, ...(await bodyOf({ request, schema })) })),
  })
}
