import { sql } from '@payloadcms/db-postgres'
import type { UnitFilter } from '../reading/views'

const byDocument = ['kind', 'container', `coalesce(document, '')`, 'position', 'unit']

// All of them ascend, so that two rows are compared as wholes: (a, b) < (c, d).
const expressions = {
  document: byDocument,
  changed: ['coalesce(-extract(epoch from changed_at), 0)', ...byDocument],
  severity: ['-errors', '-warnings', ...byDocument],
}

/**
 * The keys by which a list is sorted, the last one different in every row: `columns` computes them
 * from a row of the table, `keysOf` names what they were called there, `descending` turns them.
 */
export function orderKeys(order: UnitFilter['order'] = 'document') {
  const names = expressions[order].map((_, index) => `key${index}`)
  return {
    columns: sql.raw(expressions[order].map((key, index) => `${key} as key${index}`).join(', ')),
    keysOf: (table: string) => sql.raw(names.map((name) => `${table}.${name}`).join(', ')),
    descending: sql.raw(names.map((name) => `matching.${name} desc`).join(', ')),
  }
}
