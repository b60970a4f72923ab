import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { getSearchParams } from '@/cms/endpoints/endpoint-input'
import { importContent } from '../import-content'
import { mayTransfer } from '../transfer-rights'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { AppError } from '@/lib/errors/app-error'

/**
 * Takes over the file that is the body of the call; with `?dryRun=1` only tells what that would do.
 * It is no form: the parts of one would all be held in memory.
 */
export const importContentEndpoint = editorEndpoint({
  path: '/workplace/content/import',
  method: 'post',
  mayCall: mayTransfer,
  input: uploadOf,
  answer: async ({ cms, editor: { id, name }, language, input }) => {
    const actor = { id, name }
    return Response.json(await importContent({ cms, actor, language, ...input }))
  },
})

function uploadOf(request: ReceivedRequest) {
  if (!request.body) throw new AppError('bad-request')
  const isDryRun = getSearchParams(request).get('dryRun') === '1'
  return { source: chunksOf(request.body), isDryRun }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
