import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../../src/dev/testing/browser'
import { locales } from '../../src/i18n/locales'
import { weighPage } from './page-weight'
import { head, kilobytes, row, type Promised } from './table'

const reading = [
  '',
  '/about',
  '/become',
  '/community',
  '/contact',
  '/proj',
  '/proj/cinema',
  '/terms',
]
const forms = ['/auth', '/auth/forgot-password', '/account']

/** Browsers take Brotli from addresses they trust; proxies on the way may not pass it on. */
function takeGzipOnly(context: BrowserContext): Promise<void> {
  return context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
}

/** What a reader does first, and what lets a page load its scripts. */
async function point(page: Page): Promise<void> {
  const loaded = page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
  )
  await page.mouse.move(120, 120, { steps: 3 })
  await loaded
}

/** The table of the bytes of first visits, and whether pages for reading do without script. */
export async function weighFirstVisits(options: {
  origin: string
  defer: (undo: () => Promise<void>) => void
}): Promise<Promised[]> {
  const { origin, defer } = options
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  defer(() => browser.close())

  head([
    ...['page', 'HTML', 'style', 'fonts', 'other', 'script before use', 'all before use'],
    ...['the same with gzip', 'script from the first touch'],
  ])
  let early = 0
  for (const locale of locales) {
    for (const page of [...reading, ...forms]) {
      const visit = { browser, origin, path: `/${locale}${page}` }
      const brotli = await weighPage({ ...visit, act: point })
      const gzip = await weighPage({ ...visit, prepare: takeGzipOnly })
      const { html, css, font, other, script, scriptAtRest } = brotli
      if (reading.includes(page)) early += scriptAtRest
      const before = html + css + font + other + scriptAtRest
      const withGzip = gzip.html + gzip.css + gzip.font + gzip.other + gzip.script
      const weights = [html, css, font, other, scriptAtRest, before, withGzip]
      row([visit.path, ...[...weights, script - scriptAtRest].map(kilobytes)])
    }
  }
  return [
    {
      promise: 'pages for reading load no script before they are used',
      measured: `${early} bytes`,
      isKept: early === 0,
    },
  ]
}
