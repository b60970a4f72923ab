import { z } from 'zod'
import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { fromQuery } from '@/cms/endpoints/endpoint-input'
import { locales } from '@/i18n/locales'
import { exportUnits } from '../transfer/export-units'
import { exchangeFormats } from '../interchange/types'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { parseFilter } from './parse-filter'

const readFormat = fromQuery(
  z.object({
    format: z.enum(exchangeFormats),
    source: z.enum(locales).default('ro'),
  }),
)

/** All texts that a filter asks for, as a file for translators. */
export const exportTextsEndpoint = editorEndpoint({
  path: '/translations/export',
  method: 'get',
  input: exportOf,
  answer: async ({ cms, language, input }) => {
    const file = await exportUnits({ cms, language, ...input })
    return new Response(file.content, {
      headers: {
        'content-type': `${file.mime}; charset=utf-8`,
        'content-disposition': `attachment; filename="${file.name}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  },
})

async function exportOf(request: ReceivedRequest) {
  const { format, source: sourceLocale } = await readFormat(request)
  return { format, sourceLocale, filter: parseFilter(request).filter }
}
