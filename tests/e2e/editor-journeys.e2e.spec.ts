import { expect as plainExpect, type Page } from '@playwright/test'
import { signIn } from '../helpers/admin-panel'
import { notices, openView } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { expectPublicText } from '../helpers/public-text'

// What editors do in a week, beside what other files walk through: a text that is cut off
// (translation-desk), a planned publication (publishing-workflow), an answer to a message (inbox),
// new terms (terms-question), one language off the site (form-saving), a member's record (members)
// and a translated file (translation-exchange).

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

test.beforeEach(() => test.setTimeout(240_000))

async function publishForm(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await expect(notices(page).filter({ hasText: /^Published/ })).toBeVisible()
}

test('a new project is written in three languages and public in each', async ({
  page,
  request,
  site,
}) => {
  await signIn({ page, site })
  await openView({ page, site, path: '/admin/collections/projects/create?locale=ro' })
  await page.locator('#field-title').fill('Olăritul')
  await page.locator('#field-catchphrase').fill('Mâini care fac lutul să vorbească.')
  for (const number of [1, 2, 3, 4]) {
    await page.locator(`[name="feature${number}.title"]`).fill(`Atelierul ${number}`)
    await page.locator(`[name="feature${number}.description"]`).fill('Venim, modelăm și râdem.')
  }
  await page.locator('#field-slug').fill('olaritul')
  await page.locator('#field-accent').getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await publishForm(page)
  await page.waitForURL(/\/projects\/\d+/)
  await expectPublicText({ request, path: '/ro/proj/olaritul', text: 'Mâini care fac lutul' })

  const form = new URL(page.url()).pathname
  const translations = [
    ['en', 'Pottery', 'Hands that make the clay speak.'],
    ['ru', 'Гончарное дело', 'Руки, у которых глина говорит.'],
  ] as const
  for (const [locale, title, catchphrase] of translations) {
    await openView({ page, site, path: `${form}?locale=${locale}` })
    await expect(page.locator('#field-title')).toHaveValue('')
    await page.locator('#field-title').fill(title)
    await page.locator('#field-catchphrase').fill(catchphrase)
    await publishForm(page)
    await expectPublicText({ request, path: `/${locale}/proj/olaritul`, text: catchphrase })
  }
})

test('a message of the site is edited in its form and is on a page', async ({
  page,
  request,
  site,
}) => {
  const client = await openEditorClient(site)
  const key = 'layout.footerNavigation'
  const id = await client.messageAt(key)
  await signIn({ page, site })
  await openView({ page, site, path: `/admin/collections/messages/${id}?locale=ro` })
  const edited = 'Mai departe prin site'
  const field = page.locator('#field-text')
  await expect(field).toBeEditable()
  await field.fill(edited)
  await page.locator('#action-save').click()
  await expectPublicText({ request, path: '/ro', text: edited })
  await client.close()
})
