import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import type { LRUCache } from 'lru-cache'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@/i18n/locales'
import { formResultHeader } from '@/lib/http/form-results'
import { internalRedirectHeader } from '@/lib/http/internal-headers'
import { requestIdHeader } from '@/lib/http/request-id'
import { log } from '@/lib/log'
import {
  documentResponse,
  errorPageResponse,
  failureResponse,
  type AppResponse,
} from '../responses'
import type { AppRegistry } from '../app/app-registry'
import { withoutHeaders } from '../headers'
import type { Finisher } from '../html/finish-page'
import type { DatabaseProbe } from '../database'
import { sendResponse, sendCached } from '../send'
import type { Visits } from '../visits/visits'
import { isAnonymous, isForEverybody, ofTheRequest, type RequestHead } from './anonymous-requests'
import { isVisitDone, isNoPage } from './next-responses'
import type { CachedPage } from './store-page'
import type { InflightRenders } from './inflight-renders'
import type { PageCache } from './page-cache'
import type { RenderQueue } from './render-queue'
import { storePage } from './store-page'

export type PageRequest = {
  req: IncomingMessage
  res: ServerResponse
  locale: Locale
  /** Path of the page that is meant; for `/` the one of the reader's language. */
  path: string
  /** Request headers that decide what is served here, beside those that Next names. */
  vary?: string[]
}

export type PageParts = {
  apps: Pick<AppRegistry, 'active' | 'available' | 'isUp' | 'lookAgain'>
  finish: Finisher
  /** Null while the cache is switched off. */
  cache: PageCache | null
  renders: Pick<RenderQueue<AppResponse | CachedPage>, 'run'>
  inflight: Pick<InflightRenders, 'watch'>
  /** Which pages were served. */
  served: Pick<LRUCache<string, true>, 'set'>
  visits: Pick<Visits, 'note'>
  /** Renders a page again that has been stale for too long. */
  visit: (path: string) => unknown
  /** Has an old page rendered before others. */
  prefer: (path: string) => void
  database: Pick<DatabaseProbe, 'isUp'>
  /** Of every page that is kept, beside those of its own. */
  pageHeaders: (path: string) => OutgoingHttpHeaders
}

type Rendering = {
  /** Request headers of the reader; empty where this server asks for itself. */
  headers: IncomingHttpHeaders
  path: string
  /** With the question mark. */
  query: string
  /** Whether this server asks if there is a newer page than the one it keeps. */
  isVisit?: boolean
}

// Conditional and encoding headers are not passed to the application.
const ofTheBrowser = [
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-length',
]

// How long a reader waits to hear whether an address without a page has one since an edit, and how
// often the application is asked meanwhile, in milliseconds.
const missingWaitMs = 3000
const pause = 50

/** Serves the pages of the site: from memory, or else made by the application. */
export function createPageServer(parts: PageParts) {
  const { apps, finish, cache, renders, inflight, served, visits, database } = parts
  const { pageHeaders } = parts

  /** Asks for a page and finishes it; a visit that has heard all it needs gets it as it came. */
  async function ask(rendering: Rendering & { isAgain?: boolean }): Promise<AppResponse> {
    const { headers, path, query, isVisit = false, isAgain = false } = rendering
    const app = apps.active()
    if (!app || !apps.isUp()) return errorPageResponse({ req: { headers }, path, status: 503 })
    const { mark } = app
    try {
      const plain = withoutHeaders({ headers, names: ofTheBrowser })
      plain['content-security-policy'] = `script-src 'nonce-${mark}'`
      if (isVisit) plain['if-none-match'] = cache?.peek(path)?.source
      const answer = await inflight.watch({
        path,
        answer: app.ask({ path: `${path}${query}`, headers: plain }),
      })
      if (answer.status >= 500) {
        const failed = await failureResponse({ apps, database, req: { headers }, path })
        // A short outage is over by now.
        return failed.status === 500 && !isAgain
          ? await ask({ ...rendering, isAgain: true })
          : failed
      }
      if (isVisit && isVisitDone(answer)) return answer
      const source = answer.headers.etag?.toString()
      return finish({ answer: { ...answer, source }, headers, mark })
    } catch (error) {
      log.error({ event: 'app-failed', err: error, requestId: headers[requestIdHeader] })
      apps.lookAgain()
      return errorPageResponse({ req: { headers }, path, status: 503 })
    }
  }

  /** Makes a page, and keeps it where it is the same for everybody. */
  async function make(rendering: Rendering): Promise<AppResponse | CachedPage> {
    const { headers, path } = rendering
    const ticket = cache?.draw() ?? 0
    const answer = await ask(rendering)
    if (!cache || !isForEverybody({ headers })) return answer
    return (await storePage({ cache, path, ticket, answer, pageHeaders })) ?? answer
  }

  /**
   * The same for a reader. After an edit Next first repeats that a page is missing, as it serves any
   * stale page; the reader would then not see a page that was just published.
   */
  async function makeNewest(rendering: Rendering): Promise<AppResponse | CachedPage> {
    const end = Date.now() + missingWaitMs
    for (;;) {
      const made = await make(rendering)
      const isOld = made.headers['x-nextjs-cache'] === 'STALE'
      if (!isOld || !('status' in made) || !isNoPage(made) || Date.now() > end) return made
      await sleep(pause)
    }
  }

  /**
   * Asks for a page that is this reader's alone.
   * @throws OverloadError when there is too much to do
   */
  async function inTurn(rendering: Rendering): Promise<AppResponse> {
    const { headers, path } = rendering
    const made = await renders.run({ key: null, work: () => ask(rendering) })
    return 'status' in made ? made : errorPageResponse({ req: { headers }, path, status: 503 })
  }

  /** The answer to an address without a page. */
  async function missing({ headers, path, locale }: Omit<Rendering, 'query'> & { locale: Locale }) {
    const noteHeaders: IncomingHttpHeaders = {
      [requestIdHeader]: headers[requestIdHeader],
      'x-missing-page': '1',
      // Header values are printable ASCII.
      'x-original-path': path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
    }
    const answer = await inTurn({ headers: noteHeaders, path: `/${locale}/not-found`, query: '' })
    if (answer.status >= 500) return errorPageResponse({ req: { headers }, path, status: 503 })
    const { location } = answer.headers
    if (answer.status === 308 && location !== undefined) {
      // Not permanent: editors may create a page there, or redirect the address.
      const empty = Buffer.alloc(0)
      return { status: 308, headers: { location, 'cache-control': 'no-store' }, body: empty }
    }
    const policy = answer.headers['content-security-policy']
    const own = policy === undefined ? {} : { 'content-security-policy': policy }
    return documentResponse({ status: 404, document: answer.body, headers: own })
  }

  async function makeForReader(request: PageRequest & { query: string }) {
    const { req, path, locale, query } = request
    const { headers } = req
    const key = isForEverybody(req) && isAnonymous({ headers, query }) ? path : null
    // What one reader asks with decides nothing for all who wait for the page.
    const renderHeaders = key === null ? headers : ofTheRequest(headers)
    try {
      await apps.available()
      const work = () => makeNewest({ headers: renderHeaders, path, query })
      const made = await renders.run({ key, work })
      // Scripts of open tabs ask for data, no documents.
      const isMissing = 'status' in made && isNoPage(made) && headers.rsc === undefined
      return isMissing ? await missing({ headers, path, locale }) : made
    } catch (error) {
      return refused({ req, path, error })
    }
  }

  /** There is too much to do. */
  function refused({
    req,
    path,
    error,
  }: {
    req: Pick<RequestHead, 'headers'>
    path: string
    error: unknown
  }) {
    log.warn({ event: 'render-refused', err: error, requestId: req.headers[requestIdHeader] })
    return errorPageResponse({ req, path, status: 503 })
  }

  /** The page from memory for a reader who gets it now; null where there is none. */
  function fromMemory({ req, path }: { req: RequestHead; path: string }): CachedPage | null {
    const page = isForEverybody(req) ? cache?.get(path) : undefined
    if (!page) return null
    served.set(path, true)
    visits.note({ req, path, status: 200 })
    if (cache?.isNewest(path) === false) {
      if (cache.isOverdue(path)) void parts.visit(path)
      else parts.prefer(path)
    }
    return page
  }

  return {
    /** Answers at once where that is possible, and tells whether it has. */
    serveCached({ req, res, path, vary = [] }: Omit<PageRequest, 'locale'>): boolean {
      const page = fromMemory({ req, path })
      if (!page) return false
      sendCached({ req, res, page, vary, isOwnAddress: req.url === path })
      return true
    },

    async serve(request: PageRequest & { query: string }): Promise<void> {
      const { req, res, path, vary = [] } = request
      const answer = await makeForReader(request)
      const isKept = 'forms' in answer
      // Only what a cache holds is worth keeping fresh.
      const isHeld = answer.headers['x-nextjs-cache'] !== undefined
      if (isKept || (isHeld && answer.status === 200)) served.set(path, true)
      const isOwnAddress = req.url === path
      if (isKept) sendCached({ req, res, page: answer, vary, isOwnAddress })
      else await sendResponse({ req, res, answer, vary })
      visits.note({ req, path, status: res.statusCode })
    },

    /** For an address without a page. */
    async serveMissing({ req, res, path, locale, vary = [] }: PageRequest): Promise<void> {
      const answer = await missing({ headers: req.headers, path, locale }).catch((error: unknown) =>
        refused({ req, path, error }),
      )
      await sendResponse({ req, res, answer, vary })
      visits.note({ req, path, status: answer.status })
    },

    /** Answers with the page that an internal redirect names, under the status of the redirect. */
    async serveRedirected({
      req,
      res,
      redirect: { status, headers },
    }: Pick<PageRequest, 'req' | 'res'> & { redirect: AppResponse }): Promise<void> {
      const ticket = String(headers[formResultHeader])
      const renderHeaders = {
        [requestIdHeader]: req.headers[requestIdHeader],
        [formResultHeader]: ticket,
      }
      const path = String(headers[internalRedirectHeader])
      const rendering = { headers: renderHeaders, path, query: '' }
      // Without an answer, a visitor would resend a form that has already been accepted.
      const page = await (status === 201 ? ask(rendering) : inTurn(rendering)).catch(
        (error: unknown) => refused({ req, path, error }),
      )
      const { 'retry-after': after, 'set-cookie': cookies } = headers
      const policy = page.headers['content-security-policy']
      const answer = documentResponse({
        status: page.status === 200 ? status : page.status,
        document: page.body,
        headers: {
          ...(policy === undefined ? {} : { 'content-security-policy': policy }),
          ...(after === undefined ? {} : { 'retry-after': after }),
          ...(cookies === undefined ? {} : { 'set-cookie': cookies }),
        },
      })
      await sendResponse({ req, res, answer })
    },

    /**
     * Makes a page without a reader, unless the one that is kept is the newest.
     * @returns the state of the application's cache (`HIT`, `STALE` …), null when it has failed; and
     *   the document, empty where it is not the newest
     */
    async refresh(path: string): Promise<{ state: string | null; document: string }> {
      const made = await make({ headers: {}, path, query: '', isVisit: true })
      if ('forms' in made) return { state: 'HIT', document: made.forms.identity.body.toString() }
      // The page that was asked about has left the memory meanwhile: it is asked for again.
      const state = made.status === 304 ? 'STALE' : made.headers['x-nextjs-cache']
      if (state === 'STALE') return { state, document: '' }
      return { state: typeof state === 'string' ? state : null, document: made.body.toString() }
    },
  }
}

export type PageServer = ReturnType<typeof createPageServer>
