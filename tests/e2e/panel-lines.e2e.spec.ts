import { expect, type Locator, type Page } from '@playwright/test'
import { asFirstEditor } from '../helpers/first-editor'
import { test } from '../helpers/site-test'

test.beforeEach(({ context }) => asFirstEditor(context))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 })
}

/** Where an element is on the page, in pixels. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

test('how far the source language is stands beside its name on a tablet', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ro', url: origin }])
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/admin', '/admin/translations']) {
    await open(page, path)
    const card = page.locator('main li').filter({ hasText: /^Română\W*limba-sursă/ })
    const name = await boxOf(card.getByText('Română', { exact: true }))
    const share = await boxOf(card.getByText(/^\d+\s?%$/))
    expect(share.y, path).toBeLessThan(name.y + name.height)
  }
})

test('a phone says of a text that it has not changed, without the head of a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/translations/list?locale=en')
  await expect(page.getByText('not changed yet').first()).toBeVisible()
})

test('a phone shows where a record lies before it shows its title again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/collections/legal-documents/1')
  const list = page.locator('.step-nav a:not(.step-nav__home)').last()
  const { width } = await boxOf(list)
  expect(width).toBeGreaterThan(80)
})

test('a phone shows the whole name of a record', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/admin/collections/legal-documents/1')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/2025-03-01/)
  const hidden = await title.evaluate((shown) => shown.scrollWidth - shown.clientWidth)
  expect(hidden).toBe(0)
})

test('that a form is not saved is said in one line', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ru', url: origin }])
  // Nothing that is typed here gets stored.
  await page.route('**/api/timeline-entries/1?*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await open(page, '/admin/collections/timeline-entries/1')
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  await page.locator('#field-title').fill('Primul gând')
  const said = page.locator('.save-state')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(said).toHaveText('Есть несохранённые изменения')
    const { height } = await boxOf(said)
    expect(height, `${width} px`).toBeLessThan(30)
  }
})

test('the tabs of a record stand in one row on a phone, in Russian too', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ru', url: origin }])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/collections/timeline-entries/1')
  const tabs = await page.locator('.doc-tab').all()
  const rows = new Set(await Promise.all(tabs.map(async (tab) => (await boxOf(tab)).y)))
  expect(tabs.length).toBe(4)
  expect(rows.size).toBe(1)
})

test('no choice of columns runs out of a phone', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ru', url: origin }])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/collections/editors')
  await page.locator('.list-controls__toggle-columns').click()
  const choice = page.locator('.pill-selector .pill', { hasText: 'ежедневное письмо' })
  const { x, width } = await boxOf(choice)
  expect(x + width).toBeLessThanOrEqual(390)
})

test('what forms hide is no column of a list', async ({ page }) => {
  await open(page, '/admin/collections/scheduled-changes')
  await page.locator('.list-controls button', { hasText: 'Columns' }).click()
  const choices = page.locator('.pill-selector')
  await expect(choices.getByText('Scheduled by')).toHaveCount(1)
})

test('a list to choose from is closed where drawers are on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/globals/site')
  await page.getByRole('button', { name: 'Choose from existing' }).click()
  const close = page.locator('.list-drawer__header-close')
  const title = await boxOf(page.locator('.list-drawer .list-header__title'))
  const { x, y } = await boxOf(close)
  expect(x).toBeGreaterThan(title.x + title.width)
  expect(y).toBeLessThan(title.y + title.height)
})
