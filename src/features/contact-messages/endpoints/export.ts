import { z } from 'zod'
import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { getSearchParams } from '@/cms/endpoints/endpoint-input'
import { exportFormats, exportMessages } from '../inbox/export-messages'
import { parseInboxFilter } from '../inbox/inbox-filter'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { AppError } from '@/lib/errors/app-error'

const schema = z.enum(exportFormats)

/** The messages that a filter asks for, as a file. */
export const exportMessagesEndpoint = editorEndpoint({
  path: '/workplace/inbox/export',
  method: 'get',
  input: exportOf,
  answer: async ({ cms, editor, input }) => {
    const file = await exportMessages({ cms, editor, ...input })
    return new Response(file.content, {
      headers: {
        'content-type': `${file.mime}; charset=utf-8`,
        'content-disposition': `attachment; filename="${file.name}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  },
})

function exportOf(request: ReceivedRequest) {
  const searchParams = getSearchParams(request)
  const format = schema.safeParse(searchParams.get('format'))
  const { filter, isBad } = parseInboxFilter(searchParams)
  if (!format.success || isBad) throw new AppError('bad-request')
  return { filter, format: format.data }
}
