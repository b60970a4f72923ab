import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { clientAddressHeader } from '@/lib/http/client-address'
import { createPolicyReports, type Violation } from './policy-reports'

const servers: Server[] = []

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0)) step()
  for (const server of servers.splice(0)) server.close()
})

async function serve() {
  const noted: Violation[] = []
  const counted = { reports: 0 }
  const takeReport = createPolicyReports({
    count: () => {
      counted.reports += 1
    },
    note: (violation) => noted.push(violation),
  })
  const server = createServer((req, res) => {
    req.headers[clientAddressHeader] = req.headers['x-from'] ?? '192.0.2.1'
    void takeReport({ req, res })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const post = async (body: string, from = '192.0.2.1') =>
    (await fetch(url, { method: 'POST', body, headers: { 'x-from': from } })).status
  return { noted, counted, post }
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
  const { noted, post } = await serve()
  for (const body of ['', '{', '[]', '{"csp-report":{}}', 'null'])
    expect(await post(body)).toBe(400)
  expect(noted).toEqual([])
})

test('nobody fills the log', async () => {
  const { noted, counted, post } = await serve()
  const statuses = new Set<number>()
  for (let number = 0; number < 40; number += 1) statuses.add(await post(report))
  expect(statuses).toEqual(new Set([204, 429]))
  expect(counted.reports).toBe(30)
  expect(noted).toHaveLength(1)
})

function makeReport(blocked: string, directive = 'script-src-elem'): string {
  const documentUri = `https://pasiuni.example/ro/${Math.random()}`
  const about = { 'document-uri': documentUri, 'violated-directive': directive }
  return JSON.stringify({ 'csp-report': { ...about, 'blocked-uri': blocked } })
}

test('each kind is noted once a day, whatever the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  undo.push(() => void vi.useRealTimers())
  const { noted, post } = await serve()
  const all = async () => {
    for (const blocked of ['https://a.example/1.js', 'https://a.example/2.js', 'inline', 'data']) {
      await post(makeReport(blocked))
      await post(makeReport(blocked, 'img-src'))
    }
  }
  await all()
  await all()
  expect(noted).toHaveLength(6)
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  await all()
  expect(noted).toHaveLength(12)
})

test('made-up kinds are limited', async () => {
  const { noted, counted, post } = await serve()
  for (let number = 0; number < 150; number += 1) {
    const from = `192.0.2.${Math.floor(number / 20)}`
    await post(makeReport(`https://${number}.example/x`), from)
  }
  expect(counted.reports).toBe(150)
  expect(noted).toHaveLength(100)
})
