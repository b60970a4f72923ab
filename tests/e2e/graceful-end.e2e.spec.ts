import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { Client } from 'pg'
import { test } from '../helpers/own-site'
import { plainGet } from '../helpers/plain-get'
import { startSecondServer } from '../helpers/second-server'

// Each test starts a server of its own.
test.use({ siteName: 'operating', front: 'nothing' })

const visited = '/ro/community'
const reader = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }

/** Sends the head of a request that changes something, and half of its body. */
function beginReport(origin: string) {
  const { hostname, port } = new URL(origin)
  const report = { 'document-uri': `${origin}/ro`, 'violated-directive': 'script-src' }
  const body = JSON.stringify({ 'csp-report': report })
  const half = body.length / 2
  const socket = connect({ host: hostname, port: Number(port) })
  const head = ['POST /csp-report HTTP/1.1', `Host: ${hostname}`, `Content-Length: ${body.length}`]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, half)}`)
  return {
    finish(): Promise<string> {
      socket.write(body.slice(half))
      return text(socket)
    },
  }
}

async function countedViews(databaseUrl: string | undefined): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const query = 'select coalesce(sum(views), 0)::int as views from page_views where path = $1'
  const { rows } = await client.query<{ views: number }>(query, [visited])
  await client.end()
  return rows[0]?.views ?? 0
}

test('a server that is told to stop says so, loses no request and stores what it has counted', async ({
  site,
}) => {
  test.setTimeout(180_000)
  const server = await startSecondServer({
    env: site.env,
    variables: { SHUTDOWN_DELAY_SECONDS: '8' },
  })
  const { origin } = server
  const get = (path: string) => plainGet({ origin, path, headers: reader })
  const slow = { timeout: 60_000, intervals: [50] }
  try {
    expect((await get(visited)).status).toBe(200)
    await expect.poll(async () => (await get('/healthz/ready')).status, slow).toBe(200)
    const report = beginReport(origin)
    process.kill(server.pid, 'SIGTERM')

    await expect.poll(async () => (await get('/healthz/ready')).status, slow).toBe(503)
    expect(String((await get('/healthz/ready')).body)).toBe('{"status":"stopping"}')
    expect((await get('/healthz/live')).status).toBe(200)
    for (const path of [visited, '/icon.svg']) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.connection).toBe('close')
    }

    const isRefused = () =>
      get('/healthz/live').then(
        () => false,
        () => true,
      )
    await expect.poll(isRefused, slow).toBe(true)
    expect(await report.finish()).toMatch(/^HTTP\/1\.1 204 /)
    expect(await server.exited).toBe(0)
    expect(await countedViews(site.env.DATABASE_URL)).toBe(2)
  } finally {
    await server.stop()
  }
  expect(server.lines.join('\n')).toMatch(/"event":"stopping".*"event":"stopped"/s)
})
