import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { chooseLanguage } from '@/i18n/choose-language'
import { splitLocale } from '@/i18n/paths'
import { clientAddressHeader, clientAddressOf } from '@/lib/http/client-address'
import type { Answer, Application } from './answer'
import type { DatabaseProbe } from './observing/database-probe'
import type { EditorCheck } from './requests/editor-token'
import type { Exchange, FollowedRequest } from './requests/followed-request'
import { errorAnswer, jsonAnswer } from './own-answers'
import { adminPolicy, reportPath } from './html/policy'
import { requestIdHeader } from './requests/request-id'
import { readRequestPath } from './requests/request-path'
import { refuseRequest } from './requests/refuse-request'
import type { Requests } from './requests/requests'
import { isImpossiblePage } from './requests/route-table'
import { sendAnswer } from './send'
import type { FileServer } from './files/send-file'
import { createFeedServer } from './files/serve-feed'
import type { PageRequest, PageServer } from './serve-page'
import type { Destination } from './requests/page-routes'
import { speculationRulesAnswer, speculationRulesPath } from './html/speculation-rules'

type AskedPage = Pick<PageRequest, 'locale' | 'path' | 'vary'>

type Given = Exchange & {
  /** The address as it was asked for. */
  request: ReturnType<typeof readRequestPath>
  path: string
  /** Null where no page is asked for. */
  page: PageRequest | null
  followed: FollowedRequest
}

type Parts = {
  /** Next's own request handler. */
  application: Application
  destination: (path: string) => Destination
  database: DatabaseProbe
  pages: PageServer
  /** Serves the files that lie on the disk. */
  serveFile: FileServer
  securityHeaders: (path: string) => OutgoingHttpHeaders
  hasEditorToken: EditorCheck
  /** Takes the reports of browsers about what a policy kept from running. */
  takeReport: (exchange: Exchange) => Promise<void>
  /** Whether a request comes from this very server. */
  isInternal: (req: IncomingMessage) => boolean
  /** Of the site, as visitors know it. */
  origin: string
  hasStrictPolicy: boolean
  /** How many proxies of our own stand before this server. */
  proxyHops: number
  buildId: string
  requests: Pick<Requests, 'noteKept' | 'follow'>
  /** Whether the server is about to end. */
  isStopping: () => boolean
}

const policyHeader = 'content-security-policy'

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
  'content-security-policy',
  'content-security-policy-report-only',
]

/** The path as it was sent, however odd it is. */
function givenPath({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/'
}

/** Answers of the interface are for who asks, unless they say otherwise as files do. */
function keepNowhere(res: ServerResponse): void {
  onHeaders(res, () => {
    if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'no-store')
  })
}

/**
 * The front of the site (docs/adr/0002, 0017): mends addresses in one redirect, finds the language
 * of addresses without one, has pages served from memory, turns failures into readable pages, and
 * leaves the rest to Next.
 */
export function createHandler({
  application,
  destination,
  database,
  pages,
  serveFile,
  securityHeaders,
  hasEditorToken,
  takeReport,
  isInternal: hasSecret,
  origin,
  hasStrictPolicy,
  proxyHops,
  buildId,
  requests,
  isStopping,
}: Parts): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const serveFeed = createFeedServer({ application, database })

  async function health(path: string): Promise<Answer> {
    if (path === '/healthz/live') return jsonAnswer({ body: { status: 'ok' } })
    if (isStopping()) return jsonAnswer({ status: 503, body: { status: 'stopping' } })
    // Cached pages are served without the database, so the instance stays in service.
    const isUp = await database.isUp()
    const status = isUp ? 'ok' : 'degraded'
    return jsonAnswer({ body: { status, database: isUp ? 'up' : 'down' } })
  }

  function admin({ req, res }: Exchange): Promise<void> {
    const nonce = randomBytes(16).toString('base64')
    req.headers[policyHeader] = `script-src 'nonce-${nonce}'`
    if (hasStrictPolicy) {
      res.setHeader(policyHeader, adminPolicy({ origin, nonce }))
    }
    // The panel's page about an error tells the number that its lines in the log have.
    res.setHeader('server-timing', `request;desc="${String(req.headers[requestIdHeader])}"`)
    return application(req, res)
  }

  /** The page that is asked for; `/` stands for the start page in the reader's language. */
  function pageOf({ req, path }: { req: IncomingMessage; path: string }): AskedPage | null {
    const split = splitLocale(path)
    if (split) return { locale: split.locale, path }
    if (path !== '/') return null
    const locale = chooseLanguage(req.headers)
    return { locale, path: `/${locale}`, vary: ['Accept-Language', 'Cookie'] }
  }

  /** A route that answers with a document brings its policy; anything else gets that for data. */
  function service({ req, res }: Exchange): Promise<void> {
    const policy = res.getHeader(policyHeader)
    if (policy !== undefined) {
      // What stands here already Next would not let a route replace.
      res.removeHeader(policyHeader)
      onHeaders(res, () => {
        if (!res.hasHeader(policyHeader)) res.setHeader(policyHeader, policy)
      })
    }
    return application(req, res)
  }

  async function serve({ req, res, request, path, page, followed }: Given): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders(path))) {
      if (value !== undefined) res.setHeader(name, value)
    }
    if (request.kind === 'bad') {
      followed.kind = 'bad-request'
      return sendAnswer({ asked: req, res, answer: errorAnswer({ req, path, status: 400 }) })
    }
    if (request.kind === 'redirect') {
      followed.kind = 'redirect'
      res.writeHead(308, { location: request.location })
      res.end()
      return
    }
    followed.kind = 'refused'
    if (await refuseRequest({ req, res, path, hasEditorToken })) return
    if (page && isImpossiblePage(path)) {
      followed.kind = 'missing-page'
      return pages.serveMissing(page)
    }
    if (page) {
      followed.kind = 'made-page'
      if (path === '/') req.url = `${page.path}${request.query}`
      return pages.serve(page)
    }
    followed.kind = 'health'
    if (path === '/healthz/live' || path === '/healthz/ready') {
      return sendAnswer({ asked: req, res, answer: await health(path) })
    }
    if (path === '/build.json') {
      return sendAnswer({ asked: req, res, answer: jsonAnswer({ body: { id: buildId } }) })
    }
    if (path === speculationRulesPath) {
      return sendAnswer({ asked: req, res, answer: speculationRulesAnswer })
    }
    followed.kind = 'csp-report'
    if (path === reportPath) return takeReport({ req, res })
    followed.kind = 'file'
    if (await serveFile({ req, res, path })) return
    const kind = destination(path)
    followed.kind = kind === 'nowhere' ? 'missing-page' : kind
    if (kind === 'admin') return admin({ req, res })
    if (kind === 'api') keepNowhere(res)
    if (kind === 'service' && (await serveFeed({ req, res, path }))) return
    if (kind === 'service' || kind === 'api') return service({ req, res })
    return pages.serveMissing({
      ...{ req, res, locale: chooseLanguage(req.headers), path },
      vary: ['Accept-Language', 'Cookie'],
    })
  }

  return async function handle(req, res) {
    const isInternal = hasSecret(req)
    if (!isInternal)
      for (const name of forbiddenHeaders) if (name in req.headers) delete req.headers[name]
    req.headers[clientAddressHeader] = clientAddressOf({
      remoteAddress: req.socket.remoteAddress ?? '',
      forwardedFor: req.headers['x-forwarded-for']?.toString(),
      hops: proxyHops,
    })
    const request = readRequestPath(req.url ?? '/')
    const { path } = request.kind === 'path' ? request : { path: givenPath(req) }
    const asked = request.kind === 'path' ? pageOf({ req, path }) : null
    const page = asked && { ...asked, req, res, isInternal }
    if (page && pages.serveKept(page)) {
      requests.noteKept({ req, status: res.statusCode })
      return
    }
    await requests.follow({
      ...{ req, res, isInternal },
      serve: (followed) => serve({ req, res, request, path, page, followed }),
    })
  }
}
