import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

type Entry = { address: string; alternates: Record<string, string> }

async function readSitemap(request: APIRequestContext): Promise<Entry[]> {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('xml')
  const blocks = (await response.text()).matchAll(/<url>(.*?)<\/url>/gs)
  return [...blocks].map(([, block = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(block)?.[1] ?? '',
    alternates: Object.fromEntries(
      [...block.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, lang = '', href = '']) => [
        lang,
        href,
      ]),
    ),
  }))
}

/** Every page that links lead to from the home page, and that search engines may list. */
async function crawl({
  request,
  origin,
}: {
  request: APIRequestContext
  origin: string
}): Promise<string[]> {
  const queue = ['/']
  const seen = new Set(queue)
  const listed: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await request.get(path, { headers: { referer: `${origin}${path}` } })
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    const isNoIndex = /<meta name="robots" content="[^"]*noindex/.test(html)
    const { pathname } = new URL(response.url())
    if (!isNoIndex && canonical === `${origin}${pathname}`) listed.push(canonical)
    const links = html.matchAll(/<a [^>]*?href="([^"]*)"/g)
    for (const [, href = ''] of links) {
      const target = new URL(href.replaceAll('&amp;', '&'), `${origin}${path}`)
      const next = `${target.pathname}${target.search}`
      if (target.origin !== origin || seen.has(next)) continue
      seen.add(next)
      queue.push(next)
    }
  }
  return [...new Set(listed)]
}

test('the site map lists every page for search engines, with its languages', async ({
  request,
  origin,
}) => {
  const entries = await readSitemap(request)
  const listed = sitePages.filter(({ isIndexed }) => isIndexed)
  expect(entries.map(({ address }) => address).toSorted()).toEqual(
    listed.map(({ address }) => `${origin}${address}`).toSorted(),
  )
  for (const { address, path } of listed) {
    const entry = entries.find((candidate) => candidate.address === `${origin}${address}`)
    expect(entry?.alternates).toEqual({
      ro: `${origin}/ro${path}`,
      en: `${origin}/en${path}`,
      ru: `${origin}/ru${path}`,
      'x-default': path === '' ? `${origin}/` : `${origin}/ro${path}`,
    })
  }
})

test('every address in it answers', async ({ request }) => {
  for (const { address, alternates } of await readSitemap(request)) {
    for (const target of new Set([address, ...Object.values(alternates)])) {
      const response = await request.get(target, { maxRedirects: 0 })
      expect(response.status(), target).toBe(200)
    }
  }
})

test('links lead from the home page to the same pages, and none is broken', async ({
  request,
  origin,
}) => {
  test.setTimeout(60_000)
  const entries = await readSitemap(request)
  const reached = await crawl({ request, origin })
  expect(reached.toSorted()).toEqual(entries.map(({ address }) => address).toSorted())
})

test('robots are told where the site map is and what is not for them', async ({
  request,
  origin,
}) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  const text = await response.text()
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const path of ['/admin', '/api/', '/preview']) expect(text).toContain(`Disallow: ${path}`)
  expect(text).toContain('Allow: /api/media/file/')
})

const manifest = z.object({
  name: z.string().min(1),
  start_url: z.literal('/'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(1),
})

test('the manifest and all icons of the site are there', async ({ page, request }) => {
  const response = await request.get('/manifest.webmanifest')
  expect(response.status()).toBe(200)
  const { icons } = manifest.parse(await response.json())
  await page.goto('/ro')
  const linked = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  )
  expect(linked.length).toBeGreaterThan(0)
  for (const address of ['/favicon.ico', ...icons.map(({ src }) => src), ...linked]) {
    const icon = await request.get(address)
    expect(icon.status(), address).toBe(200)
    expect(icon.headers()['content-type'], address).toContain('image/')
    expect((await icon.body()).length, address).toBeGreaterThan(50)
  }
})

test('icons are served in the form of Iconify’s own service', async ({ request }) => {
  const names = 'user-circle-linear,no-such-icon,sun-2-linear'
  const response = await request.get(`/api/icons/solar.json?icons=${names}`)
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({
    prefix: 'solar',
    width: 24,
    height: 24,
    icons: {
      'user-circle-linear': { body: expect.stringContaining('<path') },
      'sun-2-linear': { body: expect.stringContaining('<') },
    },
    not_found: ['no-such-icon'],
  })
})

test('an unknown icon collection is not found', async ({ request }) => {
  for (const path of ['/api/icons/mdi.json?icons=home', '/api/icons/solar?icons=star-linear']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
