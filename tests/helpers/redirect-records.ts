import { sql } from '@payloadcms/db-postgres'
import { runSql } from '../../src/lib/run-sql'
import type { useCms } from './cms'

/** The redirects of a site, for tests of what leads where. */
export function redirectRecords(site: ReturnType<typeof useCms>) {
  return {
    /** Stores one whatever the rules say of it now. */
    async plant({ from, to }: { from: string; to: string }): Promise<void> {
      const query = sql`insert into redirects ("from", "to") values (${from}, ${to})`
      await runSql({ cms: site.cms, query })
    },
    /** All of them: where each address leads. */
    async stored(): Promise<Record<string, string>> {
      const { docs } = await site.cms.find({
        collection: 'redirects',
        depth: 0,
        pagination: false,
        overrideAccess: true,
      })
      return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
    },
    async remove(): Promise<void> {
      await runSql({ cms: site.cms, query: sql`delete from redirects` })
    },
  }
}
