import { json } from 'node:stream/consumers'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as z from 'zod'
import { clientAddressHeader } from '@/lib/http/client-address'
import { requestIdHeader } from '@/lib/http/request-id'
import type { Exchange } from '../requests/requests'

const perMinute = 30

/** How many kinds of reports are logged, each once a day: anyone can make some up. */
const day = 24 * 60 * 60 * 1000
const mostKinds = 100

// Without query and fragment, which may hold one-time codes, and no longer than a line.
const address = z.string().transform((text) => (text.split(/[?#]/)[0] ?? '').slice(0, 300))
const directive = z.string().transform((text) => text.slice(0, 100))

const report = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'effective-directive': directive.optional(),
      'violated-directive': directive,
      'blocked-uri': address.default(''),
    }),
  })
  .transform(({ 'csp-report': given }) => ({
    page: given['document-uri'],
    directive: given['effective-directive'] ?? given['violated-directive'],
    blocked: given['blocked-uri'],
  }))

/** A script, style or other source that a browser blocked. */
export type Violation = z.infer<typeof report>

/** Where the same fault is found again: an extension breaks the same rule on every page. */
function toKind({ directive, blocked }: Violation): string {
  const host = URL.canParse(blocked) ? new URL(blocked).host : ''
  return `${directive} ${host || blocked}`
}

/**
 * Receives the browsers' reports about the content security policy. Anyone can send reports, so
 * they are limited, and nothing is done with them but to count them and to note the first of a kind
 * each day.
 */
export function createPolicyReports({
  count,
  note,
}: {
  count: () => void
  note: (violation: Violation & { requestId: unknown }) => void
}) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const noted = new Set<string>()
  let notedSince = Date.now()

  function noteOnce(violation: Violation & { requestId: unknown }): void {
    count()
    if (Date.now() - notedSince >= day) {
      noted.clear()
      notedSince = Date.now()
    }
    const kind = toKind(violation)
    if (noted.has(kind) || noted.size >= mostKinds) return
    noted.add(kind)
    note(violation)
  }

  /** @returns the status of the answer */
  async function take({ req }: Pick<Exchange, 'req'>): Promise<number> {
    const isAllowed = await limiter.consume(String(req.headers[clientAddressHeader])).then(
      () => true,
      () => false,
    )
    if (!isAllowed) return 429
    // Its length has been looked at (route-table.ts).
    const { success, data } = report.safeParse(await json(req).catch(() => null))
    if (!success) return 400
    noteOnce({ ...data, requestId: req.headers[requestIdHeader] })
    return 204
  }

  return async function takeReport({ req, res }: Exchange): Promise<void> {
    res.writeHead(await take({ req }), { 'cache-control': 'no-store' }).end()
  }
}
