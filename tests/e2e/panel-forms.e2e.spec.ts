import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Locale } from '../../src/i18n/locales'
import { asFirstEditor } from '../helpers/first-editor'
import { test } from '../helpers/site-test'

type Asked = { page: Page; origin: string; language: Locale; path: string }

async function open({ page, origin, language, path }: Asked): Promise<void> {
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
  await page.goto(path)
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 })
}

test.beforeEach(({ context }) => asFirstEditor(context))

const headings = {
  ro: { projects: 'Proiect nou', media: 'Imagine nouă', editors: 'Redactor nou' },
  en: { projects: 'New project', media: 'New picture', editors: 'New editor' },
  ru: { projects: 'Новый проект', media: 'Новое изображение', editors: 'Новый редактор' },
} as const

for (const language of ['ro', 'en', 'ru'] as const) {
  test(`a new record is headed by words, in ${language}`, async ({ page, origin }) => {
    test.slow()
    for (const [slug, heading] of Object.entries(headings[language])) {
      await open({ page, origin, language, path: `/admin/collections/${slug}/create` })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })
}

test('the heading follows what is typed, and comes back when that is emptied', async ({
  page,
  origin,
}) => {
  const path = '/admin/collections/projects/create'
  await open({ page, origin, language: 'en', path })
  const title = page.locator('#field-title')
  await title.fill('Music')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Music')
  await title.fill('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New project')
})

const found = z.object({ docs: z.tuple([z.object({ id: z.number() })]) })

test('a message is headed by what it says and tells its group by name', async ({
  page,
  origin,
}) => {
  const query = 'where[key][equals]=error.back&depth=0'
  const answer = await page.request.get(`/api/messages?${query}`, { headers: { origin } })
  const [{ id }] = found.parse(await answer.json()).docs
  const path = `/admin/collections/messages/${id}?locale=ru`
  await open({ page, origin, language: 'ru', path })
  await expect(page.getByRole('textbox', { name: 'Группа' })).toHaveValue('Страница ошибки')
  const text = await page.locator('#field-text').inputValue()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
})

test('an icon that is none of the choices is drawn before them', async ({ page, origin }) => {
  await open({ page, origin, language: 'ro', path: '/admin/globals/become' })
  const writer = page.locator('#field-writer')
  const own = writer.getByRole('button', { name: 'Pictograma de acum', pressed: true })
  await expect(own.locator('svg')).toBeVisible()
})

test('days and files are chosen in the language of the panel', async ({ page, origin }) => {
  await open({ page, origin, language: 'ru', path: '/admin/inbox?since=2026-03-01' })
  const since = page.getByRole('textbox', { name: 'Начиная с' })
  await expect(since).toHaveValue('01.03.2026')
  await since.click()
  await expect(page.locator('.react-datepicker__current-month')).toHaveText(/^март 2026/i)
  await since.fill('14.02.2026')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/[?&]since=2026-02-14(?:&|$)/)

  // A day that was chosen and not sent goes with the others.
  await since.fill('15.02.2026')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Сбросить' }).click()
  await expect(page).not.toHaveURL(/since=/)
  await expect(since).toHaveValue('')

  await open({ page, origin, language: 'ro', path: '/admin/transfer' })
  await expect(page.getByText('Niciun fișier ales')).toBeVisible()
  const buffer = Buffer.from('{}')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pasiuni.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('pasiuni.json')).toBeVisible()
})
