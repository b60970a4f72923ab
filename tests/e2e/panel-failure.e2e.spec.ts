import { expect as plainExpect, type Page } from '@playwright/test'
import { failureTexts } from '../../src/admin/failure/texts'
import { locales, type Locale } from '../../src/i18n/locales'
import { signIn } from '../helpers/admin-panel'
import { test } from '../helpers/own-site'
import { withDatabase } from '../helpers/site-database'

// The table that lists are read from is taken away.
test.use({ siteOf: 'panel-failure' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

test.beforeEach(() => test.setTimeout(240_000))

async function openIn(options: { page: Page; locale: Locale; origin: string; path: string }) {
  const { page, locale, origin, path } = options
  await page.context().addCookies([{ name: 'payload-lng', value: locale, url: origin }])
  const response = await page.goto(path)
  return response?.headers()['x-request-id'] ?? 'none'
}

async function expectFailure({ page, locale }: { page: Page; locale: Locale }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failureTexts.title[locale])
  await expect(page.getByRole('button', { name: failureTexts.retry[locale] })).toBeVisible()
  const back = page.getByRole('link', { name: failureTexts.back[locale] })
  await expect(back).toHaveAttribute('href', '/admin')
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

for (const locale of locales) {
  test(`a view that fails says so, with the way back and the request: ${locale}`, async ({
    page,
    site,
  }) => {
    const { origin } = site
    await signIn({ page, site })
    await withDatabase(site, (database) => database.query('alter table _projects_v rename to away'))
    try {
      const path = '/admin/collections/projects'
      const requestId = await openIn({ page, locale, origin, path })
      await expectFailure({ page, locale })
      await expect(page.getByText(requestId)).toBeVisible()
    } finally {
      await withDatabase(site, (database) =>
        database.query('alter table away rename to _projects_v'),
      )
    }
    await page.getByRole('button', { name: failureTexts.retry[locale] }).click()
    await expect(page.getByText(failureTexts.title[locale])).toBeHidden()
  })
}

test('so does the panel as a whole while the database is away', async ({ page, site }) => {
  const { origin } = site
  await signIn({ page, site })
  await site.stopDatabase()
  try {
    for (const locale of locales) {
      const path = '/admin/collections/messages'
      const requestId = await openIn({ page, locale, origin, path })
      await expectFailure({ page, locale })
      await expect(page.getByText(requestId)).toBeVisible()
    }
  } finally {
    await site.startDatabase()
  }
})
