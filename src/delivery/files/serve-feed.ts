import { createHash } from 'node:crypto'
import type { Answer, Application } from '../answer'
import { askApplication } from '../captured-response'
import type { DatabaseProbe } from '../observing/database-probe'
import type { Exchange } from '../requests/followed-request'
import { errorAnswer } from '../own-answers'
import { sendAnswer } from '../send'

/** Small files that the application makes, the same for everybody. */
const feeds = new Set(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])

function withEtag(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const digest = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)
  const { 'content-length': _length, ...headers } = answer.headers
  // Weak, because it stands for the file in all its encodings.
  return { ...answer, headers: { ...headers, etag: `W/"${digest}"` } }
}

/** Serves such a file compressed and with a validator; false where another address is asked for. */
export function createFeedServer({
  application,
  database,
}: {
  application: Application
  database: DatabaseProbe
}) {
  return async function serveFeed({
    req,
    res,
    path,
  }: Exchange & { path: string }): Promise<boolean> {
    if (!feeds.has(path)) return false
    const asked = { method: req.method, headers: { ...req.headers } }
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) {
      delete req.headers[name]
    }
    // What only asks for the headers is told how long the whole is.
    req.method = 'GET'
    const answer = await askApplication({ application, req })
    const made =
      answer.status >= 500
        ? errorAnswer({ req, path, status: (await database.isUp()) ? 500 : 503 })
        : withEtag(answer)
    await sendAnswer({ asked, res, answer: made })
    return true
  }
}
