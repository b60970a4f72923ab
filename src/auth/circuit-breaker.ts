import { getEnv } from '@/lib/env'
import { unavailable } from './outage'

/** Longest time that a caller waits for the core, in milliseconds. */
const deadlineMs = 2000
const probeMs = 1000
/** How long the core is left alone after it has not answered. */
const restMs = 1000
/** Calls that may wait at once: the SDK gives none up, so a hung core would hold them all. */
const maxRunning = 200

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

/** Asks the core whether it answers at all, once for everybody who wants to know meanwhile. */
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

function deadline(ms: number): { reached: Promise<never>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined
  const reached = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // A core that is only busy answers the probe, for which everybody waits now.
      isSuspect = true
      void coreAnswers()
      reject(unavailable())
    }, ms)
  })
  return { reached, cancel: () => clearTimeout(timer) }
}

/**
 * Runs what asks the core, for at most `ms` milliseconds. After a timeout the core has to answer a
 * single probe before anything else is sent to it, so a hung core does not collect connections.
 * @throws {Failure} `unavailable` when the core does not answer in time
 */
export async function onCore<Result>(
  work: () => Promise<Result>,
  ms: number = deadlineMs,
): Promise<Result> {
  if (running >= maxRunning) throw unavailable()
  if (isSuspect && !(await coreAnswers())) throw unavailable()
  running += 1
  const { reached, cancel } = deadline(ms)
  const result = Promise.resolve()
    .then(work)
    .finally(() => {
      running -= 1
    })
  // Past the deadline nobody listens any more.
  result.catch(() => {})
  try {
    return await Promise.race([result, reached])
  } finally {
    cancel()
  }
}
