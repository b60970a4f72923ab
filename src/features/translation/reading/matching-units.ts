import { sql } from '@payloadcms/db-postgres'
import { unitConditions } from '../units/unit-conditions'
import { orderColumns } from '../units/unit-orders'
import type { UnitFilter } from './views'

/**
 * The units that a filter asks for, as the table `matching` of a query, with what they are ordered
 * by. Where an index has all that is asked, each use reads as much of it as it needs; else the units
 * are found once.
 */
export function matchingUnits(filter: UnitFilter) {
  const { check, search, hasOpenComments } = filter
  const isInIndex = check === undefined && hasOpenComments === undefined && !search?.trim()
  return sql`matching as ${sql.raw(isInIndex ? 'not materialized' : 'materialized')} (
    select ${orderColumns} from translation_units unit where ${unitConditions(filter)}
  )`
}
