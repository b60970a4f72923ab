import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { UnitFilter } from '../reading/views'

/** Where a unit is in any order, as the database says it. */
export const unitPlace = z.object({
  unit: z.string(),
  kind: z.string(),
  container: z.string(),
  document: z.string(),
  position: z.coerce.number(),
  errors: z.coerce.number(),
  warnings: z.coerce.number(),
  changedAt: z.string(),
})

type Place = z.infer<typeof unitPlace>
type Order = NonNullable<UnitFilter['order']>
// What the adapter’s `sql` makes; it does not name the type.
type Condition = ReturnType<typeof sql>

const byPlace = ['kind', 'container', 'document', 'position', 'unit']

// An index has each of these orders, up to the last word (migrations/beside-payload/translation-lists.ts).
const orders: Record<Order, { first: string[]; nulls: boolean }> = {
  document: { first: [], nulls: false },
  severity: { first: ['errors', 'warnings'], nulls: false },
  changed: { first: ['changed_at'], nulls: true },
}

/** Columns that sorting a row needs. */
export const orderColumns = sql.raw(
  [...byPlace, 'errors', 'warnings', 'changed_at'].map((name) => `unit.${name}`).join(', '),
)

/** The order of a list, of a table with these columns. */
export function inOrder(order: Order = 'document', table = 'matching'): Condition {
  const { first, nulls } = orders[order]
  const how = nulls ? 'desc nulls last' : 'desc'
  return keys([...first.map((key) => `${key} ${how}`), ...byPlace], table)
}

/** The same from the end. */
export function inReverse(order: Order = 'document'): Condition {
  const { first, nulls } = orders[order]
  const how = nulls ? 'asc nulls first' : 'asc'
  return keys([...first.map((key) => `${key} ${how}`), ...byPlace.map((key) => `${key} desc`)])
}

function keys(names: string[], table = 'matching'): Condition {
  return sql.raw(names.map((name) => `${table}.${name}`).join(', '))
}

/** SQL for whether a row of `matching` comes before a place, or after it. */
export function placeCondition(
  where: 'before' | 'behind',
  place: Place,
  order: Order = 'document',
) {
  const { unit, kind, container, document, position, errors, warnings } = place
  const ascending = sql.raw(where === 'before' ? '<' : '>')
  const descending = sql.raw(where === 'before' ? '>' : '<')
  const inPlace = sql`(${keys(byPlace)}) ${ascending}
    (${kind}, ${container}, ${document}, ${position}, ${unit})`
  switch (order) {
    case 'document':
      return inPlace
    case 'severity':
      return sql`((errors, warnings) ${descending} (${errors}, ${warnings})
        or errors = ${errors} and warnings = ${warnings} and ${inPlace})`
    case 'changed': {
      const [own, other] = [changedAt, sql`${place.changedAt}::timestamptz`]
      return sql`(${own} ${descending} ${other} or ${own} = ${other} and ${inPlace})`
    }
  }
}

const changedAt = sql.raw(`coalesce(changed_at, '-infinity')`)

/** The columns of `unitPlace`. */
export const placeColumns = sql`unit, kind, container, document, position, errors, warnings,
  ${changedAt}::text as "changedAt"`
