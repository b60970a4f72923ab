import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { isSameSecret } from '@/lib/constant-time'
import { getEnv } from '@/lib/env'
import { listenForChanges } from './change-listener'
import { createDatabaseProbe } from './database-probe'
import { createHandler } from './handler'
import { createLoopback } from './loopback'
import { createPagesInMaking } from './pages-in-making'
import { createRefresher } from './refresher'
import { createServedPages } from './served-pages'
import { createSiteMap } from './site-map'
import { useStandaloneConfig } from './standalone'
import { createVisits } from './visits'
import { warmUp } from './warm-up'

const env = getEnv()
const dev = env.NODE_ENV === 'development'
const dir = process.cwd()

// A request line and its headers may be this long before Node refuses it by itself, in bytes.
const maxHeaderSize = 64 * 1024

const pages = createServedPages()
const pagesInMaking = createPagesInMaking()
const loopback = createLoopback({ port: env.PORT, secret: env.INTERNAL_SECRET })
const database = createDatabaseProbe({ url: env.DATABASE_URL })
const visits = createVisits({ databaseUrl: env.DATABASE_URL, siteUrl: env.SITE_URL })
const server = createServer({ maxHeaderSize })

useStandaloneConfig({ dir })
const app = next({ dev, dir, hostname: env.HOSTNAME, port: env.PORT, httpServer: server })
await app.prepare()
const application = app.getRequestHandler()

const buildFile = path.join(dir, '.next/BUILD_ID')
const handle = createHandler({
  application: (req, res) => {
    pagesInMaking.watch({ req, res })
    return application(req, res)
  },
  destination: createSiteMap({ publicFolder: path.join(dir, 'public') }),
  database,
  pages,
  visits,
  missingPage: loopback.missingPage,
  isInternal: ({ headers }) => {
    const given = headers['x-internal-secret']
    return typeof given === 'string' && isSameSecret({ given, expected: env.INTERNAL_SECRET })
  },
  proxyHops: env.TRUSTED_PROXY_HOPS,
  buildId: !dev && existsSync(buildFile) ? readFileSync(buildFile, 'utf8').trim() : 'development',
})

server.on('request', (req, res) => {
  handle(req, res).catch((error: unknown) => {
    console.error(error)
    if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
    res.end()
  })
})
server.on('clientError', (_error, socket) => {
  if (!socket.writable) return
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
})

const refresh = createRefresher({ loopback, pages, pagesInMaking })
const listener = listenForChanges({ url: env.DATABASE_URL, onChange: refresh })

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  server.close()
  server.closeIdleConnections()
  await listener.stop()
  await app.close()
  await visits.stop()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())

server.listen(env.PORT, env.HOSTNAME, () => {
  console.log(`ready on ${env.SITE_URL}`)
  if (!dev)
    void loopback.listedPages().then((list) => warmUp({ pages: list, visit: loopback.visit }))
})
