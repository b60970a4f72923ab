import { createServer, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { createPurgeHook } from './purge-hook'

type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

/** A cache that answers with these statuses in turns, the last one for good; with 0 it says nothing. */
async function openCache(...statuses: number[]) {
  const asked: ReceivedRequest[] = []
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      const { method, url, headers } = req
      asked.push({ method, url, headers, body })
      const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
      if (status !== 0) res.writeHead(status).end('said')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { asked, url }
}

function openHook(options: {
  caches?: string[]
  webhook?: string
  token?: string
  retries?: number
  timeout?: number
}) {
  const hook = createPurgeHook({
    ...{ caches: [], webhook: undefined, token: undefined, ...options },
    siteUrl: 'https://pasiuni.example/',
  })
  onTestFinished(hook.stop)
  return hook
}

const wait = { timeout: 20_000 }

test('each cache is told of each page by its address on the site', async () => {
  const [one, other] = [await openCache(200), await openCache(404)]
  const hook = openHook({ caches: [one.url, `${other.url}/purge/br`], token: 'abc' })
  for (const path of ['/ro', '/ro/about', '/ro']) hook.purge(path)
  await expect.poll(() => one.asked.length, wait).toBe(2)
  await expect.poll(() => other.asked.length, wait).toBe(2)
  expect(one.asked.map(({ url }) => url).sort()).toEqual(['/ro', '/ro/about'])
  expect(other.asked.map(({ url }) => url).sort()).toEqual(['/purge/br/ro', '/purge/br/ro/about'])
  for (const { method, headers } of one.asked) {
    expect(method).toBe('PURGE')
    expect(headers).toMatchObject({ host: 'pasiuni.example', authorization: 'Bearer abc' })
  }
})

test('a webhook gets the list, and gets it again for what was under way', async () => {
  const { asked, url } = await openCache(200)
  const hook = openHook({ webhook: `${url}/zones/1/purge_cache` })
  for (const path of ['/ro', '/ru']) hook.purge(path)
  await expect.poll(() => asked.length, wait).toBe(2)
  for (const { method, url: path, body, headers } of asked) {
    expect([method, path]).toEqual(['POST', '/zones/1/purge_cache'])
    expect(headers.authorization).toBeUndefined()
    expect(JSON.parse(body)).toEqual({
      files: ['https://pasiuni.example/ro', 'https://pasiuni.example/ru'],
    })
  }
})

test('a cache that fails is told again, and keeps no other one waiting', async () => {
  const [failing, other] = [await openCache(503, 500, 200), await openCache(200)]
  const hook = openHook({ caches: [failing.url, other.url] })
  hook.purge('/ro')
  await expect.poll(() => failing.asked.length, wait).toBeGreaterThanOrEqual(3)
  expect(other.asked.length).toBeGreaterThan(0)
})

test('one that is late is told again', async () => {
  const { asked, url } = await openCache(0, 200)
  const hook = openHook({ caches: [url], timeout: 200 })
  hook.purge('/ro')
  // A purge is sent a second time after three seconds as well.
  await expect.poll(() => asked.length, { timeout: 2500 }).toBeGreaterThan(1)
})

test('it gives up in the end, says so, and takes what comes next', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const { asked, url } = await openCache(503)
  const hook = openHook({ caches: [url], retries: 1 })
  for (const path of ['/ro', '/en']) hook.purge(path)
  await expect.poll(() => said.mock.calls.length, wait).toBe(1)
  hook.purge('/ru')
  await expect.poll(() => asked.map((one) => one.url), wait).toContain('/ru')
})

test('a cache that is not there is tried again, and is no end of the others', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const { asked, url } = await openCache(200)
  const hook = openHook({ caches: ['http://127.0.0.1:1', url], retries: 1 })
  hook.purge('/ro')
  await expect.poll(() => said.mock.calls.length, wait).toBeGreaterThan(0)
  expect(asked.length).toBeGreaterThan(0)
})
