import { expect, type Locator, type Page } from '@playwright/test'
import { Client } from 'pg'
import { leaveTexts } from '../../src/components/panel/leave/texts'
import {
  linkTexts,
  publishingTexts,
  reviewTexts,
  scheduleTexts,
} from '../../src/features/publishing/admin/texts'
import { locales, type Locale } from '../../src/i18n/locales'
import { getMessages } from '../../src/i18n/translator'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { groundLightness } from '../helpers/ground-lightness'
import { test } from '../helpers/own-site'
import { expectPublicText } from '../helpers/public-text'
import type { OwnSite } from '../helpers/start-own-site'

/** Opens the control of a record beside its publish button. */
async function openControl(options: {
  page: Page
  path: string
  language?: Locale
}): Promise<Locator> {
  const { page, path, language = 'en' } = options
  await page.goto(path)
  return openDialog({ page, language })
}

/** Opens it on the page that is open. */
async function openDialog(options: { page: Page; language: Locale }): Promise<Locator> {
  const { page, language } = options
  const name = new RegExp(`^${publishingTexts.button[language]}`)
  const dialog = page.getByRole('dialog', { name: publishingTexts.title[language] })
  // A click before the panel is at work opens nothing.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  const heading = dialog.getByRole('heading', {
    name: scheduleTexts.heading[language],
    exact: true,
  })
  await expect(heading).toBeVisible({ timeout: 20_000 })
  return dialog
}

/** Nobody waits for the minute that was planned: it has come. */
async function makeDue(site: OwnSite): Promise<void> {
  const client = new Client({ connectionString: site.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(`update scheduled_changes set due_at = now() where state = 'waiting'`)
  } finally {
    await client.end()
  }
}

test('a draft is sent for review, planned, and published at its time', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(120_000)
  const title = 'Oameni cu planuri'
  const editor = await openEditorClient(site)
  const draft = { path: '/api/globals/community', locale: 'ro', data: { head: { title } } } as const
  await editor.saveDraft(draft)
  await signIn({ page, site })
  const dialog = await openControl({ page, path: '/admin/globals/community?locale=ro' })
  await expect(dialog.getByText(publishingTexts.state.changed.en)).toBeVisible()

  await dialog.getByRole('button', { name: reviewTexts.request.en }).click()
  await expect(dialog.getByText(reviewTexts.sent.en, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: reviewTexts.return.en })).toBeVisible()

  // The Romanian of a page is not taken off the site.
  const actions = dialog.getByLabel(scheduleTexts.what.en).getByRole('option')
  await expect(actions).toHaveText([scheduleTexts.publish.en])
  const day = dialog.getByRole('textbox', { name: scheduleTexts.date.en })
  await day.fill('28.03.2027')
  await day.press('Tab')
  // The hour that is skipped when the clocks go forward.
  await dialog.getByLabel(scheduleTexts.time.en).fill('02:30')
  await dialog.getByRole('button', { name: scheduleTexts.submit.en }).click()
  await expect(dialog.getByRole('alert')).toContainText('There is no such time')
  await dialog.getByLabel(scheduleTexts.time.en).fill('09:05')
  await dialog.getByRole('button', { name: scheduleTexts.submit.en }).click()
  await expect(dialog.getByRole('listitem')).toContainText('28 March 2027')
  await expect(dialog.getByRole('listitem')).toContainText('9:05')
  expect(await violations(page, { within: 'dialog' })).toEqual([])

  const published = await editor.read({ path: '/api/globals/community', locale: 'ro' })
  expect(published).not.toMatchObject({ head: { title } })
  await expectPublicText({ request, path: '/ro/community', text: title, isThere: false })
  await makeDue(site)
  await expect
    .poll(async () => (await request.get('/ro/community')).text(), { timeout: 60_000 })
    .toContain(title)

  await page.goto('/admin/collections/review-requests')
  await expect(page.getByRole('row').filter({ hasText: 'Published' })).toHaveCount(1)
  await page.goto('/admin/collections/scheduled-changes')
  await expect(page.getByRole('row').filter({ hasText: 'Done' })).toHaveCount(1)
  await editor.close()
})

test('a call that nobody answers keeps the words that were typed for it', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const editor = await openEditorClient(site)
  const data = { head: { title: 'Fără răspuns' } }
  await editor.saveDraft({ path: '/api/globals/about', locale: 'ro', data })
  await signIn({ page, site })
  const dialog = await openControl({ page, path: '/admin/globals/about?locale=ro' })
  const note = dialog.getByLabel(reviewTexts.note.en)
  const words = 'Vă rog să citiți ultimul paragraf.'
  await note.fill(words)
  const calls = /\/api\/workplace\/(review|schedule)/
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  await dialog.getByRole('button', { name: reviewTexts.request.en }).click()
  await expect(dialog.getByText(publishingTexts.notLoaded.en)).toBeVisible()
  await expect(note).toHaveValue(words)

  await page.unroute(calls)
  await dialog.getByRole('button', { name: publishingTexts.tryAgain.en }).click()
  await expect(dialog.getByText(publishingTexts.notLoaded.en)).toBeHidden()
  await expect(note).toHaveValue(words)

  const name = publishingTexts.language.en
  const language = dialog.getByRole('combobox', { name, exact: true })
  await language.selectOption('ru')
  await language.selectOption('ro')
  await expect(note).toHaveValue(words)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: leaveTexts.title.en })
  await question.getByRole('button', { name: leaveTexts.stay.en }).click()
  await expect(note).toHaveValue(words)
  // Chromium closes dialogs at repeated Escapes by itself; the question comes back on top.
  const stay = question.getByRole('button', { name: leaveTexts.stay.en })
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Escape')
  await expect(async () => {
    if (!(await stay.isVisible())) await page.keyboard.press('Escape')
    await expect(stay).toBeVisible({ timeout: 500 })
  }).toPass()
  await stay.click()
  await expect(note).toHaveValue(words)
  await dialog.getByRole('button', { name: publishingTexts.close.en }).click()
  await question.getByRole('button', { name: leaveTexts.leave.en }).click()
  await expect(dialog).toBeHidden()
  await editor.close()
})

test('the control speaks the language of its editor, in the dark as well', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(90_000)
  await signIn({ page, site })
  await page.setViewportSize({ width: 768, height: 1024 })
  await context.addCookies([{ name: 'payload-theme', value: 'dark', url: site.origin }])
  for (const language of ['ro', 'ru'] as const) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: site.origin }])
    const dialog = await openControl({ page, path: '/admin/globals/about?locale=ro', language })
    await expect(dialog.getByRole('button', { name: linkTexts.copy[language] })).toBeVisible()
    expect(await violations(page, { within: 'dialog' })).toEqual([])
  }
})

test('a text that has changed since its page was opened is to be read first', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const editor = await openEditorClient(site)
  const write = (title: string) =>
    editor.saveDraft({ path: '/api/globals/about', locale: 'en', data: { head: { title } } })
  await write('About us, once')
  await signIn({ page, site })
  const path = '/admin/globals/about?locale=en'
  const first = await openControl({ page, path })
  await first.getByRole('button', { name: reviewTexts.request.en }).click()
  const publish = page
    .getByRole('dialog')
    .getByRole('button', { name: reviewTexts.publish.en, exact: true })
  await expect(publish).toBeVisible()

  await openView({ page, site, path })
  await write('About us, again')
  const dialog = await openDialog({ page, language: 'en' })
  await expect(dialog.getByRole('alert')).toContainText(reviewTexts.unread.en)
  await expect(publish).toHaveCount(0)
  expect(await violations(page, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: reviewTexts.reload.en }).click()
  await expect(page.locator('#field-head__title')).toHaveValue('About us, again')
  await openDialog({ page, language: 'en' })
  await expect(publish).toBeVisible()
  await editor.close()
})

test('a preview link shows its page to anyone, and no other draft', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(90_000)
  const editor = await openEditorClient(site)
  const drafts = { about: 'О нас: черновик', become: 'Участие: черновик' }
  for (const [slug, title] of Object.entries(drafts)) {
    const path = `/api/globals/${slug}`
    await editor.saveDraft({ path, locale: 'ru', data: { head: { title } } })
  }
  await signIn({ page, site })
  const dialog = await openControl({ page, path: '/admin/globals/about?locale=ru' })
  await dialog.getByRole('button', { name: linkTexts.copy.en }).click()
  const link = await dialog.getByLabel(linkTexts.link.en).inputValue()

  const stranger = await browser.newContext({ baseURL: site.origin, colorScheme: 'light' })
  const reader = await stranger.newPage()
  const answer = await reader.goto(link)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(reader).toHaveURL(/\/ru\/about$/)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(drafts.about)
  await expect(reader.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  const bar = reader.getByRole('complementary', { name: /^Черновик/ })
  await expect(bar).toBeVisible()

  await bar.getByLabel(getMessages('ru').layout.themeDark).check()
  await expect.poll(() => groundLightness(reader)).toBeLessThan(60)
  expect(await reader.evaluate(() => localStorage.getItem('theme'))).toBeNull()

  await reader.goto('/ru/become')
  await expect(reader.getByText(getMessages('ru').preview.notShared)).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(drafts.become)
  await stranger.close()
  await editor.close()
})

test('a link that was changed says so in the language of its reader', async ({ request }) => {
  for (const locale of locales) {
    const answer = await request.get('/preview/shared/garbage', {
      maxRedirects: 0,
      headers: { 'accept-language': locale },
    })
    expect(answer.status()).toBe(403)
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
    expect(answer.headers()['set-cookie']).toBeUndefined()
    expect(await answer.text()).toContain(getMessages(locale).preview.linkWrong)
  }
})
