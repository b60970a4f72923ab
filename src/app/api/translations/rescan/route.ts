import { DeskFailure } from '@/features/translation/units/desk-failure'
import { rescan } from '@/features/translation/jobs/rescan'
import { mayWriteShared } from '@/cms/access/rights'
import { editorCall } from '../editor-call'

/** Compares what the desk knows with the whole content, and judges every text anew. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      if (!mayWriteShared(editor)) throw new DeskFailure('forbidden')
      const started = Date.now()
      const units = await rescan({ cms })
      return Response.json({ units, milliseconds: Date.now() - started })
    },
  })
}
