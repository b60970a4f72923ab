import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createInflightRenders } from './inflight-renders'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that answers with the cache state it is asked for; `SLOW` waits until it is let go. */
async function serve() {
  const pagesInMaking = createInflightRenders()
  const held: (() => void)[] = []
  const server = createServer((req, res) => {
    pagesInMaking.watch({ req, res })
    const state = String(req.headers['x-wanted-state'])
    res.setHeader('x-nextjs-cache', state)
    if (state === 'SLOW') held.push(() => res.end())
    else res.end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const visit = async (state: string, path = '/ro') => {
    const headers = { 'x-wanted-state': state }
    await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
  }
  const letGo = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const answer of held) answer()
  }
  return { pagesInMaking, visit, letGo }
}

test('a page that was served fresh is not in making', async () => {
  const { pagesInMaking, visit } = await serve()
  expect(pagesInMaking.answered()).toBeNull()
  await visit('HIT')
  await expect.poll(() => pagesInMaking.answered()).toBeNull()
})

test('a page that was served old is in making until it is served fresh', async () => {
  const { pagesInMaking, visit } = await serve()
  await visit('STALE')
  expect(pagesInMaking.answered()).not.toBeNull()
  await visit('HIT')
  await expect.poll(() => pagesInMaking.answered()).toBeNull()
})

test('a page that somebody waits for is in making until it is answered', async () => {
  const { pagesInMaking, visit, letGo } = await serve()
  const visiting = visit('SLOW')
  await expect.poll(() => pagesInMaking.answered() !== null).toBe(true)
  const answered = pagesInMaking.answered()
  await letGo()
  await Promise.all([visiting, answered])
  expect(pagesInMaking.answered()).toBeNull()
})

test('an editor who waits for an answer holds up no page', async () => {
  const { pagesInMaking, visit, letGo } = await serve()
  let isAnswered = false
  const saving = visit('SLOW', '/api/messages/1').then(() => {
    isAnswered = true
  })
  await visit('HIT')
  expect(pagesInMaking.answered()).toBeNull()
  expect(isAnswered).toBe(false)
  await letGo()
  await saving
})
