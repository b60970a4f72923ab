import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { GlossaryTerm } from '../checks/check-input'
import { vocabularyOf } from '../cut-off/vocabulary'
import { textHash } from '../text-hash'
import type { ExtractedUnit } from './extract-units'
import type { Surroundings } from './judge-unit'
import { byLocale } from './text-leaves'

type Database = { cms: Payload; req?: PayloadRequest | undefined }

/** How long the words and terms that the checks go by may be old, in milliseconds. */
const KEPT_MS = 5 * 60_000
const EARLIER_TEXTS = 20

type Shared = Pick<Surroundings, 'vocabulary' | 'glossary'>

const shared = new WeakMap<Payload, { at: number; reading: Promise<Shared> }>()

/** What judging these units needs to know of other texts. */
export async function readSurroundings(
  options: Database & { units: ExtractedUnit[] },
): Promise<Surroundings> {
  const { units } = options
  // One after the other: inside a transaction they share a connection.
  const common = await sharedSurroundings(options.cms)
  const earlier = await earlierTexts({ ...options, units })
  const sameSource = await translationsOfSameSource({ ...options, units })
  return {
    ...common,
    earlier: ({ unit, locale }) => earlier.get(`${unit} ${locale}`) ?? [],
    sameSource: ({ unit, source, locale }) =>
      (sameSource.get(`${textHash(source)} ${locale}`) ?? [])
        .filter((other) => other.unit !== unit)
        .map(({ text }) => text),
  }
}

/** Makes the next judgement read the words and terms of all texts anew. */
export function forgetSurroundings(cms: Payload): void {
  shared.delete(cms)
}

async function sharedSurroundings(cms: Payload): Promise<Shared> {
  const kept = shared.get(cms)
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.reading
  const reading = readShared(cms)
  shared.set(cms, { at: Date.now(), reading })
  // A failure is not worth keeping.
  reading.catch(() => shared.delete(cms))
  return reading
}

const wordRow = z.object({ locale: z.enum(locales), text: z.string() })

async function readShared(cms: Payload): Promise<Shared> {
  const query = sql`select locale, text from translation_units where text is not null`
  const texts = z.array(wordRow).parse((await runSql({ cms, query })).rows)
  const { docs } = await cms.find({
    collection: 'glossary-terms',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return {
    vocabulary: byLocale((locale) =>
      vocabularyOf(texts.flatMap((row) => (row.locale === locale ? row.text : []))),
    ),
    glossary: docs.map((term): GlossaryTerm => ({
      name: term.name,
      isKept: term.isKept === true,
      forms: byLocale((locale) => ({
        preferred: term[locale]?.preferred ?? null,
        stems: term[locale]?.stems ?? [],
        forbidden: term[locale]?.forbidden ?? [],
      })),
    })),
  }
}

const earlierRow = z.object({ unit: z.string(), locale: z.string(), from_text: z.string() })

async function earlierTexts(
  options: Database & { units: ExtractedUnit[] },
): Promise<Map<string, string[]>> {
  const { cms, req, units } = options
  const names = JSON.stringify(units.map(({ unit }) => unit))
  const query = sql`select unit, locale, from_text from (
      select unit, locale, from_text,
        row_number() over (partition by unit, locale order by created_at desc) as age
      from translation_changes
      where from_text is not null
        and unit in (select jsonb_array_elements_text(${names}::jsonb))) as changes
    where age <= ${EARLIER_TEXTS}`
  const rows = z.array(earlierRow).parse((await runSql({ cms, ...(req && { req }), query })).rows)
  return grouped(rows.map(({ unit, locale, from_text }) => [`${unit} ${locale}`, from_text]))
}

const sameRow = z.object({
  hash: z.string(),
  unit: z.string(),
  locale: z.string(),
  text: z.string(),
})

type Same = { unit: string; text: string }

async function translationsOfSameSource(
  options: Database & { units: ExtractedUnit[] },
): Promise<Map<string, Same[]>> {
  const { cms, req, units } = options
  const hashes = JSON.stringify([...new Set(units.map(({ texts }) => textHash(texts.ro)))])
  const query = sql`select source.hash, other.unit, other.locale, other.text
    from translation_units as source
    join translation_units as other on other.unit = source.unit and other.locale <> 'ro'
    where source.locale = 'ro' and other.text is not null
      and source.hash in (select jsonb_array_elements_text(${hashes}::jsonb))
    order by other.unit`
  const rows = z.array(sameRow).parse((await runSql({ cms, ...(req && { req }), query })).rows)
  return grouped(rows.map(({ hash, locale, unit, text }) => [`${hash} ${locale}`, { unit, text }]))
}

function grouped<Value>(entries: [string, Value][]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const [key, value] of entries) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
