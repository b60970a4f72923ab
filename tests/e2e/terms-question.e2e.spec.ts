import { expect } from '@playwright/test'
import { formTexts } from '../../src/features/publishing/admin/form-texts'
import { noticeTexts } from '../../src/features/legal/texts'
import { signIn } from '../helpers/admin-panel'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { releaseDateIn } from '../helpers/release-date'

const paragraph = { type: 'paragraph', version: 1, children: [text('Termenii de mâine.')] }
const body = { root: { type: 'root', version: 1, children: [paragraph] } }

function text(said: string) {
  return { type: 'text', version: 1, text: said }
}

test('nobody is mailed about new terms before who publishes them has agreed', async ({
  page,
  site,
}) => {
  test.slow()
  const releaseDate = releaseDateIn(40)
  const editor = await openEditorClient(site)
  const id = await editor.create({
    collection: 'legal-documents',
    locale: 'ro',
    data: { name: 'Termeni de mâine', kind: 'terms', releaseDate, body, _status: 'draft' },
  })
  const path = `/api/legal-documents/${id}`
  await signIn({ page, site })
  await page.goto(`/admin/collections/legal-documents/${id}?locale=ro`)
  const publish = page.getByRole('button', { name: 'Publish in Română' })
  const question = page.getByRole('dialog', { name: noticeTexts.title.en })
  await expect(publish).toBeEnabled()
  await page.waitForLoadState('networkidle')

  await publish.click()
  await expect(question).toBeVisible({ timeout: 20_000 })
  await expect(question.getByText(/confirmed address/)).toBeVisible()
  await question.getByRole('button', { name: formTexts.cancel.en }).click()
  await expect(question).toBeHidden()
  expect(await editor.read({ path, locale: 'ro' })).toMatchObject({ _status: 'draft' })

  await publish.click()
  await question.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published: Română.')).toBeVisible({ timeout: 20_000 })
  expect(await editor.read({ path, locale: 'ro' })).toMatchObject({ _status: 'published' })
  await editor.close()
})
