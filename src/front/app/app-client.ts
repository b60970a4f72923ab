import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { Client, Pool, type Dispatcher } from 'undici'
import { internalRedirectHeader, internalSecretHeader } from '@/lib/http/internal-headers'
import { log } from '@/lib/log'
import type { CookiePrefixes } from '../requests/cookie-prefixes'
import type { AppResponse } from '../responses'
import { whenEnded } from '../requests/exchange-end'
import { forwardedHeaders } from './forwarded-headers'

/** Longest time in which a client neither sends nor takes anything, in milliseconds. */
export const idleTimeoutMs = 60_000

/** Longest wait for the headers of an answer that is read whole, in milliseconds. */
const wholeAnswerMs = 20_000

/** In development a route is compiled when it is first asked for. */
const compiledAnswerMs = 300_000

/** Longest wait for an answer that is passed on: pictures are scaled and exports made meanwhile. */
export const passThroughTimeoutMs = 120_000

/** Longest pause within a body, in milliseconds. */
const pauseMs = 30_000

/**
 * Limit of the headers of a response, in bytes. Proxies must take them with what is added here, and those
 * of `deploy` have 64 KiB for it; a response with more would look to them like a failed server.
 */
const maxHeaderSize = 32 * 1024

type Question = {
  path: string
  method?: 'GET' | 'POST'
  headers?: IncomingHttpHeaders
  body?: string
  timeoutMs?: number
}

export type ForwardOptions = {
  req: IncomingMessage
  res: ServerResponse
  /** In milliseconds; undefined for the default. */
  timeoutMs?: number | undefined
}

export type AppClientOptions = {
  url: string
  secret: string
  isDevelopment: boolean
  cookies: Pick<CookiePrefixes, 'write'>
  /** Overrides the default above in tests, in milliseconds. */
  silence?: number
}

/** Asks one process of the application, over connections that stay open. */
export function createAppClient(options: AppClientOptions) {
  const { url, secret, isDevelopment, cookies, silence = idleTimeoutMs } = options
  const longestMs = isDevelopment ? compiledAnswerMs : wholeAnswerMs
  const connection = {
    connect: { timeout: 2000 },
    bodyTimeout: pauseMs,
    maxHeaderSize,
  }
  const createPool = () =>
    new Pool(url, { ...connection, connections: 256, keepAliveTimeout: 60_000 })
  // Apart: bodies that take their time hold up nothing else, and no client the news of an edit.
  const createPools = () => ({ whole: createPool(), passed: createPool(), withBody: createPool() })
  let pools = createPools()

  async function askOver(dispatcher: Dispatcher, question: Question): Promise<AppResponse> {
    const { path, method = 'GET', headers = {}, body, timeoutMs } = question
    const answer = await dispatcher.request({
      ...{ path, method, body: body ?? null },
      headers: { ...forwardedHeaders(headers), [internalSecretHeader]: secret },
      headersTimeout: timeoutMs ?? longestMs,
      signal: timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs),
    })
    const whole = Buffer.from(await answer.body.arrayBuffer())
    return { status: answer.statusCode, headers: forwardedHeaders(answer.headers), body: whole }
  }

  return {
    url,
    /** Reads a whole answer; redirects are not followed. */
    ask: (question: Question): Promise<AppResponse> => askOver(pools.whole, question),
    /**
     * The same over a connection of its own. A process that is ending takes no new ones, but answers
     * on those it has for as long as they are used.
     */
    async askOnNewConnection(question: Question): Promise<AppResponse> {
      const client = new Client(url, connection)
      try {
        return await askOver(client, question)
      } finally {
        await client.destroy()
      }
    },

    /**
     * Streams a request to the application and its answer back.
     * @returns the headers of an internal redirect, of which nothing was sent; null otherwise
     */
    async pass({ req, res, timeoutMs }: ForwardOptions): Promise<AppResponse | null> {
      const gone = new AbortController()
      whenEnded({ req, res, end: () => gone.abort() })
      let redirect: AppResponse | null = null
      const hasBody = req.headers['content-length'] !== undefined
      const longestWait = timeoutMs ?? Math.max(passThroughTimeoutMs, longestMs)
      // Node takes it from a request whose body has gone.
      const { socket } = req
      // Until the application answers, the client has nothing to take.
      socket.setTimeout(longestWait + silence)
      await (hasBody ? pools.withBody : pools.passed).stream(
        {
          path: req.url ?? '/',
          // Methods that are none of HTTP's have been refused.
          method: req.method ?? 'GET',
          headers: forwardedHeaders(req.headers),
          body: hasBody ? req : null,
          headersTimeout: longestWait,
          bodyTimeout: timeoutMs ?? pauseMs,
          signal: gone.signal,
          opaque: null,
        },
        ({ statusCode, headers: given }) => {
          const headers = forwardedHeaders(given)
          cookies.write(headers)
          if (headers[internalRedirectHeader] !== undefined) {
            redirect = { status: statusCode, headers, body: Buffer.alloc(0) }
            return new Writable({ write: (_chunk, _encoding, done) => done() })
          }
          socket.setTimeout(silence)
          res.writeHead(statusCode, headers)
          return res
        },
      )
      return redirect
    },

    /**
     * Releases the connections once their requests are answered, since idle ones would keep a process
     * from ending. Later requests open new ones.
     */
    drain(): void {
      const former = Object.values(pools)
      pools = createPools()
      Promise.all(former.map((pool) => pool.close())).catch((error: unknown) =>
        log.warn({ event: 'app-not-let-go', err: error }),
      )
    },

    // One that has been destroyed already says so by an error.
    async close(): Promise<void> {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy().catch(() => undefined)))
    },
  }
}

export type AppClient = ReturnType<typeof createAppClient>
