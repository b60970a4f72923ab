import type { CoreParts } from './core-parts'

const TABLES = ['sessions', 'one_time_tokens']

/** Deletes what has expired. Every read leaves it out anyway; this frees the space. */
export async function cleanUp({ database, clock, keys }: CoreParts): Promise<void> {
  for (const table of TABLES) {
    await database.write({
      sql: `delete from auth_core.${table} where expires_at <= $1`,
      values: [clock()],
    })
  }
  await keys.removeOld()
}
