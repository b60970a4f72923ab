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
}: {
  req: PayloadRequest
  release: { id: number; name: string }
}): Promise<void> {
  const query = sql`
    insert into release_notices (release_id, release_name, state, told)
    values (${release.id}, ${release.name}, 'running', 0)
    on conflict (release_id) do update
      set state = 'running', updated_at = now()
      where release_notices.state = 'stopped'`
  await runSql({ cms: req.payload, req, query })
  await wakeJob({ cms: req.payload, req, name: 'term-notices' })
}
