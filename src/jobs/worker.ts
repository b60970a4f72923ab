import { setTimeout as sleep } from 'node:timers/promises'
import { openQueueConnection, type QueueConnection } from './queue-connection'

const writeRetryDelay = 500

/** Work of a worker; calls that query the database throw while it is down. */
export type Work<Task, Outcome> = {
  /**
   * Takes up to `count` due tasks, for seconds: `confirm` has to follow. Several workers never take
   * the same one.
   */
  claim: (count: number) => Promise<Task[]>
  /** Keeps claimed tasks for `leaseMs`; those that are still this worker's. */
  confirm: (options: { tasks: Task[]; leaseMs: number }) => Promise<Task[]>
  /** Never throws. */
  attempt: (task: Task, signal: AbortSignal) => Promise<Outcome>
  /** Whether the task must not be attempted again, even if the outcome could not be recorded. */
  isDone: (outcome: Outcome) => boolean
  /** Records the outcome of a task. */
  settle: (task: Task, outcome: Outcome) => Promise<void>
  /** Called once the outcome is recorded. */
  afterwards?: (outcome: Outcome) => Promise<void>
  /** After each look for due tasks, whatever it found. */
  tidyUp?: () => Promise<void>
  /** The payload of a notification. */
  hear?: (text: string) => void
}

type Options<Task, Outcome> = {
  databaseUrl: string
  applicationName: string
  /** Of PostgreSQL, on which new tasks are announced. */
  channel: string
  createWork: (connection: QueueConnection) => Work<Task, Outcome>
  onLost: () => void
  /** How many tasks are under way at once. */
  concurrency: number
  /** How long a task stays with a worker that does not renew its lease, in milliseconds. */
  leaseMs: number
  pollMs: number
  /** How long tasks under way may still take when the worker stops, in milliseconds. */
  graceMs: number
}

export type Worker = {
  /** Takes no more tasks, gives those under way some time, and hands the rest back. */
  stop: (options?: { graceMs?: number }) => Promise<void>
}

/**
 * Processes a queue in PostgreSQL until stopped. Returns at once and never throws: without a
 * database it waits for it. Any number of workers share one queue; a task whose worker died is
 * taken over when its lease has run out.
 */
export function startWorker<Task extends { id: number }, Outcome>(
  options: Options<Task, Outcome>,
): Worker {
  const { databaseUrl, applicationName, channel, onLost } = options
  const { concurrency, leaseMs, pollMs } = options
  const underWay = new Map<Promise<void>, AbortController>()
  // Done but not yet recorded: must not be repeated when the database is back.
  const unwritten = new Map<number, Outcome>()
  let looking: Promise<void> | undefined
  let hasNews = false
  let isStopping = false
  let isGivingUp = false

  const connection = openQueueConnection({
    ...{ url: databaseUrl, applicationName, channel, onLost },
    onNews: (text) => {
      if (text) work.hear?.(text)
      look()
    },
  })
  const work = options.createWork(connection)

  async function writeDown(task: Task, outcome: Outcome) {
    const leaseEnd = Date.now() + leaseMs
    for (;;) {
      try {
        await work.settle(task, outcome)
        return
      } catch {
        // An expired lease says as much as a failure; but what is done must not be forgotten.
        const isWorthwhile = work.isDone(outcome) || Date.now() < leaseEnd
        if (isGivingUp || !isWorthwhile) return
        await sleep(writeRetryDelay, undefined, { ref: false })
      }
    }
  }

  /**
   * Keeps renewing the lease of a task, however long it takes, and aborts the attempt before two
   * workers do the same work: when another worker holds the lease, or the database could not confirm
   * it in time.
   * @returns a function that stops renewing
   */
  function keepLease(task: Task, abort: AbortController): () => void {
    const endIn = (ms: number) => setTimeout(() => abort.abort(), ms)
    let end = endIn(leaseMs * 0.8)
    let isOver = false
    let isAsking = false
    const renew = async () => {
      if (isAsking) return
      isAsking = true
      const askedAt = performance.now()
      const held = await work.confirm({ tasks: [task], leaseMs }).catch(() => null)
      isAsking = false
      if (isOver || !held) return
      clearTimeout(end)
      if (held.length === 0) abort.abort()
      else end = endIn(leaseMs * 0.8 - (performance.now() - askedAt))
    }
    const timer = setInterval(() => void renew(), leaseMs / 6)
    return () => {
      isOver = true
      clearInterval(timer)
      clearTimeout(end)
    }
  }

  async function run(task: Task, abort: AbortController) {
    const releaseLease = keepLease(task, abort)
    const known = unwritten.get(task.id)
    const outcome = known ?? (await work.attempt(task, abort.signal))
    releaseLease()
    if (work.isDone(outcome)) unwritten.set(task.id, outcome)
    await writeDown(task, outcome)
    unwritten.delete(task.id)
    if (known === undefined && !isGivingUp) await work.afterwards?.(outcome)
  }

  function begin(task: Task) {
    const abort = new AbortController()
    const running = run(task, abort)
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(running)
        look()
      })
    underWay.set(running, abort)
  }

  /** Nothing is done before the database has said that the task is this worker's. */
  async function confirmed(tasks: Task[]): Promise<Task[]> {
    while (tasks.length > 0 && !isGivingUp) {
      try {
        return await work.confirm({ tasks, leaseMs })
      } catch {
        await sleep(writeRetryDelay, undefined, { ref: false })
      }
    }
    return []
  }

  async function takeDue() {
    const count = concurrency - underWay.size
    if (count > 0) for (const task of await confirmed(await work.claim(count))) begin(task)
    await work.tidyUp?.()
  }

  async function takeWhileNew() {
    while (hasNews && !isStopping) {
      hasNews = false
      await takeDue().catch(() => undefined)
    }
    looking = undefined
  }

  /** One poll at a time; announcements during it are handled afterwards. */
  function look() {
    hasNews = true
    looking ??= takeWhileNew()
  }

  const polling = setInterval(look, pollMs)

  async function finish() {
    await looking
    await Promise.all(underWay.keys())
  }

  return {
    stop: async ({ graceMs = options.graceMs } = {}) => {
      isStopping = true
      clearInterval(polling)
      await Promise.race([finish(), sleep(graceMs, undefined, { ref: false })])
      isGivingUp = true
      for (const abort of underWay.values()) abort.abort()
      await Promise.race([finish(), sleep(writeRetryDelay, undefined, { ref: false })])
      await connection.close()
    },
  }
}
