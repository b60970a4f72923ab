import { expect as plainExpect, type Locator, type Page } from '@playwright/test'
import { mergingTexts } from '../../src/features/editing/admin/texts'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { holdSaves } from '../helpers/held-saves'
import { test } from '../helpers/own-site'
import type { OwnSite } from '../helpers/start-own-site'

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

test.beforeEach(() => test.setTimeout(240_000))

/** The English form of a project, and what is stored of it. */
async function openProject({ page, site, slug }: { page: Page; site: OwnSite; slug: string }) {
  const editor = await openEditorClient(site)
  const record = `projects/${await editor.projectAt(slug)}`
  await signIn({ page, site })
  await openView({ page, site, path: `/admin/collections/${record}?locale=en` })
  await expect(page.locator('#field-title')).toBeEditable()
  const place = { path: `/api/${record}`, locale: 'en' } as const
  return { editor, draft: async () => JSON.stringify(await editor.readDraft(place)) }
}

async function append({ field, text }: { field: Locator; text: string }): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+End')
  await field.pressSequentially(text)
}

const fields = [
  { kind: 'a text field', selector: '#field-title', slug: 'cinema' },
  { kind: 'a textarea', selector: '#field-feature1__description', slug: 'auto' },
  {
    kind: 'rich text',
    selector: '[data-field-path="description"] [contenteditable="true"]',
    slug: 'travel',
  },
]

for (const { kind, selector, slug } of fields) {
  test(`the answer to a save takes nothing from ${kind} that was typed meanwhile`, async ({
    page,
    site,
  }) => {
    const { editor, draft } = await openProject({ page, site, slug })
    const field = page.locator(selector)
    const other = page.locator('#field-feature2__title')
    const saves = await holdSaves(page)
    await append({ field, text: ' First.' })
    await saves.untilHeld()
    await append({ field, text: ' Second.' })
    await append({ field: other, text: ' Third' })
    saves.release()
    await expect.poll(draft).toContain(' Third')
    await expect.poll(draft).toContain(' First. Second.')
    expect(
      await field.evaluate((node) => ('value' in node ? node.value : node.textContent)),
    ).toContain(' First. Second.')
    await expect(page.getByRole('dialog', { name: mergingTexts.title.en })).toBeHidden()
    await editor.close()
  })
}

test('what is typed just before a save is answered is saved as well', async ({ page, site }) => {
  const { editor, draft } = await openProject({ page, site, slug: 'fighting' })
  const saves = await holdSaves(page)
  await append({ field: page.locator('#field-feature1__title'), text: ' One' })
  await saves.untilHeld()
  await append({ field: page.locator('#field-feature2__title'), text: ' Two' })
  // The second save is queued, and sent as soon as the first is answered.
  await page.waitForTimeout(1500)
  await saves.answer()
  await saves.untilHeld()
  await append({ field: page.locator('#field-feature3__title'), text: ' Three' })
  saves.release()
  for (const text of [' One', ' Two', ' Three']) await expect.poll(draft).toContain(text)
  await editor.close()
})
