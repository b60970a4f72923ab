import { expect } from '@playwright/test'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'

const log = '/admin/collections/audit-entries'

test('an editor finds who changed a page, and reads what it said before', async ({
  page,
  site,
}) => {
  const client = await openEditorClient(site)
  const about = 'Un grup de oameni care scriu împreună despre ce îi pasionează'
  await client.saveDraft({ path: '/api/globals/footer', locale: 'ro', data: { about } })
  await client.close()
  await signIn({ page, site })
  await page.goto(log)

  await page.getByRole('combobox', { name: 'What', exact: true }).selectOption({ label: 'Changed' })
  await page.getByRole('combobox', { name: 'Where', exact: true }).selectOption({ label: 'Footer' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/action=update&container=footer/)
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  expect(await violations(page, { within: 'main' })).toEqual([])

  await rows.getByRole('link', { name: 'Changed' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Changes' })).toBeVisible()
  await expect(main.locator('ins').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Footer' })).toHaveAttribute(
    'href',
    '/admin/globals/footer',
  )
  expect(await violations(page, { within: 'main' })).toEqual([])
})

test('a project in the trash leaves the site, and comes back from there', async ({
  page,
  site,
}) => {
  const client = await openEditorClient(site)
  const text = { title: 'Titlu', description: 'Descriere' }
  const id = await client.create({
    collection: 'projects',
    locale: 'ro',
    data: {
      ...{ title: 'Proiect de aruncat', catchphrase: 'O deviză', slug: 'de-aruncat' },
      ...{ accent: 'cinema', stage: 'construction', order: 990, _status: 'published' },
      ...{ feature1: text, feature2: text, feature3: text, feature4: text },
    },
  })
  await client.close()
  const status = async () => (await page.request.get(`${site.origin}/ro/proj/de-aruncat`)).status()
  await expect.poll(status).toBe(200)

  await signIn({ page, site })
  const send = (path: string, data: object) =>
    page.request.patch(`${site.origin}${path}`, { data, headers: { origin: site.origin } })
  const deletedAt = new Date().toISOString()
  expect((await send(`/api/projects/${id}?locale=ro`, { deletedAt })).status()).toBe(200)
  await expect.poll(status, { timeout: 15_000 }).toBe(404)

  const path = `/api/projects?locale=ro&trash=true&where[id][equals]=${id}`
  const restored = await send(path, { deletedAt: null, _status: 'published' })
  expect(restored.status(), await restored.text()).toBe(200)
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
})
