import type { Answer } from '../app/answer'
import type { AppRegistry } from '../app/app-registry'
import { failedAnswer } from '../app/away'
import type { DatabaseProbe } from '../observing/database-probe'
import type { Exchange } from '../requests/followed-request'
import { etagOf, sendAnswer } from '../send'

/** Small files that the application makes, the same for everybody. */
const feeds = new Set(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])

function withEtag(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const { 'content-length': _length, ...headers } = answer.headers
  return { ...answer, headers: { ...headers, etag: etagOf(answer.body) } }
}

/** Serves such a file compressed and with a validator; false where another address is asked for. */
export function createFeedServer({
  apps,
  database,
}: {
  apps: Pick<AppRegistry, 'active' | 'isUp'>
  database: Pick<DatabaseProbe, 'isUp'>
}) {
  async function ask(path: string): Promise<Answer | null> {
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
    const answer = made ?? (await failedAnswer({ apps, database, req, path }))
    await sendAnswer({ asked: req, res, answer })
    return true
  }
}
