import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { applicationStart } from '@/lib/application-start'
import { isSameSecret } from '@/lib/constant-time'
import { getEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { scriptMark } from '@/lib/script-mark'
import type { Application } from './answer'
import { listenForChanges } from './cache/change-listener'
import { turnConsoleIntoLines } from './observing/console-lines'
import { createDatabaseProbe } from './observing/database-probe'
import { createEditorCheck } from './requests/editor-token'
import { editionOf } from './cache/edition'
import { answerDirectly } from './direct-answers'
import { createFinisher } from './html/finish-page'
import { createGracefulEnd } from './graceful-end'
import { createCachedResponses } from './cache/cached-responses'
import { createHandler } from './handler'
import { createStyleInliner } from './html/inline-styles'
import { createLoopback } from './loopback'
import type { Counters } from './observing/metrics'
import { serveMetrics } from './observing/metrics-server'
import { createPageCache } from './cache/page-cache'
import { createInflightRenders } from './cache/inflight-renders'
import { createPolicyReports } from './observing/policy-reports'
import { createReaders } from './observing/readers'
import { createRefresher } from './cache/refresher'
import { refuseUnreadable } from './requests/refuse-unreadable'
import { createRequests } from './requests/requests'
import { createSecurityHeaders } from './security-headers'
import { createPageServer } from './serve-page'
import { createServedPages, mostServedPages } from './cache/served-pages'
import { createSharedPageStore } from './cache/shared-page-store'
import { createSharedPages } from './cache/shared-pages'
import { createSiteMap } from './requests/page-routes'
import { useStandaloneConfig } from './standalone'
import { openStaticFiles } from './files/static-files'
import { startTracing } from './observing/tracing'
import { createVisits } from './visits/visits'
import { warmUp } from './cache/warm-up'
import { keepAliveSeconds } from './wire-answer'

const env = getEnv()
const dev = env.NODE_ENV === 'development'
const dir = process.cwd()

// A request line and its headers may be this long before Node refuses it by itself, in bytes.
const maxHeaderSize = 64 * 1024

if (env.NODE_ENV === 'production') turnConsoleIntoLines()
const tracing = await startTracing(env)
const happened: Counters = { violations: 0, announcements: 0 }
const requests = createRequests({
  logsAll: env.LOG_REQUESTS,
  isBehindProxy: env.TRUSTED_PROXY_HOPS > 0,
  tracing,
})

const pages = createServedPages()
const pagesInMaking = createInflightRenders()
const readers = createReaders()
const loopback = createLoopback({ port: env.PORT, secret: env.INTERNAL_SECRET, readers })
const database = createDatabaseProbe({ url: env.DATABASE_URL })
const visits = createVisits({ databaseUrl: env.DATABASE_URL, siteUrl: env.SITE_URL })
const server = createServer({ maxHeaderSize, keepAliveTimeout: keepAliveSeconds * 1000 })
const ending = createGracefulEnd({
  server,
  delay: env.SHUTDOWN_DELAY_SECONDS,
  // The tools of development keep connections that never end.
  timeout: dev ? 1 : env.SHUTDOWN_TIMEOUT_SECONDS,
  unanswered: requests.unanswered,
  closeIdle: () => direct?.closeIdle(),
  cleanUp,
  exit: (code) => process.exit(code),
})

useStandaloneConfig({ dir })
const app = next({ dev, dir, hostname: env.HOSTNAME, port: env.PORT, httpServer: server })
// There is nothing to finish before anybody was answered; without this, the first process of a
// container would ignore the signal.
const endAtOnce = () => process.exit(0)
process.on('SIGTERM', endAtOnce)
await app.prepare()
// In production Next neither waits for the start of the application nor ends when it fails.
await applicationStart().catch((error: unknown) => {
  log.fatal({ event: 'start-failed', err: error })
  process.exit(1)
})
process.off('SIGTERM', endAtOnce)
const nextHandler = app.getRequestHandler()

// In development pages are made for each visit, and the tools of Next run scripts of their own.
const hasStrictPolicy = !dev && env.STRICT_CSP
const cache =
  dev || !env.PAGE_CACHE
    ? null
    : createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024, maxPages: mostServedPages })
const { origin } = new URL(env.SITE_URL)
const hydratesLate = !dev && env.LATE_HYDRATION
const buildFile = path.join(dir, '.next/BUILD_ID')
const buildId =
  !dev && existsSync(buildFile) ? readFileSync(buildFile, 'utf8').trim() : 'development'

const sharedPageStore =
  cache && env.SHARED_PAGES ? createSharedPageStore({ url: env.DATABASE_URL }) : null
const sharedPages =
  cache && sharedPageStore
    ? createSharedPages({
        store: sharedPageStore,
        cache,
        editionOn: (name) =>
          editionOf({
            ...{ database: name, buildId, origin, hasStrictPolicy, hydratesLate },
            inlinesStyles: env.INLINE_STYLES,
          }),
        note: (error) => {
          log.error({ err: error }, 'Pages could not be shared')
        },
      })
    : null

const application: Application = (req, res) => {
  pagesInMaking.watch({ req, res })
  return nextHandler(req, res)
}

const securityHeaders = createSecurityHeaders({ origin, hasStrictPolicy })
const pageServer = createPageServer({
  application,
  finish: createFinisher({
    origin,
    mark: scriptMark(),
    hasStrictPolicy,
    hydratesLate,
    inlineStyles:
      env.INLINE_STYLES && !dev
        ? createStyleInliner({ folder: path.join(dir, '.next/static') })
        : null,
  }),
  cache,
  sharedPages,
  pages,
  readers,
  visits,
  missingPage: loopback.missingPage,
  visit: loopback.visit,
  database,
  securityHeaders,
  mark: scriptMark(),
})

const direct =
  cache && env.DIRECT_ANSWERS
    ? answerDirectly({
        server,
        answer: createCachedResponses({
          ...{ pages: pageServer, requests, isStopping: ending.isStopping },
          proxyHops: env.TRUSTED_PROXY_HOPS,
        }),
        idleSeconds: keepAliveSeconds,
        note: (error) => {
          log.error({ err: error }, 'A page from memory was left to the server')
        },
      })
    : null

const handle = createHandler({
  application,
  destination: createSiteMap({ publicFolder: path.join(dir, 'public') }),
  database,
  pages: pageServer,
  // In development Next makes the files of the build when they are asked for.
  serveFile: dev
    ? () => Promise.resolve(false)
    : await openStaticFiles({ dir, sharedFolder: env.ASSETS_DIR }),
  securityHeaders,
  hasEditorToken: createEditorCheck({ secret: env.PAYLOAD_SECRET }),
  takeReport: createPolicyReports({
    note: (violation) => {
      happened.violations += 1
      log.warn({ event: 'csp-violation', ...violation })
    },
  }),
  isInternal: ({ headers }) => {
    const given = headers['x-internal-secret']
    return typeof given === 'string' && isSameSecret({ given, expected: env.INTERNAL_SECRET })
  },
  origin,
  hasStrictPolicy,
  proxyHops: env.TRUSTED_PROXY_HOPS,
  buildId,
  requests,
  isStopping: ending.isStopping,
})

server.on('request', (req, res) => {
  handle(req, res).catch((error: unknown) => {
    log.error({ event: 'request-failed', err: error })
    if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
    res.end()
  })
})
server.on('clientError', refuseUnreadable)

const refresh = createRefresher({
  loopback,
  // Guessed addresses may fill the memory of what was served, but not that of what is kept.
  pages: { list: () => [...new Set([...(cache?.paths() ?? []), ...pages.list()])] },
  pagesInMaking,
  onSettled: (position) => {
    // What was begun since the change was heard of may be as it was before.
    cache?.outdate()
    sharedPages?.settle(position)
  },
})
const listener = listenForChanges({
  url: env.DATABASE_URL,
  onChange: (change) => {
    if (change.tags) happened.announcements += 1
    cache?.outdate()
    refresh(change)
    if (change.tags === null) void sharedPages?.open(change.position)
  },
  onPage: (said) => sharedPages?.hear(said),
})

const metrics = await serveMetrics({
  ...{ port: env.METRICS_PORT, host: env.METRICS_HOST },
  sources: { requests, cache, happened, isListening: listener.isConnected },
})

async function cleanUp() {
  await listener.stop()
  await app.close()
  await visits.stop()
  await sharedPageStore?.close()
  await database.close()
  metrics.stop()
  await tracing?.stop()
}

process.on('SIGTERM', ending.stop)
process.on('SIGINT', ending.stop)

server.listen(env.PORT, env.HOSTNAME, () => {
  log.info({ event: 'ready', message: `ready on ${env.SITE_URL}` })
  if (!dev)
    void loopback.listedPages().then((list) => warmUp({ pages: list, visit: loopback.visit }))
})
