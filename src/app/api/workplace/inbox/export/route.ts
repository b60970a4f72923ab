import { z } from 'zod'
import { exportFormats, exportMessages } from '@/features/contact-messages/inbox/export-messages'
import { parseInboxFilter } from '@/features/contact-messages/inbox/inbox-filter'
import { WorkplaceFailure } from '@/cms/workplace-failure'
import { workplaceCall } from '../../workplace-call'

const schema = z.enum(exportFormats)

/** The messages that a filter asks for, as a file. */
export function GET(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: false,
    answer: async ({ cms, editor }) => {
      const { searchParams } = new URL(request.url)
      const format = schema.safeParse(searchParams.get('format'))
      const { filter, isBad } = parseInboxFilter(searchParams)
      if (!format.success || isBad) throw new WorkplaceFailure('bad-request')
      const file = await exportMessages({ cms, editor, filter, format: format.data })
      return new Response(file.content, {
        headers: {
          'content-type': `${file.mime}; charset=utf-8`,
          'content-disposition': `attachment; filename="${file.name}"`,
          'x-content-type-options': 'nosniff',
        },
      })
    },
  })
}
