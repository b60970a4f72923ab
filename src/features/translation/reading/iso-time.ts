import { sql } from '@payloadcms/db-postgres'

/** A column with a time zone as ISO 8601 text, the same from every driver; null stays null. */
export function isoTime(column: string) {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}
