import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { DeskFailure } from '@/features/translation/units/desk-failure'
import { exportUnits } from '@/features/translation/transfer/export-units'
import { parseUnitFilter } from '@/features/translation/units/unit-filter'
import { exchangeFormats } from '@/features/translation/interchange/types'
import { editorCall, queryOf } from '../editor-call'
import { exchangeAnswer } from '../exchange-answer'

const schema = z.object({
  format: z.enum(exchangeFormats),
  source: z.enum(locales).default('ro'),
})

/** All texts that a filter asks for, as a file for translators. */
export function GET(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: false,
    answer: ({ cms, language }) =>
      exchangeAnswer({
        language,
        answer: async () => {
          const { format, source: sourceLocale } = queryOf({ request, schema })
          const parsed = parseUnitFilter(new URL(request.url).searchParams)
          if (parsed.status !== 'good') throw new DeskFailure('bad-request')
          const { filter } = parsed
          const file = await exportUnits({ cms, filter, sourceLocale, format, language })
          return new Response(file.content, {
            headers: {
              'content-type': `${file.mime}; charset=utf-8`,
              'content-disposition': `attachment; filename="${file.name}"`,
              'x-content-type-options': 'nosniff',
            },
          })
        },
      }),
  })
}
