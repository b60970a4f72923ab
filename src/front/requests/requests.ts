import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader, getRequestId } from '@/lib/http/request-id'
import { log } from '@/lib/log'
import type { Tracing } from '@/lib/observing/open-tracing'
import { whenEnded } from './exchange-end'

/** Handler of a request; a label of the metrics, so there are few of them. */
export type RequestKind =
  | 'kept-page'
  | 'made-page'
  | 'missing-page'
  | 'file'
  | 'api'
  | 'admin'
  | 'service'
  | 'health'
  | 'csp-report'
  | 'redirect'
  | 'bad-request'
  | 'refused'

export type Exchange = { req: IncomingMessage; res: ServerResponse }

/** A request on its way. */
export type FollowedRequest = {
  requestId: string
  /** As it was asked: on its way a request is rewritten. */
  method: string
  /** Without the query: links in e-mails carry one-time codes there. */
  path: string
  /** Known in the course of it. */
  kind: RequestKind
}

/** How a request has ended. */
export type Ending = FollowedRequest & {
  /** Status of the response, 0 where the client disconnected before it had the whole of it. */
  status: number
  seconds: number
}

type Count = { kind: RequestKind; method: string; status: string; count: number }

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

type Options = {
  /** Whether a line is written for each request, not only for those that fail or are slow. */
  logsAll: boolean
  /** Whether a proxy of ours stands in front, whose numbers and traces are believed. */
  isBehindProxy: boolean
  /** Null where nobody asks for traces. */
  tracing: Pick<Tracing, 'begin'> | null
}

/** Other methods share one name: anyone can make some up. */
const countedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

// Above this a request is worth a line, in seconds.
const slow = 3

// An untrusted client must not decide what is traced (W3C Trace Context).
const traceHeaders = ['traceparent', 'tracestate', 'baggage']

/**
 * Tracks every request: gives it an id, counts it, and logs it where that is worth a line. Pages from
 * memory are only counted; more would cost as much as the page.
 */
export function createRequests({ logsAll, isBehindProxy, tracing }: Options) {
  const counts = new Map<string, Count>()
  const unanswered = new Set<ServerResponse>()
  const observers: ((ending: Ending) => void)[] = []

  function count({
    kind,
    method: requestMethod,
    status: code,
  }: Pick<Ending, 'kind' | 'method' | 'status'>): void {
    const method = countedMethods.includes(requestMethod) ? requestMethod : 'other'
    const status = code === 0 ? 'aborted' : `${Math.floor(code / 100)}xx`
    const key = `${kind} ${method} ${status}`
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { kind, method, status, count: 1 })
  }

  function begin(req: RequestHead): FollowedRequest {
    const { method = 'GET', url = '/' } = req
    return {
      ...{ requestId: getRequestId({ req, isTrusted: isBehindProxy }), method, kind: 'service' },
      path: (url.split('?')[0] ?? '/').slice(0, 300),
    }
  }

  function writeLine({ status, seconds, ...request }: Ending): void {
    // An instance that is not ready yet answers 503; 501 is for unknown methods, which anyone can
    // make up.
    const isFault = status >= 500 && status !== 501 && request.kind !== 'health'
    const level = isFault ? 'error' : seconds > slow ? 'warn' : 'info'
    if (level === 'info' && !logsAll) return
    log[level]({
      ...{ event: 'request', ...request },
      status: status === 0 ? 'aborted' : status,
      seconds: Math.round(seconds * 1000) / 1000,
    })
  }

  return {
    counts: (): Count[] => [...counts.values()],
    /** Those that wait for their answer, or for the rest of it. */
    unanswered: (): ReadonlySet<ServerResponse> => unanswered,
    /** Called with each request that has ended, except for pages from memory. */
    observe: (observer: (ending: Ending) => void): void => void observers.push(observer),
    /** Counts a page served from memory. */
    noteKept({ req, status }: { req: RequestHead; status: number }): void {
      const kind = 'kept-page'
      count({ kind, method: req.method ?? 'GET', status })
      if (logsAll) writeLine({ ...begin(req), kind, status, seconds: 0 })
    },
    /** Follows any other request to its end; `serve` answers it and returns its kind. */
    async follow({
      req,
      res,
      serve,
    }: Exchange & { serve: (request: FollowedRequest) => Promise<void> }): Promise<void> {
      const begun = performance.now()
      const request = begin(req)
      const { requestId } = request
      req.headers[requestIdHeader] = requestId
      res.setHeader(requestIdHeader, requestId)
      unanswered.add(res)
      const span = tracing?.begin({ request, headers: isBehindProxy ? req.headers : {} })
      for (const name of traceHeaders) delete req.headers[name]
      Object.assign(req.headers, span?.headers)
      const end = () => {
        unanswered.delete(res)
        const status = res.writableFinished ? res.statusCode : 0
        const ending = { ...request, status, seconds: (performance.now() - begun) / 1000 }
        count(ending)
        for (const observe of observers) observe(ending)
        writeLine(ending)
        span?.end(ending)
      }
      whenEnded({ req, res, end })
      // Not by an AsyncLocalStorage: as long as one is in use, Node 20 and 22 follow every promise and
      // callback, which costs a page from memory a third of its time. Lines are given the number.
      const run = () => serve(request).catch((error: unknown) => fail({ res, error, requestId }))
      await (span ? span.run(run) : run())
    },
  }
}

/** Unexpected errors: a line in the log, and an answer without a body. */
export function fail({
  res,
  error,
  requestId,
}: {
  res: ServerResponse
  error: unknown
  requestId?: string
}): void {
  log.error({ event: 'request-failed', err: error, requestId })
  if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
  res.end()
}

export type Requests = ReturnType<typeof createRequests>
