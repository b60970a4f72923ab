import { expect as plainExpect, type Page } from '@playwright/test'
import { formTexts } from '../../src/features/publishing/admin/form-texts'
import { notices, openView } from '../helpers/admin-record'
import { editorAccount } from '../helpers/editor-account'
import { signIn } from '../helpers/admin-panel'
import { openEditorClient } from '../helpers/editor-client'
import { holdSaves } from '../helpers/held-saves'
import { test } from '../helpers/own-site'
import { expectPublicStatus, expectPublicText } from '../helpers/public-text'
import type { OwnSite } from '../helpers/start-own-site'

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

test.beforeEach(() => test.setTimeout(240_000))

const form = '/admin/globals/about?locale=ro'
const titleField = '[name="head.title"]'
const isPublishing = (url: URL) => url.searchParams.has('publishSpecificLocale')
const isSaving = (url: URL) => url.searchParams.has('autosave')

/** The draft that the site holds of the page. */
async function storedTitle(site: OwnSite, page: Page): Promise<unknown> {
  const answer = await page.request.get('/api/globals/about?locale=ro&depth=0&draft=true', {
    headers: { origin: site.origin },
  })
  const body: unknown = await answer.json()
  return JSON.stringify(body)
}

async function openForm({ page, site }: { page: Page; site: OwnSite }) {
  await openView({ page, site, path: form })
  await expect(page.locator(titleField)).toBeEditable()
}

const refusals = [
  { status: 400, body: { errors: [{ message: 'Refused by the test.' }] } },
  { status: 403, body: { errors: [{ message: 'Refused by the test.' }] } },
  { status: 500, body: null },
]

for (const { status, body } of refusals) {
  test(`a publish refused with ${status} right after typing keeps the text`, async ({
    page,
    site,
  }) => {
    await signIn({ page, site })
    await openForm({ page, site })
    await page.route(isPublishing, (route) =>
      body
        ? route.fulfill({ status, json: body })
        : route.fulfill({ status, contentType: 'text/html', body: 'Out of order' }),
    )
    const text = `Despre noi, refuzat ${status}`
    await page.locator(titleField).fill(text)
    const answered = page.waitForResponse((answer) => isPublishing(new URL(answer.url())))
    await page.locator('#action-save').click()
    expect((await answered).status()).toBe(status)
    await expect.poll(() => storedTitle(site, page)).toContain(text)
    await expect(page.locator(titleField)).toHaveValue(text)
    await page.reload()
    await expect(page.locator(titleField)).toHaveValue(text)
  })
}

test('what nobody could save is said to be unsaved, and leaving asks', async ({ page, site }) => {
  await signIn({ page, site })
  await openForm({ page, site })
  let isDown = true
  const refuse = (url: URL) => isDown && (isSaving(url) || isPublishing(url))
  await page.route(refuse, (route) => route.fulfill({ status: 500, body: 'Out of order' }))
  const text = 'Despre noi, fără server'
  await page.locator(titleField).fill(text)
  await page.locator('#action-save').click()
  await expect(notices(page).filter({ hasText: formTexts.notSaved.en })).toBeVisible()
  await expect(page.getByText(formTexts.unsaved.en)).toBeVisible()
  await expect(page.getByText(/Last saved/)).toBeHidden()

  await page.locator('.step-nav__home').click()
  await expect(page.getByText('Your changes have not been saved', { exact: false })).toBeVisible()
  await page.locator('#confirm-cancel').last().click()
  await expect(page.locator(titleField)).toHaveValue(text)

  isDown = false
  await page.getByRole('button', { name: formTexts.save.en }).click()
  await expect(page.locator('.save-state')).toHaveAttribute('data-unsaved', 'false')
  expect(await storedTitle(site, page)).toContain(text)
})

test('a click on “Publish” during a save publishes what the form says then', async ({
  page,
  site,
}) => {
  const editor = await openEditorClient(site)
  const published = async () =>
    JSON.stringify(await editor.read({ path: '/api/globals/about', locale: 'ro' }))
  await signIn({ page, site })
  await openForm({ page, site })
  const saves = await holdSaves(page)
  await page.locator(titleField).fill('Despre noi, devreme')
  await saves.untilHeld()
  // The form queues a second save.
  await page.locator('[name="mission.title"]').fill('Misiunea, târziu')
  await page.waitForTimeout(1500)
  const button = page.locator('#action-save')
  await button.click({ force: true })
  await expect(button).toHaveText(formTexts.publishing.en)
  saves.release()
  await expect.poll(published).toContain('Despre noi, devreme')
  expect(await published()).toContain('Misiunea, târziu')
  await expect(button).not.toHaveText(formTexts.publishing.en)
  await expect(notices(page).filter({ hasText: 'Published: Română.' })).toBeVisible()
  await expect(notices(page).filter({ hasText: /saved|success/i })).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  // No save that was under way has made a draft of it again.
  await expect(button).toBeDisabled()
  expect(await storedTitle(site, page)).toContain('"_status":"published"')
  await editor.close()
})

test('an expired session asks for the password in place and keeps the text', async ({
  page,
  context,
  site,
}) => {
  await signIn({ page, site })
  await openForm({ page, site })
  await context.clearCookies({ name: 'payload-token' })
  const text = 'Despre noi, după pauză'
  await page.locator(titleField).fill(text)
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel(/^Password/)).toBeFocused()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(/^Password/).fill(editorAccount(site).password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  // Checking a password takes its time on a busy machine.
  await expect(dialog).toBeHidden({ timeout: 20_000 })
  await expect(page.locator(titleField)).toHaveValue(text)
  await expect.poll(() => storedTitle(site, page)).toContain(text)
})

test('the menu of a page offers to take its translations off the site, and nothing else', async ({
  page,
  site,
}) => {
  await signIn({ page, site })
  const menu = page.locator('.doc-controls__popup')
  await openView({ page, site, path: '/admin/globals/become?locale=en' })
  await menu.getByRole('button').first().click()
  await expect(page.getByRole('button', { name: /^Unpublish/ })).toHaveText(['Unpublish: English'])
  await expect(page.getByRole('button', { name: 'Copy to another language' })).toBeHidden()
  // Its Romanian stays: there is nothing to offer.
  await openView({ page, site, path: '/admin/globals/become?locale=ro' })
  await expect(page.locator('#action-save')).toBeVisible()
  await expect(menu).toBeHidden()
})

test('one language is taken off the site, and the dialog says which', async ({
  page,
  request,
  site,
}) => {
  const editor = await openEditorClient(site)
  const id = await editor.projectAt('travel')
  await signIn({ page, site })
  await openView({ page, site, path: `/admin/collections/projects/${id}?locale=en` })
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Unpublish: English' }).click()
  const dialog = page.getByRole('dialog', { name: formTexts.withdrawTitle.en })
  await expect(dialog).toContainText('The other languages stay as they are.')
  const message = 'Refused by the test.'
  await page.route('**/workplace/withdraw', (route) =>
    route.fulfill({ status: 409, json: { message } }),
  )
  await dialog.getByRole('button', { name: formTexts.withdrawConfirm.en }).click()
  await expect(dialog.getByRole('alert')).toHaveText(message)
  await page.unroute('**/workplace/withdraw')
  await dialog.getByRole('button', { name: formTexts.withdrawConfirm.en }).click()
  // The page is there in the source language, as long as that is published.
  const english = 'A journey begins long before you leave'
  await expectPublicText({ request, path: '/en/proj/travel', text: english, isThere: false })
  for (const locale of ['ro', 'ru'] as const) {
    // A page may still come from the cache.
    const record = await editor.read({ path: `/api/projects/${id}`, locale })
    expect(record._status, locale).toBe('published')
    await expectPublicStatus({ request, path: `/${locale}/proj/travel`, status: 200 })
  }
  await editor.close()
})

test('a new record is there from its first saved word, not before', async ({ page, site }) => {
  await signIn({ page, site })
  const count = async () => {
    const answer = await page.request.get('/api/timeline-entries?depth=0&limit=1&draft=true', {
      headers: { origin: site.origin },
    })
    return answer.text()
  }
  const before = await count()
  await openView({ page, site, path: '/admin/collections/timeline-entries/create?locale=ro' })
  await expect(page.locator('[name="title"]')).toBeEditable()
  expect(await count()).toBe(before)
  await page.locator('[name="title"]').fill('Primul cuvânt')
  await page.getByRole('button', { name: formTexts.save.en }).click()
  await page.waitForURL(/timeline-entries\/\d+/)
  await expect(page.locator('[name="title"]')).toHaveValue('Primul cuvânt')
  expect(await count()).not.toBe(before)
})
