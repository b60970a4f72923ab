import { type CDPSession, expect, type Page } from '@playwright/test'
import { isReader } from '../../src/front/requests/is-reader'
import { watchPage } from '../helpers/page-watch'
import { test } from '../helpers/site-test'
import { someMemberPage } from '../helpers/some-member-page'

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** What the browser fetches ahead, would fetch at a press, and says when it does. */
async function watchPrefetches(page: Page) {
  const tools: CDPSession = await page.context().newCDPSession(page)
  const states: string[] = []
  const asked: Record<string, string>[] = []
  const found = { candidates: new Array<string>() }
  tools.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    states.push(`${new URL(key.url).pathname} ${status}`)
  })
  tools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    found.candidates = preloadingAttemptSources.map(({ key }) => key.url)
  })
  tools.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    const named = Object.entries(headers).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    )
    asked.push(Object.fromEntries(named))
  })
  await tools.send('Preload.enable')
  await tools.send('Network.enable')
  return { states, asked, found }
}

test('a page is fetched while its link is pressed, once, and counts as read', async ({
  page,
  origin,
}) => {
  const { errors } = watchPage({ page, origin })
  const { states, asked, found } = await watchPrefetches(page)
  await page.goto('/ro')
  await expect.poll(() => found.candidates).toContain(`${origin}/ro/about`)
  expect(states).toEqual([])

  await page.getByRole('contentinfo').locator('a[href="/ro/about"]').hover()
  await page.mouse.down()
  await expect.poll(() => states).toContain('/ro/about Ready')
  expect(new URL(page.url()).pathname).toBe('/ro')
  const [headers] = asked.filter((one) => one['sec-purpose'] === 'prefetch')
  expect(isReader({ method: 'GET', headers: { ...headers, 'user-agent': person } })).toBe(true)

  await page.mouse.up()
  await page.waitForURL('**/ro/about')
  // The browser shows what it has, and asks for nothing more.
  const visit = await page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation')),
  )
  expect(visit).toContain('"deliveryType":"navigational-prefetch"')
  expect(errors).toEqual([])
})

test('only pages for reading are fetched ahead', async ({ page, origin }) => {
  const { found } = await watchPrefetches(page)
  // A framework that is still taking the page over would put its own links back.
  await page.goto('/en', { waitUntil: 'networkidle' })
  const links = {
    wanted: ['/en/terms', '/ru', '/ro/proj/none'],
    others: [
      ...['/en/auth', '/ro/auth/forgot-password', '/ru/account', '/admin', '/admin/inbox'],
      ...['/api/editors/me', '/en/contact?about=1', '/en/about#values', '/icon.svg'],
      'https://cinema.example/en/about',
    ],
  }
  const aside = '/en/privacy'
  await page.evaluate(
    ({ addresses, opened }) => {
      const list = addresses.map((href) => `<a href="${href}">a link</a>`)
      document.body.innerHTML = `${list.join(' ')} <a href="${opened}" target="_blank">aside</a>`
    },
    { addresses: [...links.others, ...links.wanted], opened: aside },
  )
  const wanted = links.wanted.map((path) => `${origin}${path}`)
  await expect.poll(() => [...found.candidates].sort()).toEqual(wanted.sort())
})

test('pages of accounts have no rules', async ({ request }) => {
  for (const path of [
    '/ro/auth',
    '/ro/account',
    `/ro${someMemberPage}`,
    '/admin/login',
    '/robots.txt',
  ]) {
    const response = await request.get(path)
    expect(response.headers()['speculation-rules'], path).toBeUndefined()
  }
})
