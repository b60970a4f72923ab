import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { log } from '@/lib/log'
import { runSql } from '@/lib/run-sql'
import { runDueChanges } from './run-due-changes'

const pause = 15 * 1000
// The first pages after a start need the database more.
const settling = 20 * 1000

type GetCms = () => Promise<Payload>

const row = z.object({ due: z.coerce.date().nullable() })

/** Milliseconds until the next change is due, when that is sooner than the next look. */
async function nearest(cms: Payload): Promise<number | null> {
  const now = new Date()
  const query = sql`select min(due_at) as due from scheduled_changes
    where state = 'waiting' and due_at > ${now.toISOString()}`
  const { due } = row.parse((await runSql({ cms, query })).rows[0])
  const distance = due === null ? pause : due.getTime() - now.getTime()
  return distance < pause ? distance : null
}

/**
 * Carries out scheduled changes while this process runs: soon after the start, every 15 seconds, and
 * at the times that are known by then. Several instances may do so: each change happens once.
 */
export function startSchedule(getCms: GetCms): void {
  let isRunning = false

  async function look(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      const cms = await getCms()
      const count = await runDueChanges({ cms, now: new Date() })
      if (count > 0) cms.logger.info(`${count} scheduled changes carried out`)
      const distance = await nearest(cms)
      if (distance !== null) setTimeout(() => void look(), distance).unref()
    } catch (error) {
      // It is tried again: a database that is away must not end the server.
      log.error({ err: error }, 'Scheduled changes were not carried out')
    } finally {
      isRunning = false
    }
  }

  setTimeout(() => void look(), settling).unref()
  setInterval(() => void look(), pause).unref()
}
