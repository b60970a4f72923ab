import { z } from 'zod'
import { claimMs, confirmClaims } from './confirm-claims'
import type { Job, Schedule } from './job'
import { jobNames, type JobName } from './job-names'
import { editorsTimeZone } from '@/lib/chisinau-time'
import type { QueueConnection } from './queue-connection'

const claimed = z.object({
  id: z.number(),
  name: z.enum(jobNames),
  runs: z.coerce.number(),
  failures: z.coerce.number(),
  now: z.date(),
})

/** A job that this worker runs for the time of its lease. */
export type ClaimedJob = z.infer<typeof claimed>

export type JobOutcome =
  { kind: 'done'; againInMs: number | null } | { kind: 'failed'; againInMs: number; reason: string }

/** SQL for the next regular run: `every` in seconds, or the time `daily` of a day in `zone`. */
function nextRun({ every, daily, zone }: Record<'every' | 'daily' | 'zone', string>): string {
  const today = `(now() at time zone ${zone})::date`
  const onDay = (day: string) => `((${day} + ${daily}::time) at time zone ${zone})`
  return `coalesce(now() + ${every} * interval '1 second',
    case when ${onDay(today)} > now() then ${onDay(today)} else ${onDay(`${today} + 1`)} end)`
}

// What is due at certain times waits for them; everything else begins at once.
const prepareQuery = `
insert into jobs (name, state, due_at, runs, failures)
select name, 'waiting',
  case when every is null
    then ${nextRun({ every: 'every', daily: 'daily', zone: 'zone' })} else now() end, 0, 0
from unnest($1::text[], $2::int[], $3::text[], $4::text[]) as job (name, every, daily, zone)
on conflict (name) do nothing`

// A row whose lease has run out belongs to a worker that died over it.
const claimQuery = `
with due as materialized (
  select id from jobs
  where name = any($3)
    and (state <> 'running' and (due_at <= now() or name = any($4))
      or state = 'running' and lease_until < now())
  order by due_at limit $1
  for update skip locked
)
update jobs job
set state = 'running', runs = runs + 1, started_at = now(), updated_at = now(),
  lease_until = now() + $2 * interval '1 millisecond'
from due where job.id = due.id
returning job.id, name, runs, failures, now() as now`

const settleQuery = `
update jobs
set state = case when $3::text is null then 'waiting' else 'failed' end::enum_jobs_state,
  last_error = $3, failures = case when $3::text is null then 0 else failures + 1 end,
  finished_at = case when $3::text is null then now() else finished_at end,
  due_at = least(now() + $4::numeric * interval '1 millisecond',
    ${nextRun({ every: '$5::int', daily: '$6', zone: '$7::text' })}),
  lease_until = null, updated_at = now()
where id = $1 and runs = $2 and state = 'running'`

function parts(schedule: Schedule): [number | null, string | null, string | null] {
  if ('everySeconds' in schedule) return [schedule.everySeconds, null, null]
  return [null, schedule.dailyAt, editorsTimeZone]
}

/** Queries of a worker; each throws while the database is down. */
export function createJobTable({
  connection,
  jobs,
}: {
  connection: QueueConnection
  jobs: Partial<Record<JobName, Job>>
}) {
  const { query } = connection
  const known = jobNames.flatMap((name) => {
    const job = jobs[name]
    return job ? [{ name, schedule: parts(job.schedule) }] : []
  })
  const names = known.map(({ name }) => name)
  let isPrepared = false

  async function prepare() {
    if (isPrepared) return
    const column = (index: 0 | 1 | 2) => known.map(({ schedule }) => schedule[index])
    await query(prepareQuery, [names, column(0), column(1), column(2)])
    isPrepared = true
  }

  return {
    /**
     * Takes up to `count` jobs that are due or `wanted`, for seconds: `confirm` has to follow.
     * Several workers never take the same one, and each leaves to others what it does not know.
     */
    claim: async ({ count, wanted }: { count: number; wanted: string[] }) => {
      await prepare()
      const rows = await query(claimQuery, [count, claimMs, names, wanted])
      return rows.map((row) => claimed.parse(row))
    },
    confirm: confirmClaims({ connection, table: 'jobs', counter: 'runs' }),
    settle: async ({ id, name, runs }: ClaimedJob, outcome: JobOutcome) => {
      const reason = outcome.kind === 'failed' ? outcome.reason : null
      const schedule = known.find((job) => job.name === name)?.schedule ?? [null, null, null]
      await query(settleQuery, [id, runs, reason, outcome.againInMs, ...schedule])
    },
  }
}
