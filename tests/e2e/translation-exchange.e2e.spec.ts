import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { leaveTexts } from '../../src/components/panel/leave/texts'
import { readExchange } from '../../src/features/translation/interchange/read-file'
import { writeExchange } from '../../src/features/translation/interchange/write-file'
import { formatNumber } from '../../src/i18n/format'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { test } from '../helpers/own-site'
import type { OwnSite } from '../helpers/start-own-site'

const format = 'xliff-1.2'
const name = 'ru.xlf'
const taken = 'global:projects-page:head.title'
const contested = 'global:contact:head.title'
const cutOff = 'global:contact:head.text'
const texts: Record<string, string> = {
  [taken]: 'Проекты, которые мы начали',
  [contested]: 'Как с нами связаться',
  [cutOff]: 'Напишите нам о',
}

const unitAnswer = z.object({ view: z.object({ text: z.string(), hash: z.string() }) })

async function readText({ page, site, unit }: { page: Page; site: OwnSite; unit: string }) {
  const address = `/api/translations/unit?locale=ru&unit=${encodeURIComponent(unit)}`
  const answer = await page.request.get(address, { headers: { origin: site.origin } })
  return unitAnswer.parse(await answer.json()).view
}

test('what the list is narrowed by can be exported, and is there on the way back', async ({
  page,
  site,
}) => {
  await signIn({ page, site })
  await page.goto('/admin/translations/list?locale=ru&state=needs-review&q=Pasiuni')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Import and export' }).click()
  await expect(page).toHaveURL(/\/exchange\?.*q=Pasiuni/)
  await expect(page.getByRole('option', { name: 'Those chosen in the list' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Texts', exact: true }).click()
  await expect(page).toHaveURL(/\/list\?.*q=Pasiuni/)
})

test('a translated file is looked at, decided about and taken over', async ({ page, site }) => {
  test.slow()
  await signIn({ page, site })
  const headers = { origin: site.origin }
  const query = new URLSearchParams({ format, source: 'ro', locale: 'ru' })
  const exported = await page.request.get(`/api/translations/export?${query}`, { headers })
  const file = readExchange({ format, bytes: await exported.body() })
  const units = file.units.map((unit) => ({ ...unit, target: texts[unit.unit] ?? unit.target }))
  const buffer = Buffer.from(writeExchange({ format, file: { ...file, units } }))

  const meanwhile = 'Связаться с нами'
  const { hash: expectedHash } = await readText({ page, site, unit: contested })
  const saved = await page.request.post('/api/translations/save', {
    data: { unit: contested, locale: 'ru', text: meanwhile, expectedHash, approve: false },
    headers,
  })
  expect(saved.status()).toBe(200)

  await page.goto('/admin/translations/exchange')
  await page.waitForLoadState('networkidle')
  const upload = page.getByLabel(/^XLIFF, PO, CSV or JSON file/)
  await upload.setInputFiles({ name, mimeType: 'application/x-xliff+xml', buffer })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: `What ${name} would change` })).toBeFocused()
  await expect(page.getByText(/^One text would be stored out of/)).toBeVisible()
  const verdicts = page.getByRole('list', { name: 'Verdicts' }).getByRole('listitem')
  await expect(verdicts).toHaveText([
    '1 To be taken over',
    '0 To be taken over as outdated: the source has changed',
    '1 Conflict: the text or its links have changed on the site too',
    '1 Refused',
    '0 Not finished in the file: stays as it is on the site',
    `${formatNumber({ value: units.length - 3, locale: 'en' })} Unchanged`,
  ])
  await expect(page.getByText(/The text is almost certainly cut off/)).toBeVisible()
  await expect(page.getByText(meanwhile, { exact: true }).first()).toBeVisible()
  expect(await violations(page, { within: 'main' })).toEqual([])
  expect((await readText({ page, site, unit: taken })).text).not.toBe(texts[taken])

  await page.getByRole('radio', { name: 'The one in the file' }).check()
  await page.getByRole('button', { name: 'Import 2 texts' }).click()
  await expect(page.getByRole('heading', { name: `What ${name} has changed` })).toBeFocused()
  await expect(page.getByText(/^2 texts were stored out of/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  for (const unit of [taken, contested]) {
    expect((await readText({ page, site, unit })).text).toBe(texts[unit])
  }
  expect((await readText({ page, site, unit: cutOff })).text).not.toBe(texts[cutOff])
})

test('words written over a conflict stay when they are refused, and can be mended', async ({
  page,
  site,
}) => {
  test.slow()
  await signIn({ page, site })
  const headers = { origin: site.origin }
  const unit = cutOff
  const { text: whole, hash: expectedHash } = await readText({ page, site, unit })
  const query = new URLSearchParams({ format, source: 'ro', locale: 'ru' })
  const exported = await page.request.get(`/api/translations/export?${query}`, { headers })
  const file = readExchange({ format, bytes: await exported.body() })
  const units = file.units
    .filter((each) => each.unit === unit)
    .map((each) => ({ ...each, target: `${whole} Из файла.` }))
  const buffer = Buffer.from(writeExchange({ format, file: { ...file, units } }))
  const saved = await page.request.post('/api/translations/save', {
    data: { unit, locale: 'ru', text: `${whole} С сайта.`, expectedHash, approve: false },
    headers,
  })
  expect(saved.status()).toBe(200)

  await page.goto('/admin/translations/exchange')
  await page.waitForLoadState('networkidle')
  const upload = page.getByLabel(/^XLIFF, PO, CSV or JSON file/)
  await upload.setInputFiles({ name, mimeType: 'application/x-xliff+xml', buffer })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('radio', { name: 'Another one, written now' }).check()
  const own = page.getByLabel('Text that stays')
  await own.fill(texts[unit] ?? '')
  await page.getByRole('radio', { name: 'The one in the file' }).check()
  await page.getByRole('radio', { name: 'Another one, written now' }).check()
  await expect(own).toHaveValue(texts[unit] ?? '')

  await page.getByRole('link', { name: 'Texts', exact: true }).click()
  const question = page.getByRole('dialog', { name: leaveTexts.title.en })
  await question.getByRole('button', { name: leaveTexts.stay.en }).click()
  await expect(own).toHaveValue(texts[unit] ?? '')

  await page.getByRole('button', { name: 'Import one text' }).click()
  await expect(page.getByText(/The text is almost certainly cut off/)).toBeVisible()
  await expect(own).toHaveValue(texts[unit] ?? '')
  expect(await violations(page, { within: 'main' })).toEqual([])

  await own.fill(whole)
  await page.getByRole('button', { name: 'Import one text' }).click()
  await expect(page.getByText(/^One text was stored out of/)).toBeVisible()
  expect((await readText({ page, site, unit })).text).toBe(whole)
})
