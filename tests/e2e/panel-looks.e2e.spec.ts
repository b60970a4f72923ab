import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { violations } from '../helpers/accessibility'
import { newNetwork } from '../helpers/device'
import { asFirstEditor } from '../helpers/first-editor'
import { makeEditor } from '../helpers/made-editor'
import { test } from '../helpers/site-test'

test.beforeEach(({ context }) => asFirstEditor(context))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 })
}

/** Views of Payload’s own with what it writes in grey: heads of lists, hints, moments, empty places. */
const views = [
  '/admin/collections/projects',
  '/admin/collections/redirects/create',
  '/admin/globals/projects-page',
  '/admin/collections/media/create',
]

for (const theme of ['light', 'dark'] as const) {
  test(`what Payload writes in grey can be read in the ${theme} theme`, async ({
    page,
    context,
    origin,
  }) => {
    test.slow()
    await context.addCookies([{ name: 'payload-theme', value: theme, url: origin }])
    for (const path of views) {
      await open(page, path)
      expect(await violations(page, { rule: 'color-contrast' }), path).toEqual([])
    }
  })
}

test('every link that a keyboard reaches is seen to be reached', async ({ page }) => {
  for (const path of ['/admin', '/admin/inbox', '/admin/translations', '/admin/globals/become']) {
    await open(page, path)
    await page.keyboard.press('Tab')
    const bare = await page.locator('a:visible').evaluateAll((links) =>
      links.flatMap((link) => {
        link.focus()
        if (document.activeElement !== link) return []
        const rings = ['', '::after'].map((part) => getComputedStyle(link, part).outlineStyle)
        return rings.every((ring) => ring === 'none') ? [link.outerHTML] : []
      }),
    )
    expect(bare, path).toEqual([])
  }
})

const ownViews = {
  '/admin/members': 'Участники',
  '/admin/inbox': 'Входящие',
  '/admin/applications': 'Заявки на участие',
  '/admin/links': 'Неработающие ссылки',
  '/admin/transfer': 'Перенос содержимого',
  '/admin/confirm-email': 'Новый адрес электронной почты',
  '/admin/new-password': 'Задайте новый пароль',
}

test('the tab of a view has its name', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ru', url: origin }])
  for (const [path, name] of Object.entries(ownViews)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${name} · Pasiuni`)
  }
})

test('every button of a form and of a list says what it does', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ru', url: origin }])
  for (const path of ['/admin/globals/become', '/admin/collections/messages']) {
    await open(page, path)
    const nameless = page.locator('button:visible:not([aria-label]):not([title])', {
      hasNotText: /\S/,
    })
    await expect(nameless, path).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Следующая страница' })).toBeVisible()
})

test('many records are edited at once', async ({ page }) => {
  await open(page, '/admin/collections/projects')
  await page.locator('thead input[type=checkbox]').check()
  await page.locator('.edit-many__toggle').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox').click()
  await drawer.getByRole('option', { name: 'Catchphrase' }).click()
  await expect(drawer.locator('#field-catchphrase')).toBeVisible()
})

test('a small screen tells what is wrong with a field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/collections/redirects/create')
  await page.locator('#field-from').fill('no-slash')
  await page.locator('#action-save').click()
  const errors = page.locator('.field-error')
  await expect(errors).toHaveCount(2)
  for (const error of await errors.all()) await expect(error).toBeInViewport()
})

test('the trash of a small screen offers nothing that it cannot do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/collections/projects')
  await page.locator('tbody input[type=checkbox]').first().check()
  await expect(page.locator('.list-selection')).toBeVisible()
  const beside = await page
    .locator('.list-selection button')
    .evaluateAll(
      (buttons) =>
        buttons.filter((button) => button.getBoundingClientRect().right > window.innerWidth).length,
    )
  expect(beside).toBe(0)
})

test('the page beside an open menu stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin')
  await page.locator('.app-header__mobile-nav-toggler').click()
  await expect(page.locator('.template-default--nav-open')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the head of a page at 320 px has room for fingers, and its tabs one row', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ru', url: origin }])
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/admin/globals/home')
  const head = page.locator('.app-header')
  for (const pressed of [
    head.locator('.step-nav__home'),
    head.locator('.app-header__mobile-nav-toggler'),
    head.locator('.popup-button'),
  ]) {
    const box = await pressed.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  const tops = await page
    .locator('.doc-tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size, String(tops)).toBe(1)
})

test('a search field asks in one sentence', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'payload-lng', value: 'ru', url: origin }])
  await open(page, '/admin/collections/messages')
  await expect(page.getByPlaceholder('Поиск: ключ или текст', { exact: true })).toBeVisible()
})

test('without the password the mark of the site leads on, too', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/admin/forgot')
  await expect(page.locator('main').getByText('Pasiuni')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('E-mail').fill('nobody@pasiuni.example')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail sent' })).toBeVisible()
})

test('an old link for a new password leads to the page with the mark of the site', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/admin/reset/0a1b2c')
  await expect(page).toHaveURL(/\/admin\/new-password#0a1b2c$/)
  await expect(page.locator('main').getByText('Pasiuni')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who may not open a page sees whose page it is', async ({ page }) => {
  await page.goto('/admin/unauthorized')
  await expect(page.locator('main').getByText('Pasiuni')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('who was signed out for doing nothing is told why', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/admin/logout-inactivity?redirect=%2Fadmin%2Finbox')
  const reason = 'You have been signed out because of inactivity.'
  await expect(page.getByText(reason)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/inbox')
  expect(await violations(page)).toEqual([])
})

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

test('a record without a title in a language is not headed by its number', async ({
  browser,
  context: { request },
  origin,
}) => {
  // The language of the content is kept for the editor who chooses it, and the first one is everybody’s.
  const { email, password } = await makeEditor(origin)
  const extraHTTPHeaders = { 'x-forwarded-for': newNetwork() }
  const own = await browser.newContext({ baseURL: origin, extraHTTPHeaders, locale: 'en-GB' })
  const page = await own.newPage()
  const headers = { origin }
  const signIn = { data: { email, password }, headers }
  expect((await page.request.post('/api/editors/login', signIn)).status()).toBe(200)
  const draft = { title: 'Muzica', slug: 'm-2', _status: 'draft' }
  const made = await page.request.post('/api/projects?locale=ro&draft=true', {
    data: draft,
    headers,
  })
  const { doc } = createdSchema.parse(await made.json())
  for (const view of ['/versions', '/translations', '']) {
    await open(page, `/admin/collections/projects/${doc.id}${view}?locale=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled')
  }
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.locator('#action-delete').click()
  await expect(page.getByRole('dialog')).toContainText('Untitled')
  await own.close()
  const api = `/api/projects/${doc.id}`
  const deletedAt = new Date().toISOString()
  expect((await request.patch(api, { data: { deletedAt }, headers })).status()).toBe(200)
  expect((await request.delete(`${api}?trash=true`, { headers })).status()).toBe(200)
})
