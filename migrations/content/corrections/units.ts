import { sql } from '@payloadcms/db-postgres'
import type { ContentMigrationContext } from '@/cms/content-migration'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { Container } from '@/features/translation/content/containers'
import { readDocumentRows, storeRows, type UnitRow } from '@/features/translation/units/unit-rows'
import { isStillConfirmed, meaningHash, textHash } from '@/i18n/text-hash'
import { correctedMarkup, correctedText, type Correcting } from './corrected'

/**
 * Corrects what the translation desk knows of a record, so that its next look finds nothing changed:
 * approved texts stay approved, and a translation of a corrected source is no more outdated than
 * before.
 */
export async function correctUnits({
  cms,
  req,
  container,
  document,
  correcting,
}: ContentMigrationContext & {
  container: Container
  document: string
  correcting: Record<Locale, Correcting>
}): Promise<void> {
  const rows = await readDocumentRows({
    cms,
    req,
    container: container.slug,
    documents: [document],
  })
  const sources = new Map(
    rows.filter(({ locale }) => locale === defaultLocale).map((row) => [row.unit, row]),
  )
  const pairs = rows.map((before) => {
    const source = sources.get(before.unit)
    const corrected = withText({ row: before, correcting: correcting[before.locale] })
    return { before, after: source ? confirmed({ row: corrected, source, correcting }) : corrected }
  })
  await storeRows({
    cms,
    req,
    rows: pairs.filter(({ before, after }) => before !== after).map(({ after }) => after),
  })
  const changes = pairs
    .filter(({ before, after }) => before.hash !== after.hash)
    .map(({ before, after }) => ({
      unit: after.unit,
      locale: after.locale,
      from_text: before.text,
      to_text: after.text,
      state: after.state,
    }))
  const query = sql`insert into translation_changes
      (unit, locale, from_text, to_text, from_state, to_state, origin)
    select unit, locale, from_text, to_text, state, state, 'code'
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as changes (unit varchar, locale varchar, from_text varchar, to_text varchar, state varchar)`
  if (changes.length > 0) await runSql({ cms, req, query })
}

function withText({ row, correcting }: { row: UnitRow; correcting: Correcting }): UnitRow {
  const text = correctRow({ row, correcting })
  if (text === row.text) return row
  const at = new Date()
  return { ...row, text, hash: textHash(text), origin: 'code', changed_by: null, changed_at: at }
}

function correctRow({ row, correcting }: { row: UnitRow; correcting: Correcting }) {
  const { text, format } = row
  if (text === null) return null
  return format === 'rich-text'
    ? correctedMarkup({ markup: text, ...correcting })
    : correctedText({ text, ...correcting })
}

/** A translation that is known to say what its source says goes on doing so. */
function confirmed(options: {
  row: UnitRow
  source: UnitRow
  correcting: Record<Locale, Correcting>
}): UnitRow {
  const { row, source, correcting } = options
  const text = correctRow({ row: source, correcting: correcting[defaultLocale] })
  const wasConfirmed = isStillConfirmed({ confirmation: row, source: source.text })
  if (text === source.text || !wasConfirmed) return row
  return { ...row, confirmed_hash: meaningHash(text), confirmed_source: text }
}
