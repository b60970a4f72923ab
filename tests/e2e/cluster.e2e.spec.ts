import { expect, type APIRequestContext } from '@playwright/test'
import { openEditorClient } from '../helpers/editor-client'
import { test, type OwnCluster } from '../helpers/own-cluster'
import { plainGet } from '../helpers/plain-get'

const pages = ['/ro', '/en/about', '/ru/proj', '/ro/community']

const wait = { timeout: 20_000, intervals: [50] }

/** The body of a page as an instance has it. */
async function bodyAt({ origin, path }: { origin: string; path: string }): Promise<string> {
  const { status, body } = await plainGet({ origin, path })
  expect(status, `${origin}${path}`).toBe(200)
  return body.toString('utf8')
}

/** Requests pages through the balancer, one after the other, until it is stopped. */
function readOn({ site }: { site: OwnCluster }) {
  const failures: string[] = []
  let isOver = false
  let asked = 0
  async function read(): Promise<void> {
    while (!isOver) {
      const path = pages[(asked += 1) % pages.length] ?? '/ro'
      await plainGet({ origin: site.origin, path }).then(
        ({ status }) => status !== 200 && failures.push(`${path}: ${status}`),
        (error: unknown) => failures.push(`${path}: ${String(error)}`),
      )
    }
  }
  const readers = [read(), read(), read(), read()]
  return {
    asked: () => asked,
    async stop(): Promise<string[]> {
      isOver = true
      await Promise.all(readers)
      return failures
    },
  }
}

function signIn({ request, email }: { request: APIRequestContext; email: string }) {
  const data = { email, password: 'nu este parola' }
  return request.post('/api/editors/login', { data }).then((answer) => answer.status())
}

test('both instances show an edit that was made through the door', async ({ site }) => {
  const title = 'Scris la ușa comună'
  const path = '/ro/community'
  for (const { url } of site.instances) {
    expect(await bodyAt({ origin: url, path })).not.toContain(title)
  }
  // Sign-in, saving and publishing are different requests, so both instances have a part in it.
  const editor = await openEditorClient(site)
  await editor.publish({ path: '/api/globals/community', locale: 'ro', data: { head: { title } } })
  await editor.close()
  for (const { url } of site.instances) {
    await expect.poll(() => bodyAt({ origin: url, path }), wait).toContain(title)
  }
})

test('anyone who is signed in is so at every instance', async ({ site, playwright }) => {
  const { origin } = site
  const api = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
  })
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = site.env
  expect((await api.post('/api/editors/login', { data: { email, password } })).status()).toBe(200)
  const { cookies } = await api.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const { url } of site.instances) {
    const me = await plainGet({ origin: url, path: '/api/editors/me', headers: { cookie, origin } })
    expect(me.body.toString('utf8')).toContain(email)
  }
  await api.dispose()
})

test('attempts are counted for all instances together', async ({ site, request }) => {
  const email = 'nimeni@pasiuni.example'
  const answers: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) answers.push(await signIn({ request, email }))
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect(site.instances).toHaveLength(2)
})

test('readers notice nothing when an instance is killed, and it comes back', async ({ site }) => {
  test.setTimeout(120_000)
  const [first, second] = site.instances
  const lost = first?.site.pid ?? 0
  const reading = readOn({ site })
  await expect.poll(reading.asked, wait).toBeGreaterThan(100)
  process.kill(lost, 'SIGKILL')
  const before = reading.asked()
  await expect.poll(reading.asked, wait).toBeGreaterThan(before + 200)
  await expect.poll(() => first?.site.pid, wait).not.toBe(lost)
  expect(await reading.stop()).toEqual([])
  for (const instance of [first, second]) {
    const body = () => bodyAt({ origin: instance?.url ?? '', path: '/ro' }).catch(() => 'away')
    // It takes nobody until all its pages are in memory.
    await expect.poll(body, { ...wait, timeout: 60_000 }).toContain('<h1')
  }
})
