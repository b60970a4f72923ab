import { expect } from '@playwright/test'
import { z } from 'zod'
import { signIn } from '../helpers/admin-panel'
import { openEditorClient, type EditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { expectPublicText } from '../helpers/public-text'

const dates = [
  [
    'ro',
    'Ultima actualizare: 1 martie 2025',
    'Versiunile anterioare',
    'Versiunea din 5 ianuarie 2024',
  ],
  ['en', 'Last updated: 1 March 2025', 'Earlier versions', 'Version of 5 January 2024'],
  [
    'ru',
    'Последнее обновление: 1 марта 2025 г.',
    'Предыдущие редакции',
    'Редакция от 5 января 2024 г.',
  ],
] as const

const kinds = ['privacy', 'terms'] as const

type Release = { editor: EditorClient; kind: 'privacy' | 'terms'; day: string; text: string }

function bodyOf(text: string) {
  const node = { type: 'text', text, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  const block = { version: 1, format: '', indent: 0, direction: 'ltr' }
  const paragraph = { type: 'paragraph', textFormat: 0, textStyle: '', ...block, children: [node] }
  return { root: { type: 'root', ...block, children: [paragraph] } }
}

async function publishRelease({ editor, kind, day, text }: Release): Promise<void> {
  await editor.create({
    collection: 'legal-documents',
    locale: 'ro',
    data: {
      name: `${kind} ${day}`,
      kind,
      releaseDate: `${day}T12:00:00.000Z`,
      body: bodyOf(text),
      _status: 'published',
    },
  })
}

for (const [locale, updated] of dates) {
  test(`legal texts say when they were last changed: ${locale}`, async ({ page }) => {
    for (const path of [...kinds, ...kinds.map((kind) => `external/${kind}`)]) {
      await page.goto(`/${locale}/${path}`)
      const line = page.getByText(updated)
      await expect(line).toBeVisible()
      await expect(line.locator('time')).toHaveAttribute('datetime', '2025-03-01')
    }
  })
}

test('a release of an earlier date is history: listed, readable, and marked as replaced', async ({
  site,
  page,
  request,
}) => {
  // Six pages are published and read one after the other.
  test.slow()
  const editor = await openEditorClient(site)
  for (const kind of kinds) {
    const text = `Prima ediție: ${kind}`
    await publishRelease({ editor, kind, day: '2024-01-05', text })
    for (const [locale, updated, history, release] of dates) {
      await expectPublicText({ request, path: `/${locale}/${kind}`, text: release })
      await page.goto(`/${locale}/${kind}`)
      await expect(page.getByText(updated)).toBeVisible()
      await expect(page.getByText(text)).toBeHidden()
      await expect(page.getByRole('heading', { name: history })).toBeVisible()
      await page.getByRole('link', { name: release }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/${kind}/2024-01-05$`))
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.locator('time[datetime="2024-01-05"]')).toBeVisible()
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/${kind}$`))
    }
  }
  await editor.close()
})

test('terms of a later date are announced on every page and do not hold before their day', async ({
  site,
  page,
  request,
}) => {
  const editor = await openEditorClient(site)
  const future = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const text = 'Ediția care va veni'
  await publishRelease({ editor, kind: 'terms', day: future, text })
  // A later publish tells when the first one has reached the pages.
  const heading = { terms: { title: 'Termeni de utilizare, pe scurt' } }
  await editor.publish({ path: '/api/globals/legal-pages', locale: 'ro', data: heading })
  await expectPublicText({ request, path: '/ro/terms', text: heading.terms.title })
  await page.goto('/ro/terms')
  await expect(page.locator('time[datetime="2025-03-01"]').first()).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
  await expect(page.locator(`time[datetime="${future}"]`)).toHaveCount(0)

  const announcements = [
    ['/ro', 'Citiți-i de pe acum', 'Această versiune nu este încă în vigoare.'],
    ['/en/about', 'Read them now', 'This version is not in force yet.'],
    ['/ru/contact', 'Прочитайте их заранее', 'Эта редакция ещё не вступила в силу.'],
  ] as const
  for (const [path, link, standing] of announcements) {
    await expectPublicText({ request, path, text: link })
    await page.goto(path)
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(new RegExp(`/terms/${future}$`))
    await expect(page.getByText(standing)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  }
  await editor.close()
})

test('a link shows the draft of new terms that have no date yet, and other pages stand', async ({
  site,
  page,
  browser,
}) => {
  await signIn({ page, site })
  const headers = { origin: site.origin }
  const made = await page.request.post('/api/legal-documents?locale=ro&depth=0&draft=true', {
    headers,
    data: {
      name: 'Fără dată',
      kind: 'terms',
      body: bodyOf('Termenii fără dată'),
      _status: 'draft',
    },
  })
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await made.json())
  const shared = await page.request.post('/api/workplace/preview-link', {
    headers,
    data: { container: 'legal-documents', document: String(doc.id), locale: 'ro' },
  })
  const { address } = z.object({ address: z.string() }).parse(await shared.json())

  const stranger = await browser.newContext({ baseURL: site.origin })
  const reader = await stranger.newPage()
  await reader.goto(address)
  await expect(reader).toHaveURL(/\/ro\/terms$/)
  await expect(reader.getByText('Termenii fără dată')).toBeVisible()
  await expect(reader.locator('article time')).toHaveCount(0)
  expect((await reader.goto('/ro/about'))?.status()).toBe(200)
  await stranger.close()
})

test('a release in force since today replaces the one before', async ({ site, page, request }) => {
  const editor = await openEditorClient(site)
  const today = new Date().toISOString().slice(0, 10)
  const text = 'Ediția de astăzi'
  await publishRelease({ editor, kind: 'privacy', day: today, text })
  await expectPublicText({ request, path: '/ro/privacy', text })
  await page.goto('/ro/privacy')
  await expect(page.locator(`time[datetime="${today}"]`).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Versiunea din 1 martie 2025' })).toBeVisible()
  // The translations have not come yet: their readers get the Romanian text, marked as such.
  await expectPublicText({ request, path: '/en/privacy', text })
  await page.goto('/en/privacy')
  await expect(page.locator('[lang=ro]').getByText(text)).toBeVisible()
  await editor.close()
})
