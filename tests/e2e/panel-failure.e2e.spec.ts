import { expect as plainExpect, type Page } from '@playwright/test'
import { failureTexts } from '../../src/components/panel/failure/texts'
import { exchangeTexts } from '../../src/features/translation/admin/texts/exchange'
import { locales, type Locale } from '../../src/i18n/locales'
import { signIn } from '../helpers/admin-panel'
import { test } from '../helpers/own-site'
import { withDatabase } from '../helpers/site-database'
import type { OwnSite } from '../helpers/start-own-site'

// Tables that views are read from are taken away.
test.use({ siteName: 'panel-failure' })

// Every step asks a site that other tests keep busy.
const expect = plainExpect.configure({ timeout: 30_000 })

test.beforeEach(async ({ page, site }) => {
  test.setTimeout(120_000)
  await signIn({ page, site })
})

type Opened = { page: Page; locale: Locale; origin: string; path: string }

/** Opens a page of the panel in a language, and tells the id of the request. */
async function openIn({ page, locale, origin, path }: Opened): Promise<string> {
  await page.context().addCookies([{ name: 'payload-lng', value: locale, url: origin }])
  const response = await page.goto(path)
  return response?.headers()['x-request-id'] ?? 'none'
}

/** Takes a table away for as long as a task takes. */
async function withoutTable(options: {
  site: OwnSite
  table: string
  task: () => Promise<void>
}): Promise<void> {
  const { site, table, task } = options
  const rename = (from: string, to: string) =>
    withDatabase(site, (database) => database.query(`alter table ${from} rename to ${to}`))
  await rename(table, 'away')
  try {
    await task()
  } finally {
    await rename('away', table)
  }
}

type Failure = { page: Page; locale: Locale; said?: 'text' | 'away' }

async function expectFailure({ page, locale, said = 'text' }: Failure): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failureTexts.title[locale])
  await expect(page.getByText(failureTexts.panel[said][locale])).toBeVisible()
  await expect(page.getByRole('button', { name: failureTexts.retry[locale] })).toBeVisible()
  const back = page.getByRole('link', { name: failureTexts.panel.back[locale], exact: true })
  await expect(back).toHaveAttribute('href', '/admin')
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

/** Whether the page has the fonts and colours of the panel, which come with its own sheets. */
async function expectLook(page: Page): Promise<void> {
  const font = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(font).toBe(await page.evaluate(() => getComputedStyle(document.body).fontFamily))
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--theme-elevation-900'),
    ),
  ).not.toBe('')
}

for (const locale of locales) {
  for (const { what, path, table } of [
    { what: 'a list of Payload’s', path: '/admin/collections/projects', table: '_projects_v' },
    { what: 'a view of our own', path: '/admin/inbox', table: 'contact_messages' },
  ]) {
    test(`${what} that fails says so, with the way back and the request: ${locale}`, async ({
      page,
      site,
    }) => {
      const task = async () => {
        const requestId = await openIn({ page, locale, origin: site.origin, path })
        await expectFailure({ page, locale })
        await expectLook(page)
        await expect(page.getByText(requestId)).toBeVisible()
      }
      await withoutTable({ site, table, task })
      await page.getByRole('button', { name: failureTexts.retry[locale] }).click()
      await expect(page.getByText(failureTexts.title[locale])).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test(`a part that fails in the browser says so: ${locale}`, async ({ page, site }) => {
    const path = '/admin/translations/exchange'
    const requestId = await openIn({ page, locale, origin: site.origin, path })
    const label = page.getByText(exchangeTexts.into[locale], { exact: true })
    const into = page.locator('label', { has: label }).getByRole('combobox')
    await expect(into).toBeVisible()
    await page.evaluate(() => {
      const filter = Array.prototype.filter
      Object.defineProperty(Array.prototype, 'filter', {
        value: function (this: unknown[], ...given: unknown[]): unknown {
          // The languages, which the form goes through each time it is drawn.
          if (this.join() === 'ro,en,ru') throw new Error('Broken by a test.')
          return Reflect.apply(filter, this, given)
        },
      })
    })
    // A choice that is made before the form's script is there changes nothing.
    const title = page.getByText(failureTexts.title[locale])
    await expect(async () => {
      if (await title.isVisible()) return
      await into.selectOption({ index: 0 }, { timeout: 1000 })
      await into.selectOption({ index: 1 }, { timeout: 1000 })
      await plainExpect(title).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await expectFailure({ page, locale })
    await expectLook(page)
    await expect(page.getByText(requestId)).toBeVisible()
  })
}

test('while the database is away the panel says so, and comes back by itself', async ({
  page,
  site,
}) => {
  const { origin } = site
  // The panel may ask again by script before it gives up, and tells the last request then.
  const requestIds = new Set<string | undefined>()
  page.on('response', (response) => requestIds.add(response.headers()['x-request-id']))
  const code = page.locator('main code')
  await site.stopDatabase()
  try {
    for (const locale of locales) {
      await openIn({ page, locale, origin, path: '/admin/collections/messages' })
      await expectFailure({ page, locale, said: 'away' })
      await expect.poll(async () => requestIds.has(await code.innerText())).toBe(true)
    }
    await openIn({ page, locale: 'ro', origin, path: '/admin/login' })
    await expectFailure({ page, locale: 'ro', said: 'away' })
  } finally {
    await site.startDatabase()
  }
  await expect(page.getByText(failureTexts.title.ro)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
