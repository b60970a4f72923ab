import { readMatrix } from '@/features/translation/reading/read-matrix'
import { editorCall } from '../editor-call'

/** How far the translation of every document is, by language. */
export function GET(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: false,
    answer: async ({ cms, language }) => Response.json(await readMatrix({ cms, language })),
  })
}
