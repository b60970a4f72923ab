import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach } from 'vitest'
import type { JobName } from '@/jobs/job-names'
import { startJobWorker } from '@/jobs/start-job-worker'
import { runSql } from '@/lib/run-sql'
import type { useCms } from './cms'

type Options = Partial<Parameters<typeof startJobWorker>[0]>

/** The jobs of a spec file's database: none before each test, their workers stopped after it. */
export function useJobs(site: ReturnType<typeof useCms>) {
  const running: { stop: () => Promise<void> }[] = []

  beforeEach(async () => {
    await runSql({ cms: site.cms, query: sql`delete from jobs` })
  })

  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
  })

  async function row(name: JobName) {
    const where = { name: { equals: name } }
    const { docs } = await site.cms.find({ collection: 'jobs', where, overrideAccess: true })
    return docs[0]
  }

  return {
    row,
    /** Begins to run jobs as a server does; what is due at an hour of the day is not due yet. */
    start(jobs: Options['jobs'], options: Omit<Options, 'jobs'> = {}) {
      const worker = startJobWorker({
        databaseUrl: process.env.DATABASE_URL ?? '',
        getCms: () => Promise.resolve(site.cms),
        jobs: jobs ?? {},
        pollMs: 100,
        ...options,
      })
      running.push({ stop: () => worker.stop({ graceMs: 100 }) })
      return worker
    },
    /** As if it had been due since yesterday. */
    makeDue: (name: JobName) =>
      runSql({
        cms: site.cms,
        query: sql`update jobs set due_at = now() - interval '1 day' where name = ${name}`,
      }),
    /** Cuts the connections of the workers, as a restart of the database does. */
    cutWorkersOff: () =>
      runSql({
        cms: site.cms,
        query: sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'pasiuni jobs' and datname = current_database()`,
      }),
  }
}
