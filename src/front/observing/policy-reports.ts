import type { IncomingMessage, ServerResponse } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { clientAddressHeader } from '@/lib/http/client-address'

/** Longest body that is read, in bytes; browsers send a few hundred. */
const maxBody = 16 * 1024
const perMinute = 30

/** What is noted once a day, and how many kinds of it: anybody can make some up. */
const day = 24 * 60 * 60 * 1000
const mostKinds = 100

const report = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string(),
      'blocked-uri': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': given }) => ({
    page: given['document-uri'],
    directive: given['effective-directive'] ?? given['violated-directive'],
    blocked: given['blocked-uri'] ?? '',
  }))

/** What a browser kept from running. */
export type Violation = z.infer<typeof report>

async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  const given: AsyncIterable<Buffer> = req
  for await (const part of given) {
    size += part.length
    if (size > maxBody) return null
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString()
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Without query and fragment, which may hold one-time codes, and no longer than a line. */
function withoutSecrets(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').slice(0, 300)
}

function answer({ res, status }: { res: ServerResponse; status: number }): void {
  res.writeHead(status, { 'cache-control': 'no-store' })
  res.end()
}

type Parts = { count: () => void; note: (violation: Violation) => void }

/** Where the same fault is found again: an extension breaks the same rule on every page. */
function kindOf({ directive, blocked }: Violation): string {
  const host = URL.canParse(blocked) ? new URL(blocked).host : blocked
  return `${directive} ${host || blocked}`
}

/**
 * Takes what browsers report of the content security policy. Anybody can send reports, so they are
 * limited, and nothing is done with them but to count them and to note the first of a kind each day.
 */
export function createPolicyReports({ count, note }: Parts) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const noted = new Set<string>()
  let notedSince = Date.now()

  function noteOnce(violation: Violation): void {
    count()
    if (Date.now() - notedSince >= day) {
      noted.clear()
      notedSince = Date.now()
    }
    const kind = kindOf(violation)
    if (noted.has(kind) || noted.size >= mostKinds) return
    noted.add(kind)
    note(violation)
  }

  function isAllowed({ headers }: IncomingMessage): Promise<boolean> {
    return limiter.consume(String(headers[clientAddressHeader])).then(
      () => true,
      () => false,
    )
  }

  /** @returns the status of the answer */
  async function noteReport(req: IncomingMessage): Promise<number> {
    const body = await readBody(req)
    if (body === null) return 413
    const { success, data } = report.safeParse(parsed(body))
    if (!success) return 400
    const { page, directive, blocked } = data
    noteOnce({
      page: withoutSecrets(page),
      directive: directive.slice(0, 100),
      blocked: withoutSecrets(blocked),
    })
    return 204
  }

  return async function takeReport({
    req,
    res,
  }: {
    req: IncomingMessage
    res: ServerResponse
  }): Promise<void> {
    if (req.method !== 'POST') {
      res.setHeader('allow', 'POST')
      answer({ res, status: 405 })
    } else if (!(await isAllowed(req))) {
      answer({ res, status: 429 })
    } else {
      answer({ res, status: await noteReport(req) })
    }
  }
}
