import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { lockDocument } from '@/cms/document-lock'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { runSql } from '@/lib/run-sql'
import { mayApprove, type EditorRights } from '@/cms/access/rights'
import { textHash } from '@/i18n/text-hash'
import { noteChange } from './change-note'
import { AppError } from '@/lib/errors/app-error'
import { deskTransaction } from './desk-transaction'
import { isWithoutSource, type ExtractedUnit } from '../content/extract-units'
import { readInLanguage } from '../content/record'
import type { NewText } from '../content/set-text'
import { readerOrder } from './reader-order'
import { publishTexts, storeDraft } from './store-texts'
import { findPlace, readUnits } from './unit-place'
import { readUnitRows, type UnitRow } from './unit-rows'

type Settle = {
  cms: Payload
  editor: EditorRights
  unit: string
  locale: Locale
  expectedHash: string
  /** The text that the block translates; null removes the block. */
  source: string | null
  /** Language of the panel. */
  language: Locale
}

/**
 * Says which text a block without a source translates, or removes it in one language, for readers
 * too where they see it and Romanian readers have it so.
 *
 * @throws {AppError} `forbidden`; `locked`; `not-found` when one of the texts is not as it was
 * @throws {ValidationError} Payload’s, when the record does not take the change
 */
export function settleBlock(options: Settle): Promise<void> {
  const { cms, editor, locale, language } = options
  if (!mayApprove({ editor, locale })) throw new AppError('forbidden')
  return deskTransaction({ cms, language, work: (req) => settle({ ...options, req }) })
}

async function settle(options: Settle & { req: PayloadRequest }): Promise<void> {
  const { cms, req, editor, unit, locale, expectedHash, source } = options
  const place = await findPlace({ cms, req, unit })
  if (!place) throw new AppError('not-found')
  await lockDocument({ req, container: place.container.slug, document: place.document })
  const units = await readUnits({ cms, req, ...place })
  const block = units.find((one) => one.unit === unit && isWithoutSource(one))
  if (!block || textHash(block.texts[locale]) !== expectedHash) throw new AppError('not-found')
  const rows = await readUnitRows({ cms, req, units: [unit] })
  if (rows.some((row) => row.locale === locale && row.is_locked)) throw new AppError('locked')
  const texts = [
    source === null ? { unit: block, text: null } : toPair({ ...options, units, block }),
  ]
  const { id, name } = editor
  const states = new Map(texts.map((one) => [one.unit.unit, 'needs-review' as const]))
  noteChange({ req, note: { origin: 'desk', locale, states, editor: { id, name } } })
  req.context.isDeskApproval = true
  const published = await readInLanguage({ cms, req, ...place, locale, draft: false })
  const isPublic = isRecord(published) && published._status === 'published'
  const { now } = await readerOrder({ ...options, ...place, texts })
  const isForReaders = isPublic && now.length > 0
  await (isForReaders ? publishTexts : storeDraft)({ ...options, ...place, texts })
}

function toPair(options: Settle & { units: ExtractedUnit[]; block: ExtractedUnit }): NewText {
  const { units, block, locale, source } = options
  const original = units.find(({ unit, path }) => unit === source && path === block.path)
  if (!original || isWithoutSource(original) || original.texts[locale] !== null) {
    throw new AppError('not-found')
  }
  return { unit: original, text: block.texts[locale], from: block.segment }
}

const candidateRow = z.object({ unit: z.string(), source: z.string() })

/** The blocks of the same text that have no translation in a language, in their order. */
export async function untranslatedBlocks(options: {
  cms: Payload
  req?: PayloadRequest | undefined
  row: UnitRow
}): Promise<{ unit: string; source: string }[]> {
  const { cms, req, row } = options
  const query = sql`select source.unit, source.text as source from translation_units source
    join translation_units other on other.unit = source.unit and other.locale = ${row.locale}
    where source.locale = ${defaultLocale} and source.text is not null and other.text is null
      and source.container = ${row.container} and source.document = ${row.document}
      and source.path = ${row.path} and source.segment <> ''
    order by source.position`
  return z.array(candidateRow).parse((await runSql({ cms, req, query })).rows)
}
