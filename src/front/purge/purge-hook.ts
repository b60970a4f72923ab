import { Agent, request, RetryAgent } from 'undici'
import { log } from '@/lib/log'

/** One publish changes many pages; they leave together. In milliseconds. */
const gatheringMs = 100

/** Time in which a response requested before a purge may still reach a cache, in milliseconds. */
const underWayMs = 3000

const usualTimeout = 5000

/** After half a second, one, two and so on; then copies become too old by themselves. */
const usualRetries = 7

/** Addresses in one call of a webhook; as many as the strictest of the known caches takes. */
const batchSize = 30

/** Calls under way, as where a cache does not answer; the site has far fewer pages. */
const mostCalls = 5000

/** Failures after which a purge is retried, as by undici itself. */
const failures = [
  ...['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'ENETDOWN', 'ENETUNREACH', 'EHOSTDOWN'],
  ...['EHOSTUNREACH', 'EPIPE', 'UND_ERR_SOCKET', 'ETIMEDOUT', 'EAI_AGAIN'],
]

/** Statuses of a cache that did not have the page (nginx: 404 or 412). */
const unknownPage = [404, 412]

type Options = {
  /**
   * Caches that take `PURGE` for each address; what stands in a path goes before that of the page.
   */
  caches: string[]
  /** Takes one POST with a list of addresses; undefined where there is none. */
  webhook: string | undefined
  /** Sent to all of them as a bearer token; undefined where they ask for none. */
  token: string | undefined
  /** Public origin of the site. */
  siteUrl: string
  retries?: number
  /** Longest wait for an answer, in milliseconds; tests have less time. */
  timeout?: number
}

type Call = {
  url: string
  method: 'PURGE' | 'POST'
  headers: Record<string, string>
  body?: string
}

function toBatches(paths: string[]): string[][] {
  const count = Math.ceil(paths.length / batchSize)
  return Array.from({ length: count }, (_, at) => paths.slice(at * batchSize, (at + 1) * batchSize))
}

/**
 * Tells the caches in front of the site which pages have changed: in batches, with retries, and
 * a second time some seconds later. Runs in the background.
 */
export function createPurgeHook(options: Options) {
  const { caches, webhook, token, siteUrl } = options
  const { retries = usualRetries, timeout = usualTimeout } = options
  const { host, origin } = new URL(siteUrl)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const times = { headersTimeout: timeout, bodyTimeout: timeout }
  const agent = new Agent({ ...times, connections: 8, connect: { timeout } })
  const retried = {
    methods: ['PURGE', 'POST'],
    errorCodes: failures,
    maxRetries: retries,
    maxTimeout: 60_000,
  }
  const dispatcher = new RetryAgent(agent, retried)
  const waiting = new Set<string>()
  let underWay = 0
  let isStopped = false

  async function send({ url, headers, ...call }: Call): Promise<void> {
    if (underWay >= mostCalls) throw new Error('Too many purges are pending.')
    underWay += 1
    try {
      const { statusCode, body } = await request(url, {
        ...{ ...call, dispatcher },
        headers: { ...authorization, ...headers },
      })
      await body.dump()
      const isUnknown = call.method === 'PURGE' && unknownPage.includes(statusCode)
      if (statusCode >= 300 && !isUnknown) throw new Error(`The cache says ${statusCode}.`)
    } finally {
      underWay -= 1
    }
  }

  async function tell(cache: string, calls: Call[]): Promise<void> {
    const results = await Promise.allSettled(calls.map(send))
    const [failed, ...more] = results.filter(({ status }) => status === 'rejected')
    if (failed?.status !== 'rejected' || isStopped) return
    const message = `${more.length + 1} of ${calls.length} calls to ${new URL(cache).host}`
    log.error({ event: 'purge-failed', err: failed.reason, message })
  }

  function tellAll(): void {
    const paths = [...waiting]
    waiting.clear()
    for (const cache of caches) {
      const ofPage = (path: string): Call => ({
        ...{ url: `${cache}${path}`, method: 'PURGE', headers: { host } },
      })
      void tell(cache, paths.map(ofPage))
    }
    if (webhook === undefined) return
    const ofBatch = (batch: string[]): Call => ({
      ...{ url: webhook, method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ files: batch.map((path) => `${origin}${path}`) }),
    })
    void tell(webhook, toBatches(paths).map(ofBatch))
  }

  function note(path: string): void {
    if (isStopped) return
    if (waiting.size === 0) setTimeout(tellAll, gatheringMs).unref()
    waiting.add(path)
  }

  return {
    /** A page has changed or gone. */
    purge(path: string): void {
      note(path)
      setTimeout(() => note(path), underWayMs).unref()
    },
    stop(): void {
      isStopped = true
      void agent.destroy()
    },
  }
}
