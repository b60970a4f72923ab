import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import { containerTitle, documentHref, documentTitle } from './config-labels'
import { countUnits, noUnits, type DocumentCounts } from './count-units'
import type { LanguageCounts, Matrix, MatrixRow } from './views'

type CountsByLocale = Record<Locale, LanguageCounts>

/**
 * How every record, page and group of messages stands in every language: in the order of the
 * configuration, then by title. `language` is the one of the admin.
 */
export async function readMatrix(options: { cms: Payload; language: Locale }): Promise<Matrix> {
  const { cms, language } = options
  const rows = new Map<string, MatrixRow>()
  const totals = nothing()
  for (const found of await countUnits({ cms })) {
    const key = JSON.stringify([found.kind, found.container, found.document])
    const row = rows.get(key) ?? emptyRow({ ...options, found })
    rows.set(key, row)
    const counts = countsOf(found)
    row.languages[found.locale] = counts
    totals[found.locale] = sum({ one: totals[found.locale], other: counts })
  }
  const order = [...cms.globals.config, ...cms.config.collections].map(({ slug }) => slug)
  const place = ({ container }: MatrixRow) => order.findIndex((slug) => slug === container)
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = [...rows.values()].sort((a, b) => place(a) - place(b) || compare(a.title, b.title))
  return { rows: sorted, totals }
}

function nothing(): CountsByLocale {
  return { ro: noUnits, en: noUnits, ru: noUnits }
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
    languages: nothing(),
  }
}

function countsOf(found: DocumentCounts): LanguageCounts {
  const { total, done, missing, draft, needsReview, outdated, errors, warnings, wordsLeft } = found
  return { total, done, missing, draft, needsReview, outdated, errors, warnings, wordsLeft }
}

function sum({ one, other }: { one: LanguageCounts; other: LanguageCounts }): LanguageCounts {
  return {
    total: one.total + other.total,
    done: one.done + other.done,
    missing: one.missing + other.missing,
    draft: one.draft + other.draft,
    needsReview: one.needsReview + other.needsReview,
    outdated: one.outdated + other.outdated,
    errors: one.errors + other.errors,
    warnings: one.warnings + other.warnings,
    wordsLeft: one.wordsLeft + other.wordsLeft,
  }
}
