import type { Endpoint } from 'payload'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { getSearchParams, noInput, type ReceivedRequest } from '@/cms/endpoints/endpoint-input'
import { fileResponse } from '@/cms/endpoints/file-response'
import { getEnv } from '@/lib/env'
import { AppError } from '@/lib/errors/app-error'
import { exportContent } from './export-content'
import { exportName } from './export-name'
import { importContent } from './import-content'
import { mayTransfer } from './transfer-rights'

export const transferEndpoints: Endpoint[] = [
  // All content of the site as a file.
  editorEndpoint({
    path: '/workplace/content/export',
    method: 'get',
    mayCall: mayTransfer,
    input: noInput,
    answer: async ({ cms, editor: { id, name } }) => {
      const siteUrl = getEnv().SITE_URL
      const { madeAt, pieces } = await exportContent({ cms, siteUrl, actor: { id, name } })
      const content = toStream(pieces())
      return fileResponse({ content, mime: 'application/json', name: exportName(madeAt) })
    },
  }),
  // Imports the file that is the body of the call; with `?dryRun=1` only tells what that would do,
  // and with `?plan=` does exactly what that told. It is not a form, whose parts would all be held in
  // memory.
  editorEndpoint({
    path: '/workplace/content/import',
    method: 'post',
    mayCall: mayTransfer,
    input: readUpload,
    answer: ({ cms, editor: { id, name }, language, input }) =>
      importContent({ cms, actor: { id, name }, language, ...input }),
  }),
]

/** Piece by piece, as fast as the reader takes them. */
function toStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

function readUpload(request: ReceivedRequest) {
  if (!request.body) throw new AppError('bad-request')
  const params = getSearchParams(request)
  const plan = params.get('plan')
  const isDryRun = params.get('dryRun') === '1'
  return { source: readChunks(request.body), isDryRun, ...(plan !== null && { plan }) }
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
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
