import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '../../src/i18n/locales'
import { readSharePicture } from '../helpers/share-picture'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

async function expectPicture({
  request,
  url,
}: {
  request: APIRequestContext
  url: string
}): Promise<void> {
  const response = await request.get(url, { maxRedirects: 0 })
  expect(response.status(), url).toBe(200)
  const { 'content-type': type, 'cache-control': caching } = response.headers()
  expect(type).toBe('image/png')
  expect(caching).toBe('public, max-age=31536000, immutable')
  const image = await response.body()
  expect(image.length, url).toBeLessThanOrEqual(100_000)
  const { format, width, height } = await sharp(image).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
}

for (const locale of locales) {
  test(`a shared link of every page shows a picture of its own in ${locale}`, async ({
    request,
    origin,
  }) => {
    test.slow()
    const urls = new Set<string>()
    const listed = new Set<string>()
    for (const { address, isIndexed } of sitePages.filter((page) => page.locale === locale)) {
      const picture = await readSharePicture({ request, path: address })
      expect(picture).toMatchObject({
        width: '1200',
        height: '630',
        twitterCard: 'summary_large_image',
        twitterImage: picture.url,
      })
      expect(picture.alt, address).toMatch(/\S/)
      expect(picture.url.startsWith(`${origin}/share-images/`), picture.url).toBe(true)
      if (!urls.has(picture.url)) await expectPicture({ request, url: picture.url })
      urls.add(picture.url)
      if (isIndexed) listed.add(picture.url)
    }
    // The bare pages of the legal texts share theirs with the full ones.
    const indexed = sitePages.filter((page) => page.locale === locale && page.isIndexed)
    expect(listed.size).toBe(indexed.length)
  })
}

test('the picture of the home page says what the page says first', async ({ page, request }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    const headline = await page.getByRole('heading', { level: 1 }).innerText()
    const { alt } = await readSharePicture({ request, path: `/${locale}` })
    expect(alt).toBe(`${headline.replace(/\s+/g, ' ')} · Pasiuni`)
  }
})

test('the same page has another picture in each language', async ({ request }) => {
  const pictures = await Promise.all(
    locales.map((locale) => readSharePicture({ request, path: `/${locale}/proj/cinema` })),
  )
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(locales.length)
})

test('an address that the site has not made is not found', async ({ request, origin }) => {
  const { url } = await readSharePicture({ request, path: '/ro/about' })
  const name = new URL(url).pathname.slice('/share-images/'.length)
  const [content = '', signature = ''] = name.split('.')
  const read = Buffer.from(content, 'base64url').toString('utf8')
  const other = Buffer.from(read.replace('"title":"', '"title":"Nu ')).toString('base64url')
  expect(other).not.toBe(content)
  const forgeries = [
    `${other}.${signature}.png`,
    `${content}.${signature.slice(0, -2)}AA.png`,
    `${content}.png`,
    `${content}.${signature}.jpg`,
    `${content}.${signature}`,
    'x.png',
  ]
  for (const forged of forgeries) {
    const response = await request.get(`${origin}/share-images/${forged}`)
    expect(response.status(), forged).toBe(404)
    expect(response.headers()['cache-control'], forged).toBe('no-store')
  }
  expect((await request.get(`${origin}/share-images`)).status()).toBe(404)
})
