import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Job } from '@/jobs/job'
import { runSql } from '@/lib/run-sql'
import { runDueChanges } from './run-due-changes'

const row = z.object({ inMs: z.coerce.number().nullable() })

/** Milliseconds until the next change is due; null when none is planned. */
async function nextChangeInMs({ cms, now }: { cms: Payload; now: Date }): Promise<number | null> {
  const query = sql`
    select extract(epoch from min(due_at) - now()) * 1000 as "inMs" from scheduled_changes
    where state = 'waiting' and due_at > ${now.toISOString()}`
  return row.parse((await runSql({ cms, query })).rows[0]).inMs
}

/** Carries out scheduled changes at their times, and retries those that failed transiently. */
export const scheduledChangesJob: Job = {
  schedule: { everySeconds: 15 },
  limitSeconds: 60,
  run: async ({ cms, now }) => {
    const count = await runDueChanges({ cms, now })
    if (count > 0) cms.logger.info(`${count} scheduled changes carried out`)
    return nextChangeInMs({ cms, now })
  },
}
