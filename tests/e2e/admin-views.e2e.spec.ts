import { expect, type Page } from '@playwright/test'
import { locales, type Locale } from '../../src/i18n/locales'
import { violations } from '../helpers/accessibility'
import { asFirstEditor } from '../helpers/first-editor'
import { test } from '../helpers/site-test'

/** Every own view of the admin, with the part of the page that is ours. */
const views = [
  { path: '/admin', part: 'main' },
  { path: '/admin/translations', part: 'main' },
  { path: '/admin/translations/list', part: 'main' },
  { path: '/admin/translations/exchange', part: 'main' },
  { path: '/admin/inbox', part: 'main' },
  { path: '/admin/members', part: 'main' },
  { path: '/admin/applications', part: 'main' },
  { path: '/admin/links', part: 'main' },
  { path: '/admin/transfer', part: 'main' },
  { path: '/admin/collections/audit-entries', part: 'main' },
  { path: '/admin/account', part: '[aria-labelledby="account-security"]' },
]

/** How each language is looked at: in both themes, from a phone to a desk. */
const looks = {
  en: { theme: 'light', width: 1280 },
  ro: { theme: 'dark', width: 768 },
  ru: { theme: 'light', width: 390 },
} as const satisfies Record<Locale, { theme: string; width: number }>

// Names of formats and languages, and words that Romanian shares with English.
const sameEverywhere =
  /^(CSV|JSON|XLIFF|PO|Spam|Document|Export|Format|Import|English|Română|Русский|Pasiuni)$/

/** Headings, labels and buttons: what the view itself says, without the records it lists. */
async function ownWords({ page, part }: { page: Page; part: string }): Promise<string[]> {
  const found = page
    .locator(part)
    .locator('h1, h2, label > span, legend, thead th, button, summary')
  const texts = await found.evaluateAll((elements) =>
    elements.flatMap(({ childNodes }) =>
      [...childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.textContent ?? ''),
    ),
  )
  return texts
    .map((text) => text.replaceAll(/[\d\s]+/g, ' ').trim())
    .filter((text) => /\p{L}{3}/u.test(text) && !sameEverywhere.test(text))
}

for (const { path, part } of views) {
  test(`${path} is accessible, and speaks each language`, async ({ page, context, origin }) => {
    test.slow()
    await asFirstEditor(context)
    const said: Record<Locale, string[]> = { ro: [], en: [], ru: [] }
    for (const language of locales) {
      const { theme, width } = looks[language]
      await context.addCookies([
        { name: 'payload-lng', value: language, url: origin },
        { name: 'payload-theme', value: theme, url: origin },
      ])
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.locator(part)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await violations(page, { within: part }), `${language}, ${theme}`).toEqual([])
      const { scrollWidth, right } = await page.locator(part).evaluate((element) => ({
        scrollWidth: element.scrollWidth,
        right: element.getBoundingClientRect().right,
      }))
      // Around our part as well: nothing of Payload's may make the page scroll sideways.
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      const widest = Math.max(scrollWidth, right, pageWidth)
      expect(widest, `${language}, ${width} px`).toBeLessThanOrEqual(width)
      said[language] = await ownWords({ page, part })
    }
    expect(said.en.length, 'headings, labels and buttons').toBeGreaterThan(0)
    const english = new Set(said.en)
    expect(said.ro.filter((text) => english.has(text))).toEqual([])
    expect(said.ru.filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })
}

test('beyond the last page of an empty list is its first', async ({ page, context }) => {
  await asFirstEditor(context)
  for (const path of ['/admin/inbox', '/admin/applications', '/admin/translations/list']) {
    const asked = new URLSearchParams({ q: 'zzqqxx', page: '7' })
    await page.goto(`${path}?${asked.toString()}`)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('page'), path).toBeNull()
    expect(searchParams.get('q'), path).toBe('zzqqxx')
  }
})
