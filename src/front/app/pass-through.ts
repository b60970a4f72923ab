import { requestIdHeader } from '@/lib/http/request-id'
import { log } from '@/lib/log'
import type { Exchange } from '../requests/requests'
import { sendAnswer } from '../send'
import { unavailableAnswer, type Answer } from '../answers'
import type { AppRegistry } from './app-registry'

/** All content with its pictures, or a file of translations, is read for as long as this, in milliseconds. */
export const importMs = 600_000

const imports = new Set(['/api/workplace/content/import', '/api/translations/import'])

/** How long the answer to a path may take to come; undefined where the usual time is enough. */
export function getAnswerMs(path: string): number | undefined {
  return imports.has(path) ? importMs : undefined
}

const builtFiles = '/_next/static/'

export type PassThrough = (exchange: Exchange & { path: string }) => Promise<void>

type Parts = {
  apps: Pick<AppRegistry, 'all' | 'available' | 'lookAgain'>
  /** Answers with the page that an internal redirect names. */
  serveRedirected: (options: Exchange & { redirect: Answer }) => Promise<void>
}

/** Passes requests on to the application, and answers for it while it is down. */
export function createPassThrough({ apps, serveRedirected }: Parts): PassThrough {
  const sendAway = ({ req, res, path }: Exchange & { path: string }) =>
    sendAnswer({ asked: req, res, answer: unavailableAnswer({ req, path }) })

  /** Files of another build that runs beside this one: tabs ask for those of their own. */
  async function passFile({ req, res, path }: Exchange & { path: string }): Promise<void> {
    for (const app of apps.all()) {
      const answer = await app.ask({ path }).catch(() => null)
      if (answer?.status === 200) return sendAnswer({ asked: req, res, answer })
    }
    res.writeHead(404, { 'cache-control': 'no-store' }).end()
  }

  return async function pass({ req, res, path }) {
    if (path.startsWith(builtFiles) && apps.all().length > 1) return passFile({ req, res, path })
    const app = await apps.available()
    if (!app) return sendAway({ req, res, path })
    // Node takes it from a request whose body has gone.
    const { socket } = req
    try {
      const redirect = await app.pass({ req, res, timeoutMs: getAnswerMs(path) })
      if (redirect) await serveRedirected({ req, res, redirect })
    } catch (error) {
      // The reader has left; an answer that queues on the connection is not told so.
      if (res.destroyed || socket.destroyed) return
      log.error({ event: 'app-failed', err: error, requestId: req.headers[requestIdHeader] })
      apps.lookAgain()
      if (res.headersSent) res.destroy()
      else await sendAway({ req, res, path })
    }
  }
}
