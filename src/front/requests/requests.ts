import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { withinRequest } from '@/lib/http/request-context'
import type { Ending, Exchange, FollowedRequest } from './followed-request'
import type { Tracing } from '@/lib/observing/open-tracing'
import { requestIdHeader, requestIdOf } from '@/lib/http/request-id'
import { writeRequestLine } from './request-line'
import { createRequestTally } from './request-tally'

type Options = {
  /** Whether a line is written for each request, not only for those that fail or are slow. */
  logsAll: boolean
  /** Whether a proxy of ours stands in front, whose numbers and traces are believed. */
  isBehindProxy: boolean
  /** Null where nobody asks for traces. */
  tracing: Pick<Tracing, 'begin'> | null
}

type Following = Exchange & {
  /** Answers, and says by the kind of the request what it is that does. */
  serve: (request: FollowedRequest) => Promise<void>
}

// A stranger does not decide what is traced (W3C Trace Context).
const traceHeaders = ['traceparent', 'tracestate', 'baggage']

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

function pathOf({ url = '/' }: Asked): string {
  return (url.split('?')[0] ?? '/').slice(0, 300)
}

function fail({ res, error }: { res: ServerResponse; error: unknown }): void {
  log.error({ event: 'request-failed', err: error })
  if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
  res.end()
}

/**
 * Knows every request: gives it a number, counts it, and writes a line about it where it is worth
 * one. Pages from memory are only counted; more would cost as much as the page.
 */
export function createRequests({ logsAll, isBehindProxy, tracing }: Options) {
  const tally = createRequestTally()
  const unanswered = new Set<ServerResponse>()
  const observers: ((ending: Ending) => void)[] = []

  function end(ending: Ending): void {
    tally.add(ending)
    for (const observe of observers) observe(ending)
    writeRequestLine({ ending, all: logsAll })
  }

  return {
    counts: tally.list,
    /** Those that wait for their answer, or for the rest of it. */
    unanswered: (): ReadonlySet<ServerResponse> => unanswered,
    /** Tells of each request that has ended, but not of pages from memory. */
    observe: (observer: (ending: Ending) => void): void => void observers.push(observer),
    /** A page has left from memory. */
    noteKept({ req, status }: { req: Asked; status: number }): void {
      tally.addKept({ method: req.method, status })
      if (!logsAll) return
      const requestId = requestIdOf({ req, isTrusted: isBehindProxy })
      const request = { requestId, method: req.method ?? 'GET', path: pathOf(req) }
      const ending: Ending = { ...request, kind: 'kept-page', status, seconds: 0 }
      writeRequestLine({ ending, all: true })
    },
    /** Follows any other request to its end. */
    async follow({ req, res, serve }: Following): Promise<void> {
      const begun = performance.now()
      const requestId = requestIdOf({ req, isTrusted: isBehindProxy })
      const request: FollowedRequest = {
        ...{ requestId, method: req.method ?? 'GET', path: pathOf(req) },
        kind: 'service',
      }
      req.headers[requestIdHeader] = requestId
      res.setHeader(requestIdHeader, requestId)
      unanswered.add(res)
      const span = tracing?.begin({ request, headers: isBehindProxy ? req.headers : {} })
      for (const name of traceHeaders) delete req.headers[name]
      Object.assign(req.headers, span?.headers)
      res.once('close', () => {
        unanswered.delete(res)
        const status = res.writableFinished ? res.statusCode : 0
        const ending = { ...request, status, seconds: (performance.now() - begun) / 1000 }
        end(ending)
        span?.end(ending)
      })
      const run = () => serve(request).catch((error: unknown) => fail({ res, error }))
      await withinRequest({ requestId, run: span ? () => span.run(run) : run })
    },
  }
}

export type Requests = ReturnType<typeof createRequests>
