import { expect as plainExpect, type Page } from '@playwright/test'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { test } from '../helpers/own-site'
import type { OwnSite } from '../helpers/start-own-site'

// What an editor has typed at the desk when the site does not take it.

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

test.beforeEach(() => test.setTimeout(240_000))

/** A Russian text that comes cut off. */
const unit = 'global:become:expert.text'

async function openUnit({ page, site }: { page: Page; site: OwnSite }): Promise<void> {
  await signIn({ page, site })
  const query = new URLSearchParams({ locale: 'ru', unit })
  await openView({ page, site, path: `/admin/translations/unit?${query}` })
}

test('the reason for dismissing a finding stays when the site does not take it', async ({
  page,
  site,
}) => {
  await openUnit({ page, site })
  await page.route('**/api/translations/dismiss', (route) =>
    route.fulfill({ status: 503, json: {} }),
  )
  await page.getByRole('button', { name: 'Dismiss…' }).first().click()
  const reason = page.getByLabel('Why is it right after all?')
  await reason.fill('It is a quotation.')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /is not responding/ })).toBeVisible()
  await expect(reason).toHaveValue('It is a quotation.')
})

test('a filter that the site does not keep is not said to be saved', async ({ page, site }) => {
  await signIn({ page, site })
  await openView({ page, site, path: '/admin/translations/list?locale=ru&q=Pasiuni' })
  const filters = page.getByRole('navigation', { name: 'Saved filters' })
  await filters.getByRole('button', { name: 'Save this filter' }).click()
  const name = filters.getByLabel('Name of the filter')
  await name.fill('About Pasiuni')
  const preference = '**/api/payload-preferences/translation-filters'
  await page.route(preference, (route) => route.fulfill({ status: 503, json: {} }))
  await filters.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(filters.getByText(/could not be saved/)).toBeVisible()
  await expect(name).toHaveValue('About Pasiuni')
  await expect(filters.getByRole('link', { name: 'About Pasiuni' })).toHaveCount(0)

  await page.unroute(preference)
  await filters.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(filters.getByText('The filter has been saved.')).toBeVisible()
  await page.reload()
  await expect(filters.getByRole('link', { name: 'About Pasiuni' })).toBeVisible()
})

test('the fields above the coverage follow its address', async ({ page, site }) => {
  await signIn({ page, site })
  await openView({ page, site, path: '/admin/translations' })
  const search = page.getByRole('searchbox', { name: 'Find a document' })
  const onlyWork = page.getByRole('checkbox', { name: 'Only what needs work' })
  await search.fill('contact')
  await search.press('Enter')
  await page.waitForURL(/search=contact/)
  await onlyWork.check()
  await page.waitForURL(/work=1/)
  await expect(onlyWork).toBeFocused()

  await page.goBack()
  await expect(onlyWork).not.toBeChecked()
  await expect(search).toHaveValue('contact')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(search).toHaveValue('')
})
