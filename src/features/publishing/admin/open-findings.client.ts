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

/** Texts of a record, in one language, in which the checks find something that nobody has dismissed. */
export type OpenFindings = z.infer<typeof list> & {
  locale: Locale
  /** The desk’s list of them. */
  address: string
}

type Asked = RecordName & { level: 'errors' | 'warnings' }

/**
 * Those of each of these languages that has any.
 * @throws Error when there is no answer to read
 */
export async function readOpenFindings(
  options: Asked & { languages: readonly Locale[] },
): Promise<OpenFindings[]> {
  const { languages, ...asked } = options
  const found = await Promise.all(languages.map((locale) => readLanguage({ ...asked, locale })))
  return found.filter(({ total }) => total > 0)
}

async function readLanguage(options: Asked & { locale: Locale }): Promise<OpenFindings> {
  const { container, document, locale, level } = options
  const query = new URLSearchParams({
    locale,
    container,
    ...(document !== '' && { document }),
    [level]: '1',
  }).toString()
  const response = await requestPanel({ path: `/translations/units?${query}` })
  return { ...list.parse(await response.json()), locale, address: `${listPath}?${query}` }
}

/** How many texts that are, in all languages together. */
export function countTexts(findings: readonly OpenFindings[]): number {
  return findings.reduce((sum, { total }) => sum + total, 0)
}
