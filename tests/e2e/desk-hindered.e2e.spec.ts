import { expect as plainExpect, type Page } from '@playwright/test'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { test } from '../helpers/own-site'
import type { OwnSite } from '../helpers/start-own-site'

// What an editor has typed at the desk when the site does not take it, or the way leads elsewhere.

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

test.beforeEach(() => test.setTimeout(240_000))

/** A Russian text that comes cut off. */
const unit = 'global:become:expert.text'

const textBox = (page: Page) => page.getByRole('textbox', { name: /Text in Russian/ })

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
  await expect(page.getByRole('alert').filter({ hasText: /did not answer/ })).toBeVisible()
  await expect(reason).toHaveValue('It is a quotation.')
})
