import { z } from '@/lib/zod-for-browsers'
import { requestPanel } from '@/components/panel/panel-call.client'
import type { Locale } from '@/i18n/locales'
import { listPath } from '@/features/translation/desk-paths'
import type { RecordName } from './publishing-calls.client'

const list = z.object({
  total: z.number(),
  items: z.array(
    z.object({ unit: z.string(), fieldTitle: z.string(), checks: z.array(z.string()) }),
  ),
})

/** Texts of a record in which the checks find something that nobody has dismissed. */
export type OpenFindings = z.infer<typeof list> & {
  /** The desk’s list of them. */
  address: string
}

/** @throws Error when there is no answer to read */
export async function readOpenFindings(
  options: RecordName & { locale: Locale; level: 'errors' | 'warnings' },
): Promise<OpenFindings> {
  const { container, document, locale, level } = options
  const query = new URLSearchParams({
    locale,
    container,
    ...(document !== '' && { document }),
    [level]: '1',
  }).toString()
  const response = await requestPanel({ path: `/translations/units?${query}` })
  return { ...list.parse(await response.json()), address: `${listPath}?${query}` }
}
