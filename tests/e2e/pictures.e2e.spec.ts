import { expect as impatient, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { pictureTexts } from '../../src/features/media/admin/texts'
import { locales, type Locale } from '../../src/i18n/locales'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { moveToTrash, notices, openView, save } from '../helpers/admin-record'
import { createdId } from '../helpers/created'
import { test } from '../helpers/own-site'
import { pictureFile } from '../helpers/picture-file'
import type { OwnSite } from '../helpers/start-own-site'

// A view of the admin may take long on a machine that is busy with other tests.
const expect = impatient.configure({ timeout: 20_000 })

// Titles and pictures of the seed are looked for.
test.use({ siteName: 'pictures' })

const textMissing: Record<Locale, string> = {
  ro: 'Textul în română este obligatoriu.',
  en: 'The Romanian text is required.',
  ru: 'Текст на румынском обязателен.',
}

const notPublished: Record<Locale, string> = {
  ro: 'Versiunea în rusă nu a fost publicată. Imagini fără text alternativ în rusă: afis.webp',
  en: 'The Russian version was not published. Pictures without an alternative text in Russian: afis.webp',
  ru: 'Русская версия не опубликована. Изображения без альтернативного текста на русском: afis.webp',
}

const inUse: Record<Locale, string> = {
  ro: 'Imaginea este folosită, de aceea nu poate fi ștearsă. Se află în: Cinema',
  en: 'The picture is in use and cannot be deleted. It is used in: Cinema',
  ru: 'Изображение используется, поэтому удалить его нельзя. Где оно используется: Cinema',
}

const looks = {
  ro: { theme: 'dark', width: 390 },
  en: { theme: 'light', width: 1280 },
  ru: { theme: 'dark', width: 768 },
} as const satisfies Record<Locale, { theme: string; width: number }>

const size = z.object({ url: z.string(), mimeType: z.string(), width: z.number() })
const picture = z.object({ sizes: z.record(z.string(), size) })
const found = z.object({ docs: z.array(z.object({ id: z.number() })).length(1) })

async function readSizes({ page, site, path }: { page: Page; site: OwnSite; path: string }) {
  const headers = { origin: site.origin }
  const answer = await page.request.get(`/api/${path}?depth=0`, { headers })
  return picture.parse(await answer.json()).sizes
}

/** A picture described in Romanian only. */
async function uploadPoster({ page, site }: { page: Page; site: OwnSite }): Promise<string> {
  const answer = await page.request.post('/api/media?locale=ro', {
    headers: { origin: site.origin },
    multipart: {
      file: await pictureFile({ name: 'afis.png', width: 600 }),
      _payload: JSON.stringify({ alt: 'Un afiș de film' }),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return `/admin/collections/media/${createdId(await answer.json())}`
}

async function cinemaPath({ page, site }: { page: Page; site: OwnSite }): Promise<string> {
  const answer = await page.request.get('/api/projects?where[slug][equals]=cinema&depth=0', {
    headers: { origin: site.origin },
  })
  return `/admin/collections/projects/${found.parse(await answer.json()).docs[0]?.id ?? 0}`
}

test('a picture is taken with words only, made in every size, and cut around what matters', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await signIn({ page, site })
  const path = '/admin/collections/media/create?locale=ro'
  const small = await pictureFile({ name: 'mica.png', width: 600 })
  for (const language of locales) {
    await openView({ page, site, path, language })
    // Payload asks the server about the form after each change, and takes its answer over what a save
    // in the same quarter of a second has found.
    const isKnown = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/media/create'),
    )
    await page.locator('input[type=file]').setInputFiles(small)
    await isKnown
    await save(page)
    await expect(page.locator('#field-alt').locator('..')).toContainText(textMissing[language])
  }

  await openView({ page, site, path })
  const file = await pictureFile({ name: 'sala.png', width: 2000 })
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByLabel(/^Alternative text/).fill('O sală de cinema')
  await save(page)
  await page.waitForURL(/\/media\/\d+/)
  const record = new URL(page.url()).pathname.replace('/admin/collections/', '')
  const sizes = await readSizes({ page, site, path: record })
  const made: Record<string, string> = {}
  for (const [name, { url, mimeType, width }] of Object.entries(sizes)) {
    const answer = await page.request.get(url)
    expect(answer.status(), name).toBe(200)
    expect(answer.headers()['content-type'], name).toBe(mimeType)
    const content = await sharp(await answer.body()).metadata()
    expect(content.width, name).toBe(width)
    made[name] = `${content.compression ?? content.format} ${width}`
  }
  expect(made).toEqual({
    ...{ w480: 'webp 480', w960: 'webp 960', w1920: 'webp 1920' },
    ...{ avif480: 'av1 480', avif960: 'av1 960', avif1920: 'av1 1920' },
    share: 'jpeg 1200',
  })

  const card = async ({ share }: typeof sizes) => {
    const answer = await page.request.get(share?.url ?? '')
    expect(answer.status()).toBe(200)
    return answer.body()
  }
  const before = await card(sizes)
  await page.getByRole('button', { name: 'Edit Image' }).click()
  const [across, down] = [page.locator('input[name="X %"]'), page.locator('input[name="Y %"]')]
  await expect(across).toHaveValue('50')
  await across.fill('8')
  await down.fill('90')
  await page.getByRole('button', { name: 'Apply changes' }).click()
  await save(page)
  await expect(notices(page).filter({ hasText: 'Updated successfully' })).toBeVisible()
  const refocused = await readSizes({ page, site, path: record })
  expect((await card(refocused)).equals(before)).toBe(false)
  // Networks keep a card under its address.
  expect(refocused.share?.url).not.toBe(sizes.share?.url)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Edit Image' }).click()
  await expect(across).toHaveValue('8')
  await expect(down).toHaveValue('90')
})

test('a picture is published only with words for it, and stays while it is used', async ({
  page,
  context,
  request,
  site,
}) => {
  test.setTimeout(240_000)
  await signIn({ page, site })
  const poster = await uploadPoster({ page, site })
  const project = `${await cinemaPath({ page, site })}?locale=ru`

  const publicPage = async () => (await request.get('/ru/proj/cinema')).text()
  const banner = page.locator('#field-banner')
  for (const language of locales) {
    await openView({ page, site, path: project, language })
    if (language === locales[0]) {
      const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
      await banner.getByRole('button', { name: 'Alegeți din cele existente' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'afis.webp' }).click()
      expect((await saved).status()).toBe(200)
    }
    await expect(banner).toContainText('afis.webp')
    await save(page)
    await expect(notices(page)).toContainText(notPublished[language])
    await expect(notices(page)).toContainText(`${poster}?locale=ru`)
  }
  expect(await publicPage()).not.toContain('afis')
  await openView({ page, site, path: `${poster}/uses` })
  await expect(page.getByRole('row', { name: /^Cinema/ })).toContainText(pictureTexts.isDraft.en)

  await openView({ page, site, path: `${poster}?locale=ru` })
  await page.getByLabel(/^Alternative text/).fill('Афиша фильма')
  await save(page)
  await expect(notices(page)).toContainText('Updated successfully')
  await openView({ page, site, path: project })
  await save(page)
  await expect(notices(page).filter({ hasText: 'Published: Русский' })).toBeVisible()
  await expect.poll(publicPage, { timeout: 60_000 }).toContain('Афиша фильма')
  await page.goto('/ru/proj/cinema')
  const shown = page.getByRole('img', { name: 'Афиша фильма' })
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)

  for (const language of locales) {
    const { theme, width } = looks[language]
    await context.addCookies([{ name: 'payload-theme', value: theme, url: site.origin }])
    await page.setViewportSize({ width, height: 900 })
    await openView({ page, site, path: poster, language })
    await moveToTrash(page)
    await expect(notices(page)).toContainText(inUse[language])
    await page.getByRole('link', { name: pictureTexts.tab[language] }).click()
    const row = page.getByRole('table', { name: pictureTexts.caption[language] }).getByRole('row')
    await expect(row.nth(1)).toContainText(pictureTexts.isPublic[language])
    expect(await violations(page, { within: 'main' }), language).toEqual([])
  }

  await page.setViewportSize({ width: 1280, height: 900 })
  await context.addCookies([{ name: 'payload-lng', value: 'en', url: site.origin }])
  await page.getByRole('row').getByRole('link', { name: 'Cinema' }).click()
  await page.waitForURL((url) => project.startsWith(url.pathname))
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel(/^Title/).first()).toHaveValue('Кино')
  await banner.getByRole('button').last().click()
  await expect(banner).not.toContainText('afis.webp')
  await save(page)
  await expect(notices(page).filter({ hasText: 'Published: Русский' })).toBeVisible()
  await openView({ page, site, path: `${poster}/uses` })
  await expect(page.getByText(pictureTexts.none.en)).toBeVisible()
  await openView({ page, site, path: poster })
  await moveToTrash(page)
  await page.waitForURL(/\/admin\/collections\/media(?:\?|$)/)
  await expect(notices(page)).toContainText('moved to trash')
  await expect(page.getByRole('link', { name: 'afis.webp' })).toHaveCount(0)
})
