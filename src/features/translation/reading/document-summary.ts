import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { unitKinds } from '../types'
import { containerTitle, documentTitle } from '../content/config-labels'
import { unitCounts } from './count-units'
import { noUnitsAnywhere, type CountsByLocale } from './language-counts'
import { countColumns } from './rows'

/** The state of one record in every language. */
export type DocumentSummary = CountsByLocale

const summaryRow = z.object({
  document: z.string(),
  locale: z.enum(locales),
  ...countColumns,
})

/**
 * The state of every record of a collection, by its id as text; a global has one record, named ''.
 * Records without texts are left out.
 */
export async function documentSummaries({
  cms,
  container,
}: {
  cms: Payload
  container: string
}): Promise<Map<string, DocumentSummary>> {
  const query = sql`
    select document, locale, ${unitCounts} from translation_counts
    where container = ${container} group by document, locale having sum(units) > 0`
  const { rows } = await runSql({ cms, query })
  const summaries = new Map<string, DocumentSummary>()
  for (const { document, locale, ...counts } of z.array(summaryRow).parse(rows)) {
    const before = summaries.get(document) ?? noUnitsAnywhere
    summaries.set(document, { ...before, [locale]: counts })
  }
  return summaries
}

const nameRow = z.object({
  kind: z.enum(unitKinds),
  container: z.string(),
  document: z.string(),
  title: z.string(),
})

/** A record that has texts, as people call it. */
export type DocumentName = z.infer<typeof nameRow> & { containerTitle: string }

/** Every record with texts, by container and title. `language` is the one of the admin. */
export async function documentNames({
  cms,
  language,
}: {
  cms: Payload
  language: Locale
}): Promise<DocumentName[]> {
  const query = sql`
    select kind, container, document, document_title as title from translation_counts
    where locale = ${defaultLocale}
    group by kind, container, document, document_title having sum(units) > 0`
  const { rows } = await runSql({ cms, query })
  const names = z.array(nameRow).parse(rows)
  const titled = names.map((name) => ({
    ...name,
    title: documentTitle({ cms, ...name, language }),
    containerTitle: containerTitle({ cms, ...name, language }),
  }))
  const { compare } = new Intl.Collator(language, { numeric: true })
  return titled.sort(
    (a, b) => compare(a.containerTitle, b.containerTitle) || compare(a.title, b.title),
  )
}
