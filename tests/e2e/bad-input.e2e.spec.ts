import { expect } from '@playwright/test'
import { locales } from '../../src/i18n/locales'
import { getTranslator } from '../../src/i18n/translator'
import { sendRaw } from '../helpers/raw-request'
import { test } from '../helpers/site-test'

const long = 'a'.repeat(10_000)

/** Request targets as they go over the wire, with the statuses that are right for each. */
const targets: [target: string, statuses: number[]][] = [
  ['/ro/proj/no-such-project', [404]],
  ['/ro/proj/%D0%BA%D0%B8%D0%BD%D0%BE', [404]],
  ['/ro/proj/cinema/more', [404]],
  ['/ro/..%2f..%2fetc%2fpasswd', [400, 404]],
  ['/ro/%2e%2e/%2e%2e/etc/passwd', [400, 404]],
  ['/../../etc/passwd', [400, 404]],
  ['/_next/static/../../../package.json', [400, 404]],
  ['/_next/static/%2e%2e/%2e%2e/%2e%2e/package.json', [400, 404]],
  ['/ro/%E0%A4%A', [400]],
  ['/ro/proj/%', [400]],
  ['/%', [400]],
  ['/ro/%00', [400]],
  ['/ro/proj/cinema%00.html', [400]],
  ['/ro/\0', [400]],
  [`/ro/${long}`, [400, 404]],
  [`/ro/proj/${'%D0%B0'.repeat(600)}`, [400, 404]],
  [`/ro/${'a/'.repeat(1500)}`, [308, 400, 404]],
  [`/ro/about?${'q='.repeat(30_000)}`, [200, 400, 414, 431]],
  [`/ro/about?q=${'a'.repeat(1024 * 1024)}`, [400, 414, 431]],
  ['/ro/about?%E0%A4%A', [200, 400]],
  ['/ro/about?a[]=1&a[b]=2&__proto__[x]=1', [200]],
  ['//evil.example', [308, 400, 404]],
  ['//evil.example/%2e%2e', [308, 400, 404]],
  ['///evil.example//ro', [308, 400, 404]],
  ['/\\evil.example', [308, 400, 404]],
  ['/\\/evil.example/ro/', [308, 400, 404]],
  ['/%5c%5cevil.example/', [308, 400, 404]],
  ['/%2f%2fevil.example/', [308, 400, 404]],
  ['/ro/%2f%2fevil.example/', [308, 400, 404]],
  ['/ro\\about', [308, 400, 404]],
  ['http://evil.example/ro', [400, 404]],
  ['/language/en?path=//evil.example', [303]],
  ['/language/en?path=/%5Cevil.example', [303]],
  ['/language/en?path=https://evil.example', [303]],
  ['/language/xx', [404]],
  ['/preview?lang=ro&path=//evil.example', [303, 400]],
  ['/preview?lang=ro&path=/about', [303]],
  ['/preview/exit?lang=//evil.example', [303]],
  ['/internal/revalidate', [401, 404, 405]],
  ['/healthz/nope', [404]],
  ['/api/nope', [403, 404]],
  ['/api/icons/..%2f..%2fpackage.json?icons=a', [400, 404]],
  [`/api/icons/solar.json?icons=${'a,'.repeat(200)}`, [400, 404]],
  ['/_next/image?url=https://evil.example/x.png&w=64&q=75', [400, 404]],
  ['/_next/data/x/ro.json', [404]],
]

for (const [target, statuses] of targets) {
  const name = JSON.stringify(
    target.length > 80 ? `${target.slice(0, 60)}… (${target.length})` : target,
  )
  test(`${name} does no harm`, async ({ origin }) => {
    const { status, headers } = await sendRaw({ origin, target })
    expect(statuses).toContain(status)
    const location = headers.location
    // One slash only: two of them, or a backslash, would name another host.
    if (location !== undefined && !location.startsWith(`${origin}/`)) {
      expect(location).toMatch(/^\/(?![/\\])/)
    }
  })
}

const forged: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'next-resume': '1' },
  { 'x-matched-path': '/admin' },
  { 'x-invoke-path': '/admin', 'x-invoke-status': '200' },
  { 'x-now-route-matches': '1=admin' },
  { 'x-original-path': '/<script>alert(1)</script>' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { 'next-action': '0'.repeat(40) },
  { cookie: '__prerender_bypass=forged; __next_preview_data=forged' },
  { cookie: `lang=${'x'.repeat(4000)}` },
  { 'accept-language': 'x'.repeat(4000) },
  { 'accept-language': '*;q=1,\u0001;q=2,,,;q' },
  { referer: 'http://evil.example/ro/about' },
  { range: 'bytes=0-,1-,2-,3-' },
  { 'if-none-match': '*' },
  { 'content-length': '99999999' },
  { host: 'evil.example' },
]

for (const headers of forged) {
  const name = JSON.stringify(headers).slice(0, 90)
  test(`forged headers change nothing: ${name}`, async ({ origin }) => {
    const lower = Object.keys(headers)
    const answer = await sendRaw({
      origin,
      target: '/ro/about',
      headers: lower.includes('host') ? { Host: 'evil.example' } : headers,
    })
    // A request for a page's data without its key is sent to the right one (Next's own rule).
    if (answer.status === 307) expect(answer.headers.location).toMatch(/^\/ro\/about\?_rsc/)
    else expect([200, 304, 400, 404, 405]).toContain(answer.status)
    expect(answer.body).not.toContain('evil.example')
    expect(answer.body).not.toContain('alert(1)')
  })
}

test('a forged header neither steers a missing page nor ends up on it', async ({ origin }) => {
  const headers = { 'x-original-path': '/from-outside', 'accept-language': 'en' }
  const { status, body } = await sendRaw({ origin, target: '/ro/nope', headers })
  expect(status).toBe(404)
  expect(body).toContain('/ro/nope')
  expect(body).not.toContain('from-outside')
})

test('a return path that is too long leads to the first page', async ({ origin }) => {
  for (const longest of [100, 10_000]) {
    const referer = `${origin}/ro/about?${'%22'.repeat(longest)}`
    const { status, headers } = await sendRaw({
      origin,
      target: '/language/en',
      headers: { referer },
    })
    expect(status).toBe(303)
    const path = longest === 100 ? `/en/about?${'%22'.repeat(longest)}` : '/en'
    expect(headers.location).toBe(path)
  }
})

test('the address of a missing page is shown as text, never as markup', async ({ page }) => {
  await page.goto('/en/%3Cimg%20onerror%3E')
  await expect(page.getByText('Page not found: /en/<img onerror>')).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
})

for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
  test(`${method} on a page does no harm`, async ({ origin }) => {
    for (const target of ['/', '/ro', '/ro/about', '/ro/nope', '/xx/about']) {
      const headers = { 'Content-Length': '0' }
      const { status, headers: got } = await sendRaw({ origin, target, method, headers })
      expect([200, 204, 400, 404, 405, 501]).toContain(status)
      expect(got.location).toBeUndefined()
    }
  })
}

test('what is no HTTP is refused', async ({ origin }) => {
  expect((await sendRaw({ origin, target: '/ro', method: 'NO SUCH' })).status).toBe(501)
  expect((await sendRaw({ origin, target: '/ro HTTP/9.9\r\nX:' })).status).toBe(400)
})

for (const locale of locales) {
  test(`the page for a broken address is in the reader's language: ${locale}`, async ({ page }) => {
    const t = getTranslator(locale)
    const response = await page.goto(`/${locale}/%E0%A4%A`)
    expect(response?.status()).toBe(400)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { name: t('error.caption') })).toBeVisible()
    await expect(page.getByText(t('error.wrongLink'))).toBeVisible()
    await page.getByRole('link', { name: t('error.back') }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
