import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { withoutValues } from '@/lib/failed-query'
import { log } from '@/lib/log'
import { backoff } from './backoff'
import type { Job } from './job'
import { jobChannel } from './job-channel'
import type { JobName } from './job-names'
import { createJobTable, type ClaimedJob, type JobOutcome } from './job-table'
import { startWorker, type Worker } from './worker'

/** Length limit of the stored reason of a failure, in characters. */
const longestReason = 1000

/** A lease is renewed as long as its run goes on, which must not be for ever. */
const limitSeconds = 30 * 60

type Options = {
  databaseUrl: string
  getCms: () => Promise<Payload>
  jobs: Partial<Record<JobName, Job>>
  /** An instance that dies keeps a job from the others for so long, in milliseconds. */
  leaseMs?: number
  pollMs?: number
  /** Milliseconds until a failed job is run again, at the latest when it is due anyway. */
  getDelay?: (attempt: { failure: 'connection'; attempts: number }) => number
}

/** Runs jobs when they are due, each in one of the instances that do so, until stopped. */
export function startJobWorker(options: Options): Worker {
  const { databaseUrl, getCms, jobs, getDelay = backoff, leaseMs = 6000, pollMs = 2000 } = options
  // Announced and not yet claimed: a run that began before the announcement does not cover them.
  const wanted = new Set<string>()

  async function attempt({ name, failures, now }: ClaimedJob): Promise<JobOutcome> {
    try {
      const job = jobs[name]
      const run = async () => job?.run({ cms: await getCms(), now })
      const againInMs = await within({ seconds: job?.limitSeconds ?? limitSeconds, run })
      return { kind: 'done', againInMs: againInMs ?? null }
    } catch (error) {
      // An outage must not fill the log: the panel shows what follows.
      if (failures === 0) log.error({ err: error, job: name }, 'Job failed')
      const againInMs = getDelay({ failure: 'connection', attempts: failures + 1 })
      return { kind: 'failed', againInMs, reason: toReason(error) }
    }
  }

  return startWorker<ClaimedJob, JobOutcome>({
    // A job cannot be handed back: what it has not done by then, the next run does.
    ...{ databaseUrl, leaseMs, pollMs, graceMs: 1000 },
    applicationName: 'pasiuni jobs',
    channel: jobChannel,
    onLost: () => log.warn('The job worker has lost its database connection'),
    concurrency: Object.keys(jobs).length,
    createWork: (connection) => {
      const table = createJobTable({ connection, jobs })
      return {
        claim: async (count) => {
          const claimed = await table.claim({ count, wanted: [...wanted] })
          for (const { name } of claimed) wanted.delete(name)
          return claimed
        },
        confirm: table.confirm,
        attempt,
        isDone: ({ kind }) => kind === 'done',
        settle: table.settle,
        hear: (name) => wanted.add(name),
      }
    },
  })
}

/** @throws Error when it has not ended by then, as on a dead connection */
async function within<Result>({
  seconds,
  run,
}: {
  seconds: number
  run: () => Promise<Result>
}): Promise<Result> {
  const ended = new AbortController()
  const late = async () => {
    await sleep(seconds * 1000, undefined, { ref: false, signal: ended.signal })
    throw new Error(`Timed out after ${seconds} seconds.`)
  }
  try {
    return await Promise.race([run(), late()])
  } finally {
    ended.abort()
  }
}

/** Reason of a failure for the panel, without values that people have typed. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { message } = withoutValues(error) ?? error
  return message.slice(0, longestReason)
}
