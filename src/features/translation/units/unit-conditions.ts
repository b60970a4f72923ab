import { sql } from '@payloadcms/db-postgres'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { calendarDay } from '@/lib/database-values/calendar-day'
import { isDone } from '../reading/count-units'
import type { UnitFilter } from '../reading/views'

// What the adapter’s `sql` makes; it does not name the type.
type Condition = ReturnType<typeof sql>

// More words than anyone types; each costs a comparison with every text.
const maxWords = 8

/** Checks that found something in the row `unit` which nobody has dismissed. */
export const openChecks = sql.raw(`
  select finding ->> 'check' from jsonb_array_elements(unit.findings) finding
  where not unit.dismissed @> jsonb_build_array(jsonb_build_object(
    'check', finding -> 'check', 'fingerprint', finding -> 'fingerprint'))`)

const done = isDone('unit.errors > 0')

const openComment = sql.raw(`exists (
  select from translation_comments comment
  where comment.unit = unit.unit and comment.locale = unit.locale and not comment.is_resolved)`)

function unless(condition: boolean): Condition {
  return condition ? sql`` : sql`not `
}

/** `50%_a\b` → `%50\%\_a\\b%`: any text that contains exactly this. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/gu, String.raw`\$&`)}%`
}

// Knows the capitals of every script, also in a database whose own locale knows only A to Z; what
// is searched was made small in the same way (migrations/beside-payload/translation-lists.ts).
const folding = `collate "pg_c_utf8"`

/** Units of which every word is in some language's text or in the address. */
function found(words: string[]): Condition {
  const hits = words.map(
    (word) => sql`words like lower(${containing(word)} ${sql.raw(folding)}) collate "C"`,
  )
  return sql`unit.unit in (select unit from translation_words where ${sql.join(hits, sql` and `)})`
}

function checkCondition(check: string): Condition {
  const finding = JSON.stringify([{ check }])
  return sql`(unit.findings @> ${finding}::jsonb and ${check} in (${openChecks}))`
}

/** A moment as it is; of a day its beginning for editors, who are in Chișinău. */
function toMoment(since: string): Condition {
  return calendarDay.safeParse(since).success
    ? sql`${since}::date::timestamp at time zone ${editorsTimeZone}`
    : sql`${since}::timestamptz`
}

/** SQL condition of a filter on the table or alias `unit`. */
export function unitConditions(filter: UnitFilter): Condition {
  const { states, isUnfinished, isOutdated, isLocked, hasErrors, hasWarnings, hasOpenComments } =
    filter
  const { check, kind, container, document, changedSince } = filter
  const words = splitWords(filter.search)
  const conditions = [
    sql`unit.locale = ${filter.locale}`,
    states?.length
      ? sql`unit.state in (${sql.join(
          states.map((state) => sql`${state}`),
          sql`, `,
        )})`
      : null,
    isUnfinished === undefined ? null : sql`${unless(!isUnfinished)}${done}`,
    isOutdated === undefined ? null : sql`${unless(isOutdated)}unit.is_outdated`,
    isLocked === undefined ? null : sql`${unless(isLocked)}unit.is_locked`,
    hasErrors === undefined ? null : sql`${unless(hasErrors)}unit.errors > 0`,
    hasWarnings === undefined ? null : sql`${unless(hasWarnings)}unit.warnings > 0`,
    hasOpenComments === undefined ? null : sql`${unless(hasOpenComments)}${openComment}`,
    check === undefined ? null : checkCondition(check),
    kind === undefined ? null : sql`unit.kind = ${kind}`,
    container === undefined ? null : sql`unit.container = ${container}`,
    document === undefined ? null : sql`unit.document = ${document}`,
    changedSince === undefined ? null : sql`unit.changed_at >= ${toMoment(changedSince)}`,
    words.length === 0 ? null : found(words),
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}

function splitWords(search = ''): string[] {
  // PostgreSQL has no text with this character in it.
  const words = search.normalize('NFC').replaceAll('\0', ' ').split(/\s+/u)
  return [...new Set(words.filter((word) => word !== ''))].slice(0, maxWords)
}
