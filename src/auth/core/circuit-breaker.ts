import { AsyncLocalStorage } from 'node:async_hooks'
import { getEnv } from '@/lib/env'
import { unavailable } from '@/lib/outage'

/** Longest time a caller waits for the core, in milliseconds. */
const deadlineMs = 2000
const probeMs = 1000
/** How long the core is not called after it has failed to answer. */
const restMs = 1000
/** Calls that may wait at once: the SDK never gives up on one, so a hung core would hold them all. */
const maxRunning = 200

/** A deadline that stands still while its call waits for something that may take longer. */
type Deadline = {
  pause: () => void
  /** Starts from the beginning. */
  resume: () => void
  isOver: () => boolean
}

declare global {
  // The SDK keeps the recipes it was started with, while a development server reloads this module.
  var pasiuniCoreDeadlines: AsyncLocalStorage<Deadline> | undefined
}

const deadlines = (globalThis.pasiuniCoreDeadlines ??= new AsyncLocalStorage<Deadline>())

let running = 0
let isSuspect = false
let restsUntil = 0
let probe: Promise<boolean> | null = null

async function answers(): Promise<boolean> {
  try {
    const url = `${getEnv().SUPERTOKENS_CONNECTION_URI.replace(/\/+$/, '')}/hello`
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(probeMs) })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}

/** Probes the core, once for all callers that are waiting. */
export async function coreAnswers(): Promise<boolean> {
  if (isSuspect && Date.now() < restsUntil) return false
  probe ??= answers().finally(() => {
    probe = null
  })
  const isUp = await probe
  isSuspect = !isUp
  if (!isUp) restsUntil = Date.now() + restMs
  return isUp
}

/**
 * @throws {AppError} `unavailable` while the circuit is open and the core does not answer a probe
 */
export async function requireCore(): Promise<void> {
  if (isSuspect && !(await coreAnswers())) throw unavailable()
}

function startDeadline(ms: number): Deadline & { reached: Promise<never>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isReached = false
  let reject: (error: Error) => void = () => {}
  const reached = new Promise<never>((_resolve, give) => {
    reject = give
  })
  const pause = () => clearTimeout(timer)
  const resume = () => {
    timer = setTimeout(() => {
      isReached = true
      // A core that is only busy answers the probe, which all callers now wait for.
      isSuspect = true
      void coreAnswers()
      reject(unavailable())
    }, ms)
  }
  resume()
  return { pause, resume, isOver: () => isReached, reached, cancel: pause }
}

/**
 * Runs what asks the core, for at most `ms` milliseconds. After a timeout the core has to answer a
 * single probe before anything else is sent to it, so a hung core does not collect connections.
 * @throws {AppError} `unavailable` when the core does not answer in time
 */
export async function onCore<Result>(
  work: () => Promise<Result>,
  ms: number = deadlineMs,
): Promise<Result> {
  if (running >= maxRunning) throw unavailable()
  await requireCore()
  const { reached, cancel, ...deadline } = startDeadline(ms)
  running += 1
  const result = Promise.resolve()
    .then(() => deadlines.run(deadline, work))
    .finally(() => {
      running -= 1
    })
  // Past the deadline the result is ignored.
  result.catch(() => {})
  try {
    return await Promise.race([result, reached])
  } finally {
    cancel()
  }
}

/**
 * Runs a part of what `onCore` runs that has a timeout of its own: meanwhile it counts neither
 * against the deadline nor as one of the calls at once.
 * @throws {AppError} `unavailable` when the caller has given up, or the core is down
 */
export async function outsideDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = deadlines.getStore()
  if (!deadline) return work()
  if (deadline.isOver()) throw unavailable()
  deadline.pause()
  running -= 1
  try {
    return await work()
  } finally {
    running += 1
    deadline.resume()
  }
}
