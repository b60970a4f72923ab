import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { createdId } from '../helpers/created'
import { test } from '../helpers/own-site'

const transfer = '/admin/transfer'

function openFile(options: { page: Page; name: string; text: string }) {
  const { page, name, text } = options
  const buffer = Buffer.from(text)
  const field = page.getByLabel('File downloaded from a Pasiuni site')
  return field.setInputFiles({ name, mimeType: 'application/json', buffer })
}

test('an administrator downloads all content, and takes it back', async ({ page, site }) => {
  test.slow()
  await signIn({ page, site })
  await page.goto(transfer)
  await page.waitForLoadState('networkidle')
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Content transfer' }),
  ).toHaveAttribute('aria-current', 'page')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all content' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^pasiuni-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  const check = page.getByRole('button', { name: 'Check the file' })

  await openFile({ page, name: 'site.json', text })
  await check.click()
  await expect(page.getByRole('heading', { name: 'What site.json would change' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Nothing: all that is in the file/,
  )
  const projects = page.getByRole('row', { name: /^Projects / })
  await expect(projects.first().getByRole('cell').nth(1)).toHaveText('0')
  await expect(page.getByRole('button', { name: 'Apply the changes' })).toHaveCount(0)
  expect(await violations(page, { within: 'main' })).toEqual([])

  const cinema = text.replace('"catchphrase":{"ro":"', '"catchphrase":{"ro":"Altfel: ')
  await openFile({ page, name: 'changed.json', text: cinema })
  await check.click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'One record or file would change.',
  )
  await page.getByRole('button', { name: 'Apply the changes' }).click()
  await expect(page.getByRole('heading', { name: 'What changed.json has changed' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'One record or file has changed.',
  )
  const shown = async () => (await page.request.get(`${site.origin}/ro/proj/auto`)).text()
  await expect.poll(shown).toContain('Altfel: ')

  await openFile({ page, name: 'broken.json', text: text.replace('"accent":"', '"accent":"x') })
  await check.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('public.accent')
  expect(await violations(page, { within: 'main' })).toEqual([])
})

test('what has changed since the file was checked is not overwritten', async ({ page, site }) => {
  await signIn({ page, site })
  const headers = { origin: site.origin }
  const redirects = `${site.origin}/api/redirects`
  const data = { from: '/inainte-de-preluare', to: '/about' }
  const made = await page.request.post(redirects, { data, headers })
  expect(made.status(), await made.text()).toBe(201)
  const exported = await page.request.get(`${site.origin}/api/workplace/content/export`, {
    headers,
  })
  const text = await exported.text()
  await page.goto(transfer)
  await page.waitForLoadState('networkidle')
  const changed = text.replace('"catchphrase":{"ro":"', '"catchphrase":{"ro":"Altcumva: ')
  await openFile({ page, name: 'changed.json', text: changed })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: 'What changed.json would change' })).toBeFocused()

  const id = createdId(await made.json())
  const moved = await page.request.patch(`${redirects}/${id}`, {
    ...{ data: { to: '/contact' }, headers },
  })
  expect(moved.status(), await moved.text()).toBe(200)
  await page.getByRole('button', { name: 'Apply the changes' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Check the file again')
  await expect(page.getByRole('button', { name: 'Apply the changes' })).toHaveCount(0)
})

test('an editor of another role has neither the link nor the calls', async ({ page, site }) => {
  const account = { email: 'emil@pasiuni.example', password: 'o-parola-de-redactor' }
  const headers = { origin: site.origin }
  await signIn({ page, site })
  const made = await page.request.post(`${site.origin}/api/editors`, {
    data: { ...account, name: 'Emil', role: 'editor' },
    headers,
  })
  expect(made.status(), await made.text()).toBe(201)
  await signIn({ page, site, account })
  const address = `${site.origin}/api/workplace/content`
  expect((await page.request.get(`${address}/export`, { headers })).status()).toBe(403)
  const sent = await page.request.post(`${address}/import?dryRun=1`, { headers, data: '[]' })
  expect(sent.status()).toBe(403)
  await page.goto(transfer)
  await page.waitForURL(/\/admin\/unauthorized/)
  await page.goto('/admin')
  await expect(page.locator('#nav-members')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Content transfer' })).toHaveCount(0)
})
