import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { announceChange } from '@/cms/changes/announce-change'
import { log } from '@/lib/log'
import { runSql } from '@/lib/run-sql'
import { tellMembers, type ReadAccounts } from './tell-members'

const interval = 30 * 1000
// The first pages after a start need the database more.
const settling = 60 * 1000

type GetCms = () => Promise<Payload>

/** On a new day a release may have come into force: pages that speak of it are made again. */
async function announceNewDay({ cms, day }: { cms: Payload; day: string }): Promise<void> {
  const query = sql`
    select 1 from legal_documents
    where to_char(release_date at time zone 'UTC', 'YYYY-MM-DD') = ${day} limit 1`
  const { rows } = await runSql({ cms, query })
  if (rows.length > 0) await announceChange({ cms, tag: 'legal-documents' })
}

/**
 * Tells members of coming releases and sees releases come into force while this process runs.
 * Several instances may do so.
 */
export function startReleases({
  getCms,
  readAccounts,
}: {
  getCms: GetCms
  readAccounts: ReadAccounts
}): void {
  let announced = today()
  let isRunning = false

  async function look(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      const cms = await getCms()
      const day = today()
      if (day !== announced) await announceNewDay({ cms, day })
      announced = day
      const told = await tellMembers({ cms, readAccounts })
      if (told > 0) cms.logger.info(`${told} notices of new terms queued`)
    } catch (error) {
      // It goes on where it was: a service that is away must not end the server.
      log.error({ err: error }, 'Members could not be told of new terms')
    } finally {
      isRunning = false
    }
  }

  setTimeout(() => {
    void look()
    setInterval(() => void look(), interval).unref()
  }, settling).unref()
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
