import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { byLocale } from '@/i18n/by-locale'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { GlossaryTerm } from '../checks/check-input'
import { rememberedChecks } from '../checks/remembered-checks'
import { buildVocabulary } from '../cut-off/vocabulary'
import { textHash } from '@/i18n/text-hash'
import type { ExtractedUnit } from '../content/extract-units'
import type { CheckContext } from './text-findings'
import { confirmedCutOff } from './confirmed-cut-off'
import { textPast, type TextPast } from './text-past'

type Database = { cms: Payload; req?: PayloadRequest | undefined }

/** How old the vocabulary and glossary that the checks use may be, in milliseconds. */
const KEPT_MS = 5 * 60_000
const LATEST = 20

type Shared = Pick<CheckContext, 'check'>

const shared = new WeakMap<Payload, { at: number; reading: Promise<Shared> }>()

/** Reads the other texts that evaluating these units needs. */
export async function readCheckContext(
  options: Database & { units: ExtractedUnit[] },
): Promise<CheckContext> {
  const { units } = options
  // One after the other: inside a transaction they share a connection.
  const common = await readSharedContext(options.cms)
  const past = await readPast({ ...options, units })
  const sameSource = await readSameSource({ ...options, units })
  return {
    ...common,
    ...past,
    sameSource: ({ unit, source, locale }) =>
      (sameSource.get(`${textHash(source)} ${locale}`) ?? [])
        .filter((other) => other.unit !== unit)
        .map(({ text }) => text),
  }
}

/** Makes the next evaluation reload the vocabulary and the glossary. */
export function forgetCheckContext(cms: Payload): void {
  shared.delete(cms)
}

async function readSharedContext(cms: Payload): Promise<Shared> {
  const kept = shared.get(cms)
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.reading
  const reading = readShared(cms)
  shared.set(cms, { at: Date.now(), reading })
  // Failures are not cached.
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
  const vocabulary = byLocale((locale) =>
    buildVocabulary(texts.flatMap((row) => (row.locale === locale ? row.text : []))),
  )
  const glossary = docs.map((term): GlossaryTerm => ({
    name: term.name,
    isKept: term.isKept === true,
    forms: byLocale((locale) => ({
      preferred: term[locale]?.preferred ?? null,
      stems: term[locale]?.stems ?? [],
      forbidden: term[locale]?.forbidden ?? [],
    })),
  }))
  return { check: rememberedChecks({ vocabulary, glossary }) }
}

const changeRow = z.object({
  unit: z.string(),
  locale: z.enum(locales),
  fromText: z.string().nullable(),
  toText: z.string().nullable(),
  verdict: z.enum(['approved', 'published', 'cut-off']).nullable(),
})

/** The newest changes of these texts, and whatever people have said of them. */
async function readPast(options: Database & { units: ExtractedUnit[] }): Promise<TextPast> {
  const { cms, req, units } = options
  const names = JSON.stringify(units.map(({ unit }) => unit))
  const query = sql`select unit, locale, from_text as "fromText", to_text as "toText", verdict from (
      select id, unit, locale, from_text, to_text,
        case when note = ${confirmedCutOff} then 'cut-off'
          when to_state <> 'approved' or editor_name is null then null
          when note is null and origin = 'content' then 'published'
          when note is null or note = 'still-valid' then 'approved' end as verdict,
        row_number() over (partition by unit, locale order by created_at desc, id desc) as age
      from translation_changes
      where unit in (select jsonb_array_elements_text(${names}::jsonb))) as changes
    where age <= ${LATEST} or verdict is not null
    order by id`
  const { rows } = await runSql({ cms, req, query })
  return textPast(z.array(changeRow).parse(rows))
}

const sameRow = z.object({
  hash: z.string(),
  unit: z.string(),
  locale: z.string(),
  text: z.string(),
})

type Same = { unit: string; text: string }

async function readSameSource(
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
  const rows = z.array(sameRow).parse((await runSql({ cms, req, query })).rows)
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
