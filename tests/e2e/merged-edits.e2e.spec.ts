import { expect as plainExpect, type Browser, type Page } from '@playwright/test'
import { mergingTexts } from '../../src/features/editing/admin/texts'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { notices, openView, save } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { pictureFile } from '../helpers/picture-file'
import { expectPublicText } from '../helpers/public-text'
import { paragraph, richText } from '../helpers/rich-text'
import type { OwnSite } from '../helpers/start-own-site'

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

type Opening = { browser: Browser; site: OwnSite; path: string }

/** The form of a record in a browser of its own. */
async function openForm({ browser, site, path }: Opening): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await signIn({ page, site })
  await openView({ page, site, path })
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  return page
}

/** Waits for the answer to the autosave that follows. */
async function typeAndWait(options: { page: Page; field: string; text: string; status: number }) {
  const { page, field, text, status } = options
  const answer = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await page.locator(`#field-${field}`).fill(text)
  expect((await answer).status()).toBe(status)
}

async function publish(page: Page, status = 200): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('draft=true'),
  )
  await save(page)
  expect((await answer).status()).toBe(status)
}

test('a form undoes nothing when it is published, and publishes no draft that it has not shown', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  const editor = await openEditorClient(site)
  const record = `projects/${await editor.projectAt('travel')}`
  const write = (catchphrase: string) =>
    editor.saveDraft({ path: `/api/${record}`, locale: 'en', data: { catchphrase } })
  await write('A draft that Ana sees')
  const path = `/admin/collections/${record}?locale=en`
  const ana = await openForm({ browser, site, path })
  await write('What Boris wrote meanwhile')
  await publish(ana, 409)
  await expect(notices(ana).filter({ hasText: 'Nothing was published' })).toContainText(
    'Catchphrase',
  )
  const shown = await editor.read({ path: `/api/${record}`, locale: 'en' })
  expect(shown.catchphrase).not.toBe('What Boris wrote meanwhile')
  await expect(ana.locator('#field-catchphrase')).toHaveValue('What Boris wrote meanwhile')
  await publish(ana)
  expect(await editor.read({ path: `/api/${record}`, locale: 'en' })).toMatchObject({
    catchphrase: 'What Boris wrote meanwhile',
  })
  await editor.close()
})

test('a form that has been open for long undoes nothing, and shows what two have changed', async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(300_000)
  const editor = await openEditorClient(site)
  const record = `projects/${await editor.projectAt('cinema')}`
  const path = `/admin/collections/${record}?locale=en`
  const stored = () => editor.read({ path: `/api/${record}`, locale: 'en' })
  const draft = () => editor.readDraft({ path: `/api/${record}`, locale: 'en' })
  const [ana, boris] = [
    await openForm({ browser, site, path }),
    await openForm({ browser, site, path }),
  ]

  // Someone completes a text elsewhere, and someone else in another form.
  const lead = 'A catchphrase that was completed.'
  await editor.publish({ path: `/api/${record}`, locale: 'en', data: { catchphrase: lead } })
  const feature = 'A feature that Boris named'
  await typeAndWait({ page: boris, field: 'feature1__title', text: feature, status: 200 })
  // What has been changed elsewhere is read before it is published.
  await expect(boris.locator('#field-catchphrase')).toHaveValue(lead)
  await expect(notices(boris).filter({ hasText: 'changed elsewhere' })).toContainText('Catchphrase')
  await publish(boris)

  await typeAndWait({ page: ana, field: 'title', text: 'A title by Ana', status: 200 })
  await expect(ana.locator('#field-feature1__title')).toHaveValue(feature)
  await publish(ana)
  expect(await stored()).toMatchObject({
    title: 'A title by Ana',
    catchphrase: lead,
    feature1: { title: feature },
  })
  await expect(ana.locator('#field-catchphrase')).toHaveValue(lead)
  await expectPublicText({ request, path: '/en/proj/cinema', text: lead })
  await expectPublicText({ request, path: '/en/proj/cinema', text: feature })

  // Both have changed the title.
  await typeAndWait({ page: boris, field: 'title', text: 'A title by Boris', status: 409 })
  const dialog = boris.getByRole('dialog', { name: mergingTexts.title.en })
  await expect(dialog).toContainText('A title by Ana')
  await expect(dialog).toContainText('Boris')
  expect(await violations(boris, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: mergingTexts.later.en }).click()
  await expect(dialog).toBeHidden()
  await expect(boris.locator('#field-title')).toHaveValue('A title by Boris')
  expect(await stored()).toMatchObject({ title: 'A title by Ana' })

  const again = 'A title that Boris thought over'
  await typeAndWait({ page: boris, field: 'title', text: again, status: 409 })
  await boris.getByRole('button', { name: mergingTexts.choose.en }).click()
  await dialog.getByLabel(mergingTexts.takeMine.en).check()
  await dialog.getByRole('button', { name: mergingTexts.apply.en }).click()
  await expect.poll(async () => (await draft()).title).toBe(again)
  await publish(boris)
  expect(await stored()).toMatchObject({ title: again, catchphrase: lead })

  // And the other way round: Ana takes over what is stored.
  await typeAndWait({ page: ana, field: 'title', text: 'A second title by Ana', status: 409 })
  const theirs = ana.getByRole('dialog', { name: mergingTexts.title.en })
  await theirs.getByLabel(mergingTexts.takeTheirs.en).check()
  await theirs.getByRole('button', { name: mergingTexts.apply.en }).click()
  await expect(ana.locator('#field-title')).toHaveValue(again)
  await typeAndWait({
    page: ana,
    field: 'feature2__title',
    text: 'The second feature',
    status: 200,
  })
  // The choice is stored by a save of its own, which may be the one that was answered.
  const merged = { title: again, feature2: { title: 'The second feature' } }
  await expect.poll(draft).toMatchObject(merged)
  await editor.close()
})

test('a field that two have typed into shows what was stored last, and is published so', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  const editor = await openEditorClient(site)
  const record = `projects/${await editor.projectAt('fighting')}`
  const path = `/admin/collections/${record}?locale=en`
  const [ana, boris] = [
    await openForm({ browser, site, path }),
    await openForm({ browser, site, path }),
  ]
  await typeAndWait({ page: ana, field: 'title', text: 'A title by Ana', status: 200 })
  await boris.reload()
  await expect(boris.locator('#field-title')).toHaveValue('A title by Ana')
  await expect(boris.locator('form[data-form-ready=true]').first()).toBeVisible()
  await typeAndWait({ page: boris, field: 'title', text: 'A title by Boris', status: 200 })
  await publish(ana, 409)
  await expect(ana.locator('#field-title')).toHaveValue('A title by Boris')
  await publish(ana)
  expect(await editor.read({ path: `/api/${record}`, locale: 'en' })).toMatchObject({
    title: 'A title by Boris',
  })
  await editor.close()
})

test('what a colleague makes of a text that the site has changed at saving comes into the form', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  const editor = await openEditorClient(site)
  const record = `projects/${await editor.projectAt('fighting')}`
  const ana = await openForm({ browser, site, path: `/admin/collections/${record}?locale=en` })
  const description = ana.locator('[data-field-path="description"] [contenteditable="true"]')
  const mine = 'A paragraph by Ana.'
  const answer = ana.waitForResponse(
    async (response) =>
      response.url().includes('autosave=true') && (await response.text()).includes(mine),
  )
  await description.click()
  await description.press('ControlOrMeta+End')
  // The site gives a new paragraph a key, which the form does not show yet.
  await description.press('Enter')
  await description.pressSequentially(mine)
  expect((await answer).status()).toBe(200)

  const theirs = 'A description by Boris.'
  await editor.saveDraft({
    path: `/api/${record}`,
    locale: 'en',
    data: { description: richText(paragraph(theirs)) },
  })
  await typeAndWait({ page: ana, field: 'title', text: 'Another title by Ana', status: 200 })
  await expect(description).toHaveText(theirs)
  await expect(notices(ana).filter({ hasText: 'changed elsewhere' })).toContainText('Description')
  await expect(ana.getByRole('dialog', { name: mergingTexts.title.en })).toBeHidden()
  expect(await editor.readDraft({ path: `/api/${record}`, locale: 'en' })).toMatchObject({
    title: 'Another title by Ana',
  })
  await editor.close()
})

test('of two editors of a picture neither undoes what the other has written', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  const editor = await openEditorClient(site)
  const file = await pictureFile({ name: 'impreuna.png', width: 600 })
  const id = await editor.upload({ file, locale: 'ro', data: { alt: 'O sală' } })
  const path = `/admin/collections/media/${id}?locale=ro`
  const stored = () => editor.read({ path: `/api/media/${id}`, locale: 'ro' })
  const [ana, boris] = [
    await openForm({ browser, site, path }),
    await openForm({ browser, site, path }),
  ]

  await ana.locator('#field-alt').fill('O sală plină')
  await save(ana)
  await expect.poll(async () => (await stored()).alt).toBe('O sală plină')
  await boris.locator('#field-credit').fill('Ion Foto')
  await save(boris)
  await expect.poll(stored).toMatchObject({ alt: 'O sală plină', credit: 'Ion Foto' })
  await expect(boris.locator('#field-alt')).toHaveValue('O sală plină')

  // Both have changed the text.
  await ana.locator('#field-alt').fill('O sală goală')
  await save(ana)
  await expect
    .poll(stored)
    .toMatchObject({ alt: 'O sală goală', credit: 'Ion Foto', filename: 'impreuna.webp' })
  await boris.locator('#field-alt').fill('O sală veche')
  await save(boris)
  const dialog = boris.getByRole('dialog', { name: mergingTexts.title.en })
  await expect(dialog).toContainText('O sală goală')
  await dialog.getByLabel(mergingTexts.takeMine.en).check()
  await dialog.getByRole('button', { name: mergingTexts.applyToForm.en }).click()
  await save(boris)
  await expect.poll(async () => (await stored()).alt).toBe('O sală veche')
  await editor.close()
})
