import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Locale } from '@/i18n/locales'
import type { Answer, Application } from './answer'
import { askApplication } from './captured-response'
import type { DatabaseProbe } from './observing/database-probe'
import type { Finisher } from './html/finish-page'
import { storePage } from './cache/store-page'
import type { CachedPage } from './cache/cached-page'
import type { Loopback } from './loopback'
import { documentAnswer, errorAnswer } from './own-answers'
import type { PageCache } from './cache/page-cache'
import { hasPreviewCookie } from './requests/preview-cookie'
import { sendAnswer, sendCached } from './send'
import type { Readers } from './observing/readers'
import type { ServedPages } from './cache/served-pages'
import type { SharedPages } from './cache/shared-pages'
import type { Visits } from './visits/visits'

export type PageRequest = {
  req: IncomingMessage
  res: ServerResponse
  locale: Locale
  /** Of the page that is meant; for `/` the one of the reader's language. */
  path: string
  /** Request headers that decide what is served here, beside those that Next names. */
  vary?: string[]
  /** Whether this very server asks. */
  isInternal: boolean
}

export type PageParts = {
  application: Application
  finish: Finisher
  /** Null while the cache is switched off. */
  cache: PageCache | null
  /** Null while instances keep their pages for themselves. */
  sharedPages: Pick<SharedPages, 'known' | 'share'> | null
  pages: ServedPages
  readers: Pick<Readers, 'during'>
  visits: Pick<Visits, 'note'>
  missingPage: Loopback['missingPage']
  visit: Loopback['visit']
  database: DatabaseProbe
  securityHeaders: (path: string) => OutgoingHttpHeaders
  /** The mark of our own scripts, which Next gives to its own as well. */
  mark: string
}

type KeptRequest = {
  /** What the reader asked with, the address of the client among its headers. */
  asked: Pick<IncomingMessage, 'method' | 'headers'>
  path: string
}

type MissingRequest = Pick<PageRequest, 'req' | 'locale' | 'path'>

/** Whether everybody who asks like this gets the same. */
function isForEverybody({ method, headers }: KeptRequest['asked']): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers.rsc === undefined && !hasPreviewCookie(headers)
}

/** What the application is asked for, whatever the browser has or understands. */
function asPlainRequest({ req, mark }: { req: IncomingMessage; mark: string }): IncomingMessage {
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) {
    delete req.headers[name]
  }
  req.headers['content-security-policy'] = `script-src 'nonce-${mark}'`
  // Whoever asks for the headers only has the page made and kept, and that is the whole page.
  if (req.method === 'HEAD') req.method = 'GET'
  return req
}

/** Serves the pages of the site: from memory, or else made by the application. */
export function createPageServer(parts: PageParts) {
  const {
    application,
    finish,
    cache,
    sharedPages,
    pages,
    readers,
    visits,
    missingPage,
    visit,
    database,
    mark,
    securityHeaders,
  } = parts

  async function missing({ req, locale, path }: MissingRequest): Promise<Answer> {
    const found = await missingPage({ locale, path })
    if (found === null) return errorAnswer({ req, path, status: 404 })
    if ('location' in found) {
      const { location } = found
      // Not for good: editors may put a page there, or lead the address elsewhere.
      const headers = { location, 'cache-control': 'no-store' }
      return { status: 308, headers, body: Buffer.alloc(0) }
    }
    const { document, policy } = found
    const headers = policy === null ? {} : { 'content-security-policy': policy }
    return documentAnswer({ status: 404, document, headers })
  }

  async function make({
    req,
    locale,
    path,
    isInternal,
  }: PageRequest): Promise<Answer | CachedPage> {
    const ticket = cache?.draw() ?? 0
    const snapshot = sharedPages?.known() ?? null
    const asked = await askApplication({ application, req: asPlainRequest({ req, mark }) })
    if (asked.status >= 500) {
      return errorAnswer({ req, path, status: (await database.isUp()) ? 500 : 503 })
    }
    const answer = finish({ answer: asked, req })
    const kept =
      cache && isForEverybody(req)
        ? await storePage({ cache, path, ticket, answer, securityHeaders })
        : null
    if (kept) void sharedPages?.share({ path, page: kept, snapshot })
    // Scripts of open tabs ask for data, the warm-up for the state of the cache: no documents.
    const wantsDocument = req.headers.rsc === undefined && !isInternal
    if (answer.status === 404 && wantsDocument) return missing({ req, locale, path })
    return isInternal ? answer : (kept ?? answer)
  }

  /** The page from memory for a reader who gets it now; null where there is none. */
  function fromMemory({ asked, path }: KeptRequest): CachedPage | null {
    const page = isForEverybody(asked) ? cache?.get(path) : undefined
    if (!page) return null
    pages.remember(path)
    visits.note({ req: asked, path, status: 200 })
    if (cache?.isOverdue(path)) void visit(path)
    return page
  }

  return {
    fromMemory,
    /** Answers at once where that is possible, and tells whether it has. */
    serveKept({ req, res, path, vary = [], isInternal }: PageRequest): boolean {
      const page = isInternal ? null : fromMemory({ asked: req, path })
      if (!page) return false
      sendCached({ asked: req, res, page, vary })
      return true
    },
    async serve(request: PageRequest): Promise<void> {
      const { req, res, path, vary = [], isInternal } = request
      // The application sees a plain request; what the reader has and understands is for here.
      const asked = { method: req.method, headers: { ...req.headers } }
      const answer = isInternal ? await make(request) : await readers.during(() => make(request))
      // Only what the page cache holds is worth keeping fresh.
      if (answer.headers['x-nextjs-cache'] !== undefined) pages.remember(path)
      if ('forms' in answer) sendCached({ asked, res, page: answer, vary })
      else await sendAnswer({ asked, res, answer, vary })
      if (!isInternal) visits.note({ req: asked, path, status: res.statusCode })
    },
    /** For an address without a page. */
    async serveMissing(request: Omit<PageRequest, 'isInternal'>): Promise<void> {
      const { req, res, vary = [] } = request
      const answer = await missing(request)
      await sendAnswer({ asked: req, res, answer, vary })
      visits.note({ ...request, status: answer.status })
    },
  }
}

export type PageServer = ReturnType<typeof createPageServer>
