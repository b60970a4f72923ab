import { failureResponse, type AppResponse } from '../responses'
import type { AppRegistry } from '../app/app-registry'
import type { DatabaseProbe } from '../database'
import { withoutHeaders } from '../headers'
import type { Exchange } from '../requests/requests'
import { createEtag } from '../headers'
import { sendResponse } from '../send'

/** Small files that the application makes, the same for everybody. */
const feeds = new Set(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])

function withEtag(answer: AppResponse): AppResponse {
  if (answer.status !== 200) return answer
  const headers = withoutHeaders({ headers: answer.headers, names: ['content-length'] })
  return { ...answer, headers: { ...headers, etag: createEtag(answer.body) } }
}

/** Serves such a file compressed and with a validator; false where another address is asked for. */
export function createFeedServer({
  apps,
  database,
}: {
  apps: Pick<AppRegistry, 'active' | 'isUp'>
  database: Pick<DatabaseProbe, 'isUp'>
}) {
  async function ask(path: string): Promise<AppResponse | null> {
    const answer = await apps
      .active()
      ?.ask({ path })
      .catch(() => null)
    return answer && answer.status < 500 ? withEtag(answer) : null
  }

  return async function serveFeed({
    req,
    res,
    path,
  }: Exchange & { path: string }): Promise<boolean> {
    if (!feeds.has(path)) return false
    const made = await ask(path)
    const answer = made ?? (await failureResponse({ apps, database, req, path }))
    await sendResponse({ req, res, answer })
    return true
  }
}
