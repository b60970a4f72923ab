import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocale } from '@/i18n/paths'
import { chooseLanguage } from './choose-language'
import type { DatabaseProbe } from './database-probe'
import { renderErrorPage, type ErrorStatus } from './error-page'
import { mendPageHeaders } from './page-headers'
import { readRequestPath } from './request-path'
import { onServerError } from './server-errors'
import type { ServedPages } from './served-pages'
import type { Destination } from './site-map'

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

type Parts = {
  /** Next's own request handler. */
  application: Handler
  destination: (path: string) => Destination
  database: DatabaseProbe
  pages: ServedPages
  buildId: string
}

// Headers that only Next itself may set; from outside they have steered past checks before.
const forbiddenHeaders = [
  'x-middleware-subrequest',
  'x-original-path',
  'next-resume',
  'x-matched-path',
  'x-now-route-matches',
  'x-invoke-path',
  'x-invoke-status',
]

/** Where an unknown address is rendered: no page of the site, so its 404. */
const nowhere = '/not-found'

function sendErrorPage({
  req,
  res,
  status,
}: {
  req: IncomingMessage
  res: ServerResponse
  status: ErrorStatus
}): void {
  const { locale } = splitLocale(pathOf(req)) ?? { locale: chooseLanguage(req.headers) }
  const body = renderErrorPage({ status, locale })
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '10' } : {}),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
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
  buildId,
}: Parts): Handler {
  async function servePage({
    req,
    res,
    path,
    vary = [],
  }: {
    req: IncomingMessage
    res: ServerResponse
    path: string
    /** Request headers that decide what is served here, beside those that Next names. */
    vary?: string[]
  }): Promise<void> {
    mendPageHeaders({ res, vary })
    onServerError({
      res,
      answer: async () => {
        sendErrorPage({ req, res, status: (await database.isUp()) ? 500 : 503 })
      },
    })
    res.once('finish', () => {
      // Only what the page cache holds is worth keeping fresh.
      if (res.hasHeader('x-nextjs-cache')) pages.remember(path)
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
    for (const name of forbiddenHeaders) delete req.headers[name]
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')

    const request = readRequestPath(req.url ?? '/')
    if (request.kind === 'bad') {
      sendErrorPage({ req, res, status: 400 })
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
    if (kind === 'page') return servePage({ req, res, path })

    const locale = chooseLanguage(req.headers)
    const target = kind === 'home' ? `/${locale}` : `/${locale}${nowhere}`
    req.url = `${target}${query}`
    if (kind === 'nowhere') req.headers['x-original-path'] = path
    return servePage({ req, res, path: target, vary: ['Accept-Language', 'Cookie'] })
  }
}
