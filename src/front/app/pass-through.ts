import { requestIdHeader } from '@/lib/http/request-id'
import { log } from '@/lib/log'
import type { Exchange } from '../requests/requests'
import { sendResponse } from '../send'
import { unavailableResponse, type AppResponse } from '../responses'
import type { AppRegistry } from './app-registry'

/** Timeout of an import of all content with its pictures, or of translations, in milliseconds. */
export const importMs = 600_000

const imports = new Set(['/api/workplace/content/import', '/api/translations/import'])

/** Response timeout of a path, in milliseconds; undefined for the default. */
export function getTimeoutMs(path: string): number | undefined {
  return imports.has(path) ? importMs : undefined
}

const builtFiles = '/_next/static/'

export type PassThrough = (exchange: Exchange & { path: string }) => Promise<void>

type Parts = {
  apps: Pick<AppRegistry, 'all' | 'available' | 'lookAgain'>
  /** Answers with the page that an internal redirect names. */
  serveRedirected: (options: Exchange & { redirect: AppResponse }) => Promise<void>
}

/** Passes requests on to the application, and answers for it while it is down. */
export function createPassThrough({ apps, serveRedirected }: Parts): PassThrough {
  const sendUnavailable = ({ req, res, path }: Exchange & { path: string }) =>
    sendResponse({ req, res, answer: unavailableResponse({ req, path }) })

  /** Files of another build that runs beside this one: tabs ask for those of their own. */
  async function passFile({ req, res, path }: Exchange & { path: string }): Promise<void> {
    for (const app of apps.all()) {
      const answer = await app.ask({ path }).catch(() => null)
      if (answer?.status === 200) return sendResponse({ req, res, answer })
    }
    res.writeHead(404, { 'cache-control': 'no-store' }).end()
  }

  return async function pass({ req, res, path }) {
    if (path.startsWith(builtFiles) && apps.all().length > 1) return passFile({ req, res, path })
    const app = await apps.available()
    if (!app) return sendUnavailable({ req, res, path })
    // Node takes it from a request whose body has gone.
    const { socket } = req
    try {
      const redirect = await app.pass({ req, res, timeoutMs: getTimeoutMs(path) })
      if (redirect) await serveRedirected({ req, res, redirect })
    } catch (error) {
      // The reader has left; an answer that queues on the connection is not told so.
      if (res.destroyed || socket.destroyed) return
      log.error({ event: 'app-failed', err: error, requestId: req.headers[requestIdHeader] })
      apps.lookAgain()
      if (res.headersSent) res.destroy()
      else await sendUnavailable({ req, res, path })
    }
  }
}
