import type { CoreParts } from './core-parts'

const TABLES = ['sessions', 'one_time_tokens']

/** Removes what has expired. Every read leaves it out anyway; this is for the room. */
export async function cleanUp({ database, clock, keys }: CoreParts): Promise<void> {
  for (const table of TABLES) {
    await database.write({
      sql: `delete from auth_core.${table} where expires_at <= $1`,
      values: [clock()],
    })
  }
  await keys.removeOld()
}
