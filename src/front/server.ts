import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import { splitLocale } from '@/i18n/paths'
import { clientAddressHeader, getClientAddress } from '@/lib/http/client-address'
import { requestIdHeader } from '@/lib/http/request-id'
import type { PassThrough } from './app/pass-through'
import type { FileServer } from './files/send-file'
import type { Health } from './health'
import { adminPolicy, reportPath } from './html/policy'
import { speculationRulesResponse, speculationRulesPath } from './html/speculation-rules'
import { errorPageResponse, jsonResponse } from './responses'
import type { PageRequest, PageServer } from './pages/page-server'
import type { CookiePrefixes } from './requests/cookie-prefixes'
import type { EditorCheck } from './requests/editor-token'
import { forbiddenHeaders } from './requests/forbidden-headers'
import { pageRedirect } from './requests/page-redirect'
import { refuseRequest } from './requests/refuse-request'
import { namesHost, readRequestPath } from './requests/request-path'
import type { Exchange, FollowedRequest, Requests } from './requests/requests'
import { isImpossiblePage, type Destination } from './requests/route-table'
import { sendResponse } from './send'

type Parts = {
  pages: Pick<PageServer, 'serveCached' | 'serve' | 'serveMissing'>
  /** Has the application answer. */
  pass: PassThrough
  /** Small files that the application makes; false where another address is asked for. */
  serveFeed: FileServer
  /** Files on the disk; false where there is none. */
  serveFile: FileServer
  destination: (path: string) => Destination
  health: Health
  securityHeaders: (path: string) => OutgoingHttpHeaders
  hasEditorToken: EditorCheck
  /** Takes the reports of browsers about what a policy kept from running. */
  takeReport: (exchange: Exchange) => Promise<void>
  /** Public origin of the site. */
  origin: string
  hasStrictPolicy: boolean
  /** How many proxies of our own stand before this server. */
  proxyHops: number
  /** The build whose pages are served. */
  buildId: () => string | null
  requests: Pick<Requests, 'noteKept' | 'follow'>
  cookies: Pick<CookiePrefixes, 'read'>
}

type Given = Exchange & {
  request: ReturnType<typeof readRequestPath>
  path: string
  followed: FollowedRequest
}

const byLanguage = ['Accept-Language', 'Cookie']

/** The page that is asked for; `/` stands for the start page in the reader's language. */
function pageAt({ req, res, path }: Exchange & { path: string }): PageRequest | null {
  const split = splitLocale(path)
  if (split) return { req, res, locale: split.locale, path }
  if (path !== '/') return null
  const locale = chooseLanguage(req.headers)
  return { req, res, locale, path: `/${locale}`, vary: byLanguage }
}

/** Leads from the address of a page without its language to the page; false for other addresses. */
function leadToPage({ req, res, request, path }: Given): boolean {
  if (request.kind !== 'path' || (req.method !== 'GET' && req.method !== 'HEAD')) return false
  const location = pageRedirect({ path, query: request.query, headers: req.headers })
  if (location === null) return false
  // The next reader of the address may read another language.
  const headers = { location, 'cache-control': 'no-store', vary: byLanguage.join(', ') }
  res.writeHead(307, headers).end()
  return true
}

/**
 * The front of the site (docs/adr/0029), request by request: mends the form of addresses in one
 * redirect, finds the language of addresses without one, serves pages from memory and files from the
 * disk, refuses what no route takes, and passes the rest on to the application.
 */
export function createRequestHandler(parts: Parts) {
  const { pages, requests } = parts

  function passAdmin({ req, res, path }: Given): Promise<void> {
    const nonce = randomBytes(16).toString('base64')
    req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
    const { origin, hasStrictPolicy } = parts
    if (hasStrictPolicy) res.setHeader('content-security-policy', adminPolicy({ origin, nonce }))
    // The panel's error page shows the id under which the error is logged.
    res.setHeader('server-timing', `request;desc="${String(req.headers[requestIdHeader])}"`)
    return parts.pass({ req, res, path })
  }

  async function serve(given: Given): Promise<void> {
    const { req, res, request, path, followed } = given
    const send = (answer: Parameters<typeof sendResponse>[0]['answer']) =>
      sendResponse({ req, res, answer })
    for (const [name, value] of Object.entries(parts.securityHeaders(path))) {
      if (value !== undefined) res.setHeader(name, value)
    }
    if (request.kind === 'bad') {
      followed.kind = 'bad-request'
      return send(errorPageResponse({ req, path, status: 400 }))
    }
    if (request.kind === 'redirect') {
      followed.kind = 'redirect'
      res.writeHead(308, { location: request.location }).end()
      return
    }
    followed.kind = 'refused'
    if (await refuseRequest({ req, res, path, hasEditorToken: parts.hasEditorToken })) return

    const page = pageAt({ req, res, path })
    if (page) {
      const isImpossible = isImpossiblePage(path)
      followed.kind = isImpossible ? 'missing-page' : 'made-page'
      const { query } = request
      return isImpossible ? pages.serveMissing(page) : pages.serve({ ...page, query })
    }
    followed.kind = 'health'
    if (path === '/healthz/live' || path === '/healthz/ready') return send(await parts.health(path))
    if (path === '/build.json') return send(jsonResponse({ body: { id: parts.buildId() } }))
    if (path === speculationRulesPath) return send(speculationRulesResponse)
    followed.kind = 'csp-report'
    if (path === reportPath) return parts.takeReport({ req, res })
    followed.kind = 'file'
    if (await parts.serveFile({ req, res, path })) return
    followed.kind = 'redirect'
    if (leadToPage(given)) return

    const destination = parts.destination(path)
    followed.kind = destination === 'nowhere' ? 'missing-page' : destination
    if (destination === 'nowhere') {
      const locale = chooseLanguage(req.headers)
      return pages.serveMissing({ req, res, locale, path, vary: byLanguage })
    }
    if (await parts.serveFeed({ req, res, path })) return
    // Passed-on answers are private unless they say otherwise, as files do: caches have rules of
    // their own for answers without `Cache-Control`.
    res.setHeader('cache-control', 'no-store')
    if (destination === 'admin') return passAdmin(given)
    return parts.pass({ req, res, path })
  }

  return async function handleRequest(req: IncomingMessage, res: ServerResponse): Promise<void> {
    req.headers[clientAddressHeader] = getClientAddress({
      remoteAddress: req.socket.remoteAddress ?? '',
      forwardedFor: req.headers['x-forwarded-for']?.toString(),
      hops: parts.proxyHops,
    })
    parts.cookies.read(req.headers)
    const target = req.url ?? '/'
    const hasHost = namesHost(req)
    // Only addresses in their right form are in memory, so most requests need nothing of what
    // follows.
    if (hasHost && pages.serveCached({ req, res, path: target })) {
      requests.noteKept({ req, status: res.statusCode })
      return
    }
    for (const name of forbiddenHeaders) if (name in req.headers) delete req.headers[name]
    const request = hasHost ? readRequestPath(target) : ({ kind: 'bad' } as const)
    const path = request.kind === 'path' ? request.path : (target.split('?')[0] ?? '/')
    const page = request.kind === 'path' ? pageAt({ req, res, path }) : null
    if (page && page.path !== target && pages.serveCached(page)) {
      requests.noteKept({ req, status: res.statusCode })
      return
    }
    await requests.follow({
      ...{ req, res },
      serve: (followed) => serve({ req, res, request, path, followed }),
    })
  }
}
