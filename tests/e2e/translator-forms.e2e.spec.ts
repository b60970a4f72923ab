import { expect as plainExpect } from '@playwright/test'
import { fillIn } from '../../src/i18n/fill-in'
import { rightsTexts } from '../../src/features/publishing/admin/rights/rights-texts'
import { linkTexts, publishingTexts } from '../../src/features/publishing/admin/texts'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

const account = { email: 'oleg@pasiuni.example', password: 'a-password-for-oleg' }

test('a translator’s form opens in their language, and says why the rest is grey', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const editor = await openEditorClient(site)
  const data = { name: 'Oleg', ...account, role: 'translator', languages: ['ru'] }
  await editor.create({ collection: 'editors', locale: 'ro', data })
  const id = await editor.projectAt('cinema')
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await signIn({ page, site, account })
  const form = `/admin/collections/projects/${id}`
  await openView({ page, site, path: form, language: 'ru' })
  const shared = fillIn({ text: rightsTexts.shared.ru, values: { language: 'Русский' } })
  await expect(page.getByText(shared)).toBeVisible()
  const title = page.locator('#field-title')
  await expect(title).toBeEditable()
  await expect(title).toHaveValue(/[а-я]/i)
  await expect(page.locator('#field-slug')).not.toBeEditable()
  await expect(page.locator('#action-save')).toBeHidden()
  await title.fill('Кино, как его любят')
  await expect
    .poll(async () => (await editor.readDraft({ path: `/api/projects/${id}`, locale: 'ru' })).title)
    .toBe('Кино, как его любят')

  await page.getByRole('button', { name: new RegExp(`^${publishingTexts.button.ru}`) }).click()
  const planning = page.getByRole('dialog', { name: publishingTexts.title.ru })
  const link = planning.getByRole('button', { name: linkTexts.copy.ru })
  await expect(link).toBeVisible()
  await planning.getByRole('combobox', { name: publishingTexts.language.ru }).selectOption('ro')
  await expect(link).toBeHidden()
  await planning.getByRole('button', { name: publishingTexts.close.ru }).click()

  await openView({ page, site, path: `${form}?locale=ro`, language: 'ru' })
  await expect(title).not.toBeEditable()
  await page.getByRole('link', { name: 'Открыть на языке: Русский' }).click()
  await expect(title).toBeEditable()

  await openView({ page, site, path: `${form}/versions`, language: 'ru' })
  await page.locator('.table tbody a').first().click()
  await expect(page.locator('.view-version')).toBeVisible()
  await expect(page.locator('.restore-version')).toBeHidden()
  expect(refused).toEqual([])
  await editor.close()
})
