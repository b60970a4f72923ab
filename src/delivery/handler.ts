import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import type { Locale } from '@/i18n/locales'
import { splitLocale } from '@/i18n/paths'
import { clientAddressHeader, clientAddressOf } from '@/lib/client-address'
import type { DatabaseProbe } from './database-probe'
import { renderErrorPage, type ErrorStatus } from './error-page'
import { mendPageHeaders } from './page-headers'
import { readRequestPath } from './request-path'
import { replaceAnswer, respondOn, type Respond } from './replace-answer'
import type { Loopback } from './loopback'
import type { ServedPages } from './served-pages'
import type { Destination } from './site-map'
import type { Visits } from './visits'

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

type Parts = {
  /** Next's own request handler. */
  application: Handler
  destination: (path: string) => Destination
  database: DatabaseProbe
  pages: ServedPages
  visits: Pick<Visits, 'note'>
  missingPage: Loopback['missingPage']
  /** Whether a request comes from this very server. */
  isInternal: (req: IncomingMessage) => boolean
  /** How many proxies of our own stand before this server. */
  proxyHops: number
  buildId: string
}

// Headers that only Next and this server may set; from outside they have steered past checks before.
const forbiddenHeaders = [
  'x-middleware-subrequest',
  'x-original-path',
  'x-missing-page',
  'next-resume',
  'x-matched-path',
  'x-now-route-matches',
  'x-invoke-path',
  'x-invoke-status',
]

type Answering = { req: IncomingMessage; respond: Respond }

function sendDocument({
  req,
  respond,
  status,
  document,
  headers = {},
}: Answering & { status: number; document: string; headers?: OutgoingHttpHeaders }): void {
  respond({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(document),
      'cache-control': 'no-store',
      ...headers,
    },
    body: req.method === 'HEAD' ? undefined : document,
  })
}

function sendErrorPage({ status, ...answering }: Answering & { status: ErrorStatus }): void {
  const { req } = answering
  const { locale } = splitLocale(pathOf(req)) ?? { locale: chooseLanguage(req.headers) }
  sendDocument({
    ...answering,
    status,
    document: renderErrorPage({ status, locale }),
    ...(status === 503 ? { headers: { 'retry-after': '10' } } : {}),
  })
}

function sendJson({ res, body }: { res: ServerResponse; body: object }): void {
  res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  res.end(JSON.stringify(body))
}

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '/').split('?')[0] ?? '/'
}

/**
 * The front of the site (docs/adr/0002): mends addresses in one redirect, finds the language of
 * addresses without one, turns failures into readable pages, and leaves the rest to Next.
 */
export function createHandler({
  application,
  destination,
  database,
  pages,
  visits,
  missingPage,
  isInternal,
  proxyHops,
  buildId,
}: Parts): Handler {
  async function sendMissingPage({
    locale,
    path,
    ...answering
  }: Answering & { locale: Locale; path: string }): Promise<void> {
    const answer = await missingPage({ locale, path })
    if (answer === null) {
      sendErrorPage({ ...answering, status: 404 })
    } else if ('location' in answer) {
      const { location } = answer
      // Not for good: editors may put a page there, or lead the address elsewhere.
      const headers = { location, 'cache-control': 'no-store' }
      answering.respond({ status: 308, headers, body: undefined })
    } else {
      sendDocument({ ...answering, status: 404, document: answer.document })
    }
  }

  async function sendFailure(answering: Answering): Promise<void> {
    sendErrorPage({ ...answering, status: (await database.isUp()) ? 500 : 503 })
  }

  async function servePage({
    req,
    res,
    locale,
    path,
    vary = [],
  }: {
    req: IncomingMessage
    res: ServerResponse
    locale: Locale
    path: string
    /** Request headers that decide what is served here, beside those that Next names. */
    vary?: string[]
  }): Promise<void> {
    mendPageHeaders({ res, vary })
    // Scripts of open tabs ask for data, the warm-up for the state of the cache: no documents.
    const isForReader = req.headers.rsc === undefined && !isInternal(req)
    replaceAnswer({
      res,
      isReplaced: (status) => status >= 500 || (status === 404 && isForReader),
      answer: ({ status, respond }) => {
        if (status === 404) void sendMissingPage({ req, respond, locale, path })
        else void sendFailure({ req, respond })
      },
    })
    res.once('finish', () => {
      // Only what the page cache holds is worth keeping fresh.
      if (res.hasHeader('x-nextjs-cache')) pages.remember(path)
      if (!isInternal(req)) visits.note({ req, path, status: res.statusCode })
    })
    await application(req, res)
  }

  async function health({ res, path }: { res: ServerResponse; path: string }): Promise<void> {
    if (path === '/healthz/live') {
      sendJson({ res, body: { status: 'ok' } })
      return
    }
    // Cached pages are served without the database, so the instance stays in service.
    const isUp = await database.isUp()
    sendJson({
      res,
      body: { status: isUp ? 'ok' : 'degraded', database: isUp ? 'up' : 'down' },
    })
  }

  return async function handle(req, res) {
    if (!isInternal(req)) for (const name of forbiddenHeaders) delete req.headers[name]
    req.headers[clientAddressHeader] = clientAddressOf({
      remoteAddress: req.socket.remoteAddress ?? '',
      forwardedFor: req.headers['x-forwarded-for']?.toString(),
      hops: proxyHops,
    })
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')

    const request = readRequestPath(req.url ?? '/')
    if (request.kind === 'bad') {
      sendErrorPage({ req, respond: respondOn(res), status: 400 })
      return
    }
    if (request.kind === 'redirect') {
      res.writeHead(308, { location: request.location })
      res.end()
      return
    }
    const { path, query } = request
    if (path === '/healthz/live' || path === '/healthz/ready') return health({ res, path })
    if (path === '/build.json') {
      sendJson({ res, body: { id: buildId } })
      return
    }
    const kind = destination(path)
    if (kind === 'service') return application(req, res)
    const page = splitLocale(path)
    if (page) return servePage({ req, res, locale: page.locale, path })

    const locale = chooseLanguage(req.headers)
    if (kind === 'nowhere') {
      res.setHeader('Vary', 'Accept-Language, Cookie')
      res.once('finish', () => visits.note({ req, path, status: res.statusCode }))
      return sendMissingPage({ req, respond: respondOn(res), locale, path })
    }
    req.url = `/${locale}${query}`
    return servePage({ req, res, locale, path: `/${locale}`, vary: ['Accept-Language', 'Cookie'] })
  }
}
