import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { getEnv } from '@/lib/env'
import { AppError } from '@/lib/errors/app-error'
import { hashParts } from '../digest'
import { counterTable, limitQuery, limitSchema } from './limit-database'
import { isUnavailable, unavailable } from '@/lib/outage'

/** A number of points in a number of seconds. */
export type Limit = { name: string; points: number; seconds: number }

/** A limit, and whom or what it counts. */
export type Charge = { limit: Limit; of: string[] }

/** How long a key past its limit is refused from memory, so that a flood spares the database. */
const rememberedMs = 2000
const maxRemembered = 10_000

/**
 * Decisions at a time. Beyond that callers are refused: a queue would fall back to the count in
 * memory.
 */
const maxRunning = 300
let running = 0

const limiters = new Map<string, RateLimiterPostgres>()
const exceeded = new Map<string, { until: number; opensAt: number }>()

function getLimiter({ name, points: base, seconds: duration }: Limit): RateLimiterPostgres {
  const found = limiters.get(name)
  if (found) return found
  const points = Math.round(base * getEnv().RATE_LIMIT_SCALE)
  const limiter = new RateLimiterPostgres({
    storeClient: { query: limitQuery },
    storeType: 'pool',
    schemaName: limitSchema,
    tableName: counterTable,
    tableCreated: true,
    // A job removes what has expired, in portions that no deadline ends.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  })
  limiters.set(name, limiter)
  return limiter
}

function toKey({ limit, of }: Charge): string {
  return hashParts(limit.name, ...of)
}

function remember({ key, msBeforeNext }: { key: string; msBeforeNext: number }): void {
  const now = Date.now()
  if (exceeded.size >= maxRemembered) exceeded.clear()
  exceeded.set(key, { until: now + rememberedMs, opensAt: now + msBeforeNext })
}

/** The seconds to wait that a recent refusal reported; null without one. */
function knownWait(charge: Charge): number | null {
  const known = exceeded.get(toKey(charge))
  return known && Date.now() < known.until ? (known.opensAt - Date.now()) / 1000 : null
}

/** Consumes a point: null, or the seconds to wait where none was left. */
async function take(charge: Charge): Promise<number | null> {
  const known = knownWait(charge)
  if (known !== null) return known
  const key = toKey(charge)
  try {
    await getLimiter(charge.limit).consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    remember({ key, msBeforeNext: refusal.msBeforeNext })
    return refusal.msBeforeNext / 1000
  }
}

/** Returns what was taken, as for an attempt that was right. */
export async function giveBack(charges: Charge[]): Promise<void> {
  await Promise.all(
    charges.map(async (charge) => {
      const key = toKey(charge)
      exceeded.delete(key)
      await getLimiter(charge.limit).reward(key)
    }),
  )
}

/** Resets a count. */
export async function forget(charges: Charge[]): Promise<void> {
  await Promise.all(
    charges.map(async (charge) => {
      const key = toKey(charge)
      exceeded.delete(key)
      await getLimiter(charge.limit).delete(key)
    }),
  )
}

/**
 * Runs a decision about limits, unless too many are under way.
 * @throws {AppError} `unavailable`
 */
export async function deciding<Result>(decide: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) throw unavailable()
  running += 1
  try {
    return await decide()
  } finally {
    running -= 1
  }
}

/**
 * Charges all of the limits or none: the seconds to wait for the first that is used up, else null.
 */
export async function chargeAll(charges: Charge[]): Promise<number | null> {
  const known = charges.map(knownWait).find((wait) => wait !== null)
  if (known !== undefined) return known
  const taken: Charge[] = []
  for (const charge of charges) {
    const wait = await take(charge)
    if (wait !== null) {
      await giveBack(taken)
      return wait
    }
    taken.push(charge)
  }
  return null
}

/** @throws {AppError} `limited` when one of the limits is used up; then none of them is charged */
export async function chargeAllOrThrow(charges: Charge[]): Promise<void> {
  const wait = await deciding(() => chargeAll(charges))
  if (wait !== null) throw limited(wait)
}

/**
 * Charges a call and runs it. What fails because a service is away is given back: trying again when
 * it is there must not be refused.
 * @throws {AppError} `limited`, and whatever `work` throws
 */
export async function runCharged<Result>({
  charges,
  work,
}: {
  charges: Charge[]
  work: () => Promise<Result>
}): Promise<Result> {
  await chargeAllOrThrow(charges)
  try {
    return await work()
  } catch (error) {
    if (isUnavailable(error)) await giveBack(charges)
    throw error
  }
}

export function limited(seconds: number): AppError {
  return new AppError('limited', { retryAfter: Math.max(1, seconds) })
}
