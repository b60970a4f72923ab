import { request } from 'undici'
import { createPurgeQueue } from './purge-queue'

/** Longest wait for an answer, in milliseconds. */
const patience = 5000

/** What a cache says of a page that it did not have (nginx: 404 or 412). */
const unknownPage = [404, 412]

type Options = {
  /** Caches that take `PURGE` for each address; what stands in a path goes before that of the page. */
  caches: string[]
  /** Takes one POST with a list of addresses; undefined where there is none. */
  webhook: string | undefined
  /** Sent to all of them as a bearer token; undefined where they ask for none. */
  token: string | undefined
  /** Of the site, as visitors know it. */
  siteUrl: string
}

/** Tells the caches in front of the site which pages have changed. */
export function createPurgeHook({ caches, webhook, token, siteUrl }: Options) {
  const { host, origin } = new URL(siteUrl)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }

  async function ask(
    url: string,
    options: { method: 'PURGE' | 'POST'; headers: Record<string, string>; body?: string },
  ): Promise<void> {
    const { statusCode, body } = await request(url, {
      ...options,
      headers: { ...authorization, ...options.headers },
      signal: AbortSignal.timeout(patience),
    })
    await body.dump()
    const isDone =
      statusCode < 300 || (options.method === 'PURGE' && unknownPage.includes(statusCode))
    if (!isDone) throw new Error(`The cache says ${statusCode}.`)
  }

  const queues = caches.map((cache) =>
    createPurgeQueue({
      name: new URL(cache).host,
      send: async (paths) => {
        const purge = (path: string) =>
          ask(`${cache}${path}`, { method: 'PURGE', headers: { host } })
        await Promise.all(paths.map(purge))
      },
    }),
  )
  if (webhook !== undefined) {
    queues.push(
      createPurgeQueue({
        name: new URL(webhook).host,
        send: (paths) =>
          ask(webhook, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ files: paths.map((path) => `${origin}${path}`) }),
          }),
      }),
    )
  }

  return {
    /** A page has changed or gone. Nobody waits for it. */
    purge(path: string): void {
      for (const queue of queues) queue.add(path)
    },
    stop(): void {
      for (const queue of queues) queue.stop()
    },
  }
}
