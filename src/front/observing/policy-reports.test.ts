import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { clientAddressHeader } from '@/lib/http/client-address'
import { createPolicyReports, type Violation } from './policy-reports'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve() {
  const noted: Violation[] = []
  const takeReport = createPolicyReports({ note: (violation) => noted.push(violation) })
  const server = createServer((req, res) => {
    req.headers[clientAddressHeader] = '192.0.2.1'
    void takeReport({ req, res })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const post = async (body: string) => (await fetch(url, { method: 'POST', body })).status
  return { noted, post, url }
}

const report = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://pasiuni.example/ro/auth/reset-password?token=secret#part',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'inline',
  },
})

test('a report is noted, without what an address may hold in secret', async () => {
  const { noted, post } = await serve()
  expect(await post(report)).toBe(204)
  expect(noted).toEqual([
    {
      page: 'https://pasiuni.example/ro/auth/reset-password',
      directive: 'script-src-elem',
      blocked: 'inline',
    },
  ])
})

test('what is no report is refused and not noted', async () => {
  const { noted, post, url } = await serve()
  for (const body of ['', '{', '[]', '{"csp-report":{}}', 'null'])
    expect(await post(body)).toBe(400)
  expect(await post(JSON.stringify({ a: 'x'.repeat(20_000) }))).toBe(413)
  const get = await fetch(url)
  expect(get.status).toBe(405)
  expect(get.headers.get('allow')).toBe('POST')
  expect(noted).toEqual([])
})

test('nobody fills the log', async () => {
  const { noted, post } = await serve()
  const statuses = new Set<number>()
  for (let number = 0; number < 40; number += 1) statuses.add(await post(report))
  expect(statuses).toEqual(new Set([204, 429]))
  expect(noted.length).toBe(30)
})
