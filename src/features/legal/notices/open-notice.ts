import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { wakeJob } from '@/jobs/wake-job'
import { runSql } from '@/lib/run-sql'

/**
 * Notes in the request's transaction that members are to be told of a release. A release is told
 * once: after it was withdrawn and published again, telling goes on where it stopped.
 */
export async function openNotice({
  req,
  release,
  mayBegin,
}: {
  req: PayloadRequest
  release: { id: number; name: string }
  /** Whether members are told that have not been told of anything before. */
  mayBegin: boolean
}): Promise<void> {
  const query = sql`
    insert into release_notices (release_id, release_name, state, told)
    select ${release.id}::int, ${release.name}, 'running', 0
    where ${mayBegin} or exists (select from release_notices where release_id = ${release.id})
    on conflict (release_id) do update
      set state = 'running', updated_at = now()
      where release_notices.state = 'stopped'`
  await runSql({ cms: req.payload, req, query })
  await wakeJob({ cms: req.payload, req, name: 'term-notices' })
}
