import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { changeRow } from '../reading/rows'
import type { Origin, UnitState } from '../types'
import { isoTime } from '../reading/iso-time'
import type { UnitChange } from '../reading/views'

/** A step in the history of a text; what is left out is not known, or has not changed. */
type NewChange = {
  unit: string
  locale: Locale
  from_text?: string | null
  to_text?: string | null
  from_state: UnitState
  to_state: UnitState
  origin: Origin
  editor_id: number | null
  editor_name: string | null
  note?: string
}

const columns = sql`unit, locale, from_text, to_text, from_state, to_state, origin, editor_id,
  editor_name, note`

/** Records changes of texts, in the transaction that made them. */
export async function storeChanges(options: {
  cms: Payload
  req: PayloadRequest
  changes: NewChange[]
}): Promise<void> {
  const { cms, req, changes } = options
  if (changes.length === 0) return
  const query = sql`insert into translation_changes (${columns}) select ${columns}
    from jsonb_populate_recordset(null::translation_changes, ${JSON.stringify(changes)}::jsonb)`
  await runSql({ cms, req, query })
}

// What is made in one transaction has one time, whatever the order of its rows.
const isEarlier = sql`(source.id < change.id and source.created_at <> change.created_at)`

/** History of a text in a language, the newest first, at most `limit`. */
export async function readHistory(options: {
  cms: Payload
  unit: string
  locale: Locale
  limit?: number
}): Promise<UnitChange[]> {
  const { cms, unit, locale, limit = 50 } = options
  const query = sql`
select change.id, ${isoTime('change.created_at')} as at,
  coalesce(change.editor_name, editor.name) as by, from_text as "fromText", to_text as "toText",
  ${sourceWhere(isEarlier)} as "fromSource",
  ${sourceWhere(sql`(${isEarlier} or source.created_at = change.created_at)`)} as "toSource",
  from_state as "fromState", to_state as "toState", origin, note
from translation_changes change left join editors editor on editor.id = change.editor_id
where unit = ${unit} and locale = ${locale}
order by change.created_at desc, change.id desc limit ${limit}`
  return z.array(changeRow).parse((await runSql({ cms, query })).rows)
}

/** What the Romanian said after those of its changes that came before, else before the first after them. */
function sourceWhere(isBefore: typeof isEarlier) {
  const ofUnit = sql`translation_changes source
    where source.unit = change.unit and source.locale = ${defaultLocale}`
  return sql`coalesce(
    (select source.to_text from ${ofUnit} and ${isBefore} and source.to_text is not null
      order by source.id desc limit 1),
    (select source.from_text from ${ofUnit} and not ${isBefore} and source.from_text is not null
      order by source.id limit 1))`
}
