import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import { containerTitle, documentHref, documentTitle } from '../content/config-labels'
import { countUnits, type DocumentCounts } from './count-units'
import { noUnitsAnywhere, addCounts } from './language-counts'
import type { Matrix, MatrixRow } from './views'

/**
 * The state of every record, page and group of messages in every language: in the order of the
 * configuration, then by title. `language` is the one of the admin.
 */
export async function readMatrix(options: { cms: Payload; language: Locale }): Promise<Matrix> {
  const { cms, language } = options
  const rows = new Map<string, MatrixRow>()
  const totals = { ...noUnitsAnywhere }
  for (const found of await countUnits({ cms })) {
    const { kind, container, document, title, locale, ...counts } = found
    const key = JSON.stringify([kind, container, document])
    const row = rows.get(key) ?? emptyRow({ ...options, found })
    rows.set(key, row)
    row.languages[locale] = addCounts([row.languages[locale], counts])
    totals[locale] = addCounts([totals[locale], counts])
  }
  const order = [...cms.globals.config, ...cms.config.collections].map(({ slug }) => slug)
  const place = ({ container }: MatrixRow) => order.findIndex((slug) => slug === container)
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = [...rows.values()].sort((a, b) => place(a) - place(b) || compare(a.title, b.title))
  return { rows: sorted, totals }
}

function emptyRow(options: { cms: Payload; language: Locale; found: DocumentCounts }): MatrixRow {
  const { cms, language, found } = options
  const { kind, container, document, title } = found
  return {
    kind,
    container,
    document,
    title: documentTitle({ cms, kind, container, document, title, language }),
    containerTitle: containerTitle({ cms, kind, container, language }),
    href: documentHref({ kind, container, document }),
    languages: { ...noUnitsAnywhere },
  }
}
