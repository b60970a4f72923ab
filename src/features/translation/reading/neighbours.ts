import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { matchingUnits } from './matching-units'
import { inOrder, inReverse, placeColumns, placeCondition, unitPlace } from '../units/unit-orders'
import type { UnitFilter } from './views'

const neighbours = z.object({
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** From 1; 0 where the list no longer has the text. */
  position: z.number(),
  total: z.number(),
})

export type Neighbours = z.infer<typeof neighbours>

/**
 * The units before and after one in the list of a filter. Where the list no longer has the unit,
 * because it has just been dealt with, they are those around its place and `position` is 0; of a
 * unit that does not exist there are none.
 */
export async function readNeighbours(options: {
  cms: Payload
  filter: UnitFilter
  unit: string
}): Promise<Neighbours> {
  const { cms, filter, unit } = options
  const { order, locale } = filter
  const placeQuery = sql`select ${placeColumns} from translation_units
    where unit = ${unit} and locale = ${locale}`
  const [row] = (await runSql({ cms, query: placeQuery })).rows
  const total = sql`(select count(*) from matching)::int as total`
  if (!row) {
    const query = sql`with ${matchingUnits(filter)}
      select null as previous, null as next, 0 as position, ${total}`
    return neighbours.parse((await runSql({ cms, query })).rows[0])
  }
  const place = unitPlace.parse(row)
  const isBefore = placeCondition('before', place, order)
  const query = sql`with ${matchingUnits(filter)}
    select
      (select unit from matching where ${isBefore} order by ${inReverse(order)} limit 1) as previous,
      (select unit from matching where ${placeCondition('behind', place, order)}
        order by ${inOrder(order)} limit 1) as next,
      case when exists (select from matching where unit = ${unit})
        then (select count(*) from matching where ${isBefore})::int + 1 else 0 end as position,
      ${total}`
  return neighbours.parse((await runSql({ cms, query })).rows[0])
}
