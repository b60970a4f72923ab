import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { turnConsoleIntoLines } from '@/lib/observing/console-lines'
import { startTracing } from '@/lib/observing/tracing'
import type { AppResponse } from './responses'
import { createAppRegistry } from './app/app-registry'
import { createPassThrough } from './app/pass-through'
import { passUpgrade } from './app/upgrades'
import { listenForChanges } from './changes/change-listener'
import { createFirstMarking } from './changes/first-marking'
import { createFeedServer } from './files/serve-feed'
import { openStaticFiles } from './files/shared-assets'
import { createGracefulEnd } from './graceful-end'
import { createHealth } from './health'
import { createFinisher } from './html/finish-page'
import { createStyleInliner } from './html/inline-styles'
import { createDatabaseProbe } from './database'
import { createFrontServer } from './http-server'
import { createPolicyReports } from './observing/policy-reports'
import type { CachedPage } from './pages/store-page'
import { createInflightRenders } from './pages/inflight-renders'
import { createPageCache } from './pages/page-cache'
import { createPageList } from './pages/page-list'
import { createPageServer } from './pages/page-server'
import { createRefresher } from './pages/refresher'
import { createRenderQueue } from './pages/render-queue'
import { createSitePages } from './pages/site-pages'
import { createWarmth } from './pages/warmth'
import { createPurgeHook } from './purge/purge-hook'
import { surrogateHeaders } from './purge/surrogate-headers'
import { createCookiePrefixes } from './requests/cookie-prefixes'
import { createEditorCheck } from './requests/editor-token'
import { refuseUnreadable } from './requests/refuse-unreadable'
import { createRequests, fail } from './requests/requests'
import { createDestinations } from './requests/route-table'
import { takeExpecting } from './requests/take-expecting'
import { createSecurityHeaders } from './security-headers'
import { createRequestHandler } from './server'
import { readSettings } from './settings'
import { keepTickShape } from './tick-shape'
import { createVisits } from './visits/visits'

void keepTickShape()
const settings = readSettings(process.env)
const isDevelopment = settings.NODE_ENV === 'development'
const dir = process.cwd()
const { origin } = new URL(settings.SITE_URL)

/** How long the end of this process waits for pages that are just being made, in milliseconds. */
const longestVisitMs = 2000

/** How long a server whose pages are in memory catches up with edits before readers reach it. */
const catchUpMs = 1000

/** Pages that are kept; the site has far fewer, the rest is guessed addresses. */
const mostPages = 1000

if (settings.NODE_ENV === 'production') turnConsoleIntoLines()
const tracing = await startTracing(settings)
const happened = { violations: 0, announcements: 0 }
const requests = createRequests({
  logsAll: settings.LOG_REQUESTS,
  isBehindProxy: settings.TRUSTED_PROXY_HOPS > 0,
  tracing,
})
const database = createDatabaseProbe({ url: settings.DATABASE_URL })
const visits = createVisits({ databaseUrl: settings.DATABASE_URL, siteUrl: settings.SITE_URL })
/** Pages that were served: what of them is not kept is asked for again after an edit as well. */
const served = new LRUCache<string, true>({ max: mostPages })
const inflight = createInflightRenders()
const renders = createRenderQueue<AppResponse | CachedPage>({
  ...{ concurrency: 8, maxWaiting: 500, timeoutMs: isDevelopment ? 300_000 : 15_000 },
})

const purges = createPurgeHook({
  caches: settings.PURGE_URL,
  webhook: settings.PURGE_WEBHOOK,
  token: settings.PURGE_TOKEN,
  siteUrl: settings.SITE_URL,
})
// Without purges caches must not store pages.
const isPurged = settings.PURGE_URL.length > 0 || settings.PURGE_WEBHOOK !== undefined

// In development pages are made for each visit, and the tools of Next run scripts of their own.
const hasStrictPolicy = !isDevelopment && settings.STRICT_CSP
const cache =
  isDevelopment || !settings.PAGE_CACHE
    ? null
    : createPageCache({
        maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
        maxPages: mostPages,
        onChange: purges.purge,
      })

const warmth = createWarmth()
void warmth.reached.then(() => {
  log.info({ event: 'ready', message: `${pageList.pages().length} pages are in memory` })
})
let isAnnounced = false

const server = createFrontServer({ isDevelopment })
const cookies = createCookiePrefixes({ origin })
const apps = createAppRegistry({
  urls: settings.APP_URL,
  secret: settings.INTERNAL_SECRET,
  isDevelopment,
  cookies,
  prepare: (app) => sitePages.prepare({ app, list: pagesToRefresh() }),
  onSwitch: () => {
    announce()
    cache?.outdate()
    // In development pages are made for each visit.
    if (!isDevelopment) void marking.markAll()
  },
  onFailedReads: (count) => refresher.noteFailedReads(count),
})

const securityHeaders = createSecurityHeaders({ origin, hasStrictPolicy })
const pages = createPageServer({
  ...{ apps, cache, inflight, served, visits, database, renders },
  pageHeaders: (path) => ({
    ...securityHeaders(path),
    ...(isPurged ? surrogateHeaders({ path, maxAge: settings.CDN_MAX_AGE_SECONDS }) : {}),
  }),
  finish: createFinisher({
    ...{ origin, hasStrictPolicy },
    hydratesLate: !isDevelopment && settings.LATE_HYDRATION,
    inlineStyles:
      settings.INLINE_STYLES && !isDevelopment
        ? createStyleInliner({ folder: path.join(dir, '.next/static') })
        : null,
  }),
  visit: (address) => sitePages.visit(address),
  prefer: (address) => refresher.prefer(address),
})
const sitePages = createSitePages({ apps, pages: () => pages, renders })
const pageList = createPageList({
  active: apps.active,
  read: (app) => sitePages.list(app),
  onListed: warmth.expect,
})

// Guessed addresses may fill the memory of what was served, but not that of what is kept.
const pagesToRefresh = () =>
  warmth.unmadeFirst([
    ...new Set([...(cache?.paths() ?? []), ...served.keys(), ...pageList.pages()]),
  ])

async function visitPage(page: string): Promise<string | null> {
  const state = await sitePages.visit(page)
  // What is stale already is not kept.
  if (state === 'HIT' || state === 'MISS') warmth.note(page)
  return state
}

const refresher = createRefresher({
  revalidate: (tags) => sitePages.revalidate({ app: apps.active(), tags }),
  failedReads: () => sitePages.revalidate({ app: apps.active(), tags: [] }),
  // In development pages are made for each visit.
  askForList: () => (isDevelopment ? Promise.resolve(true) : pageList.ask()),
  visit: visitPage,
  pages: pagesToRefresh,
  // While readers wait for pages, each visit steps aside by itself.
  isAwaited: () => renders.isIdle() && requests.unanswered().size > 0,
  isServing: () => server.listening,
  inflight,
  onMarked: () => cache?.outdate(),
  onDone: () => {
    warmth.reach()
    if (!isDevelopment) pageList.hearOld()
  },
})
const marking = createFirstMarking({ begun: () => listener.begun, refresh: refresher.refresh })
const listener = listenForChanges({
  url: settings.DATABASE_URL,
  onChange: (change) => {
    if (change.tags) happened.announcements += 1
    cache?.outdate()
    if (isDevelopment) refresher.refresh(change)
    else marking.refresh(change)
  },
})

const ending = createGracefulEnd({
  server,
  delay: settings.SHUTDOWN_DELAY_SECONDS,
  // The tools of development keep connections that never end.
  timeout: isDevelopment ? 1 : settings.SHUTDOWN_TIMEOUT_SECONDS,
  unanswered: requests.unanswered,
  cleanUp,
  exit: (code) => process.exit(code),
})

const handleRequest = createRequestHandler({
  ...{ pages, securityHeaders, origin, hasStrictPolicy, requests, cookies },
  pass: createPassThrough({ apps, serveRedirected: pages.serveRedirected }),
  serveFeed: createFeedServer({ apps, database }),
  // In development Next makes the files of the build when they are asked for.
  serveFile: isDevelopment
    ? () => Promise.resolve(false)
    : await openStaticFiles({ dir, sharedFolder: settings.ASSETS_DIR }),
  destination: createDestinations({ publicFolder: path.join(dir, 'public') }),
  health: createHealth({
    ...{ apps, database, isStopping: ending.isStopping },
    isWarm: () => warmth.isWarm() || isDevelopment,
  }),
  hasEditorToken: createEditorCheck({ secret: settings.PAYLOAD_SECRET }),
  takeReport: createPolicyReports({
    count: () => {
      happened.violations += 1
    },
    note: (violation) => log.warn({ event: 'csp-violation', ...violation }),
  }),
  proxyHops: settings.TRUSTED_PROXY_HOPS,
  buildId: () => apps.active()?.build ?? null,
})

server.on('request', (req, res) => {
  handleRequest(req, res).catch((error: unknown) => fail({ res, error }))
})
takeExpecting(server)
server.on('clientError', refuseUnreadable)
if (isDevelopment) {
  server.on('upgrade', (req, socket, head) => {
    passUpgrade({ req, socket, head, url: apps.active()?.url ?? null })
  })
}

/** Nothing of it is loaded where nobody asks for metrics. */
async function openMetrics(port: number) {
  const { serveMetrics } = await import('./observing/metrics-server')
  const sources = { requests, cache, happened, isListening: listener.isConnected }
  return serveMetrics({ port, host: settings.METRICS_HOST, sources })
}

const metrics =
  settings.METRICS_PORT === undefined ? null : await openMetrics(settings.METRICS_PORT)

async function cleanUp() {
  await listener.stop()
  await Promise.race([refresher.stop(), sleep(longestVisitMs, undefined, { ref: false })])
  await apps.close()
  await visits.stop()
  await database.close()
  metrics?.stop()
  purges.stop()
  await tracing?.stop()
}

process.on('SIGTERM', ending.stop)
process.on('SIGINT', ending.stop)

/** Logs once that readers are answered by an application behind this server. */
function announce(): void {
  if (isAnnounced || !server.listening || !apps.active()) return
  isAnnounced = true
  log.info({ event: 'serving', message: `${settings.SITE_URL} is served` })
}

// A balancer finds no listener here until the pages are in memory, and asks another instance. After
// the timeout, readers get a page that names what is down.
await warmth.within(settings.STARTUP_TIMEOUT_SECONDS * 1000)
if (warmth.isWarm()) await Promise.race([refresher.idle(), sleep(catchUpMs)])
if (!ending.isStopping()) {
  server.listen(settings.PORT, settings.HOSTNAME, () => {
    log.info({ event: 'listening' })
    refresher.beginServing()
    announce()
  })
}
