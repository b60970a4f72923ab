import { z } from '@/lib/zod-for-browsers'

const me = z.object({
  user: z.looseObject({ email: z.string() }).nullable(),
  /** In seconds. */
  exp: z.number().nullish(),
})

/** `unknown` where nobody can tell. */
export type Session = { state: 'open'; endsAt: number | null } | { state: 'over' | 'unknown' }

/** The session as the server knows it; `endsAt` in milliseconds. */
export async function readSession(send: typeof fetch): Promise<Session> {
  try {
    const answer = await send('/api/editors/me', { cache: 'no-store' })
    const { user, exp } = me.parse(await answer.json())
    return user ? { state: 'open', endsAt: exp ? exp * 1000 : null } : { state: 'over' }
  } catch {
    return { state: 'unknown' }
  }
}

const minute = 60_000

/** How long before the end a session is prolonged, and what counts as working until then. */
const margin = 2 * minute
const working = 10 * minute

type Watched = {
  /** Moments in milliseconds; the end may have been put off by another tab meanwhile. */
  endsAt: { current: number | null }
  lastWork: number
  now: number
  send: typeof fetch
  prolong: () => Promise<unknown>
  signInAgain: () => Promise<void>
}

/** Prolongs the session of an editor who is at work; asks for the password when it has ended. */
export async function keepSession(watched: Watched): Promise<void> {
  const { endsAt, lastWork, now, send, prolong, signInAgain } = watched
  const left = (endsAt.current ?? Infinity) - now
  if (left > margin) return
  if (left <= 0) {
    const session = await readSession(send)
    if (session.state === 'over') await signInAgain()
    else if (session.state === 'open') endsAt.current = session.endsAt
  } else if (now - lastWork < working) {
    await send('/api/editors/refresh-token', { method: 'POST' })
    await prolong()
  }
}
