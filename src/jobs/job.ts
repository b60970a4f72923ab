import type { Payload } from 'payload'
import type { JobName } from './job-names'

/** When a job runs: so many seconds after its last run has ended, or at one time of each day. */
export type Schedule =
  | { everySeconds: number }
  /** Like `03:00`, by the clock of Chișinău. */
  | { dailyAt: `${number}:${number}` }

export type JobRun = {
  cms: Payload
  /** By the clock of the database, which all instances share. */
  now: Date
}

/**
 * Recurring work. One instance at a time runs it, but a frozen one may wake up: a run therefore locks
 * what it works on in a transaction, and has to be safe to repeat.
 */
export type Job = {
  schedule: Schedule
  /** After this long a run counts as failed, whatever it waits for; half an hour by default. */
  limitSeconds?: number
  /**
   * @returns milliseconds until it is due again, when that is sooner than its schedule
   * @throws whatever made it fail: it is run again soon
   */
  run: (options: JobRun) => Promise<number | null | undefined>
}

export type Jobs = Record<JobName, Job>
