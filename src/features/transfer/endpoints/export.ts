import { noInput } from '@/cms/endpoints/endpoint-input'
import { getEnv } from '@/lib/env'
import { exportContent } from '../export-content'
import { exportName } from '../export-name'
import { mayTransfer } from '../transfer-rights'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

/** All content of the site as a file. */
export const exportContentEndpoint = editorEndpoint({
  path: '/workplace/content/export',
  method: 'get',
  mayCall: mayTransfer,
  input: noInput,
  answer: async ({ cms, editor }) => {
    const { id, name } = editor
    const siteUrl = getEnv().SITE_URL
    const { madeAt, pieces } = await exportContent({ cms, siteUrl, actor: { id, name } })
    return new Response(streamOf(pieces()), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${exportName(madeAt)}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  },
})

/** Piece by piece, as fast as the reader takes them. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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
