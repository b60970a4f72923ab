import { expect } from '@playwright/test'
import { checkout } from '../../src/dev/checkout'
import { runToEnd } from '../../src/dev/processes/child'
import { locales } from '../../src/i18n/locales'
import { openEditorClient } from '../helpers/editor-client'
import { passLaterPublish } from '../helpers/later-publish'
import { test } from '../helpers/own-site'
import { expectPublicStatus, expectPublicText } from '../helpers/public-text'

test('an edit of a project is public in all three languages', async ({ site, request }) => {
  const editor = await openEditorClient(site)
  const path = `/api/projects/${await editor.projectAt('cinema')}`
  const titles = { ro: 'Ecranul mare', en: 'The big screen', ru: 'Большой экран' }
  for (const locale of locales) {
    const address = `/${locale}/proj/cinema`
    await expectPublicText({ request, path: address, text: titles[locale], isThere: false })
    await editor.publish({ path, locale, data: { title: titles[locale] } })
    await expectPublicText({ request, path: address, text: titles[locale] })
    // The home page and the list show it, too.
    await expectPublicText({ request, path: `/${locale}`, text: titles[locale] })
    await expectPublicText({ request, path: `/${locale}/proj`, text: titles[locale] })
  }
  await expectPublicText({ request, path: '/ro/proj/cinema', text: titles.ro })
  await editor.close()
})

test('a changed address is served, and the old one leads to it', async ({ site, request }) => {
  const editor = await openEditorClient(site)
  const path = `/api/projects/${await editor.projectAt('auto')}`
  for (const locale of locales) {
    await expectPublicStatus({ request, path: `/${locale}/proj/auto`, status: 200 })
    await expectPublicStatus({ request, path: `/${locale}/proj/motoare`, status: 404 })
  }
  await editor.publish({ path, locale: 'ro', data: { slug: 'motoare' } })
  for (const locale of locales) {
    await expectPublicStatus({ request, path: `/${locale}/proj/motoare`, status: 200 })
    await expectPublicStatus({ request, path: `/${locale}/proj/auto`, status: 308 })
    const moved = await request.get(`/${locale}/proj/auto?a=1`, { maxRedirects: 0 })
    const target = new URL(moved.headers().location ?? '', site.origin)
    expect(target.origin + target.pathname).toBe(`${site.origin}/${locale}/proj/motoare`)
  }
  await expectPublicText({ request, path: '/sitemap.xml', text: '/ro/proj/motoare' })
  await expectPublicText({ request, path: '/sitemap.xml', text: '/ro/proj/auto<', isThere: false })

  await editor.publish({ path, locale: 'ro', data: { slug: 'auto' } })
  await expectPublicStatus({ request, path: '/ro/proj/auto', status: 200 })
  await expectPublicStatus({ request, path: '/ro/proj/motoare', status: 308 })
  await editor.close()
})

test('a first publish replaces the missing page that was there before', async ({
  site,
  request,
}) => {
  const editor = await openEditorClient(site)
  const text = (title: string) => ({ title, description: `${title} pe larg.` })
  const id = await editor.create({
    collection: 'projects',
    locale: 'ro',
    data: {
      title: 'Muzica',
      catchphrase: 'Sunete care rămân',
      slug: 'muzica',
      accent: 'travel',
      feature1: text('Concerte'),
      feature2: text('Discuri'),
      feature3: text('Interviuri'),
      feature4: text('Festivaluri'),
      _status: 'draft',
    },
  })
  for (const locale of locales) {
    const missing = await request.get(`/${locale}/proj/muzica`)
    expect(missing.status()).toBe(404)
  }
  await editor.publish({ path: `/api/projects/${id}`, locale: 'ro', data: {} })
  for (const locale of locales) {
    await expectPublicStatus({ request, path: `/${locale}/proj/muzica`, status: 200 })
    await expectPublicText({ request, path: `/${locale}/proj/muzica`, text: 'Sunete care rămân' })
  }
  await editor.close()
})

test('a withdrawn project is missing, and back when it is published again', async ({
  site,
  request,
}) => {
  const editor = await openEditorClient(site)
  const path = `/api/projects/${await editor.projectAt('fighting')}`
  await expectPublicStatus({ request, path: '/ro/proj/fighting', status: 200 })
  await editor.unpublish({ path, locale: 'ro' })
  await expectPublicStatus({ request, path: '/ro/proj/fighting', status: 404 })
  await expectPublicText({ request, path: '/ro/proj', text: '/ro/proj/fighting', isThere: false })
  await editor.publish({ path, locale: 'ro', data: {} })
  await expectPublicStatus({ request, path: '/ro/proj/fighting', status: 200 })
  await editor.close()
})

test('an edit by a script is public as soon as one in the admin', async ({ site, request }) => {
  const title = 'Povestea noastră pe scurt'
  await expectPublicText({ request, path: '/ro/about', text: title, isThere: false })
  const before = await (await request.get('/en/about')).text()
  const { code, output } = await runToEnd({
    command: process.execPath,
    args: [
      ...['--conditions=production', '--import', 'tsx'],
      ...['tests/helpers/edit-by-script.ts', 'about', 'ro', title],
    ],
    cwd: checkout,
    env: site.env,
    signal: AbortSignal.timeout(60_000),
  })
  expect(code, output).toBe(0)
  expect(output).toContain('saved')
  await expectPublicText({ request, path: '/ro/about', text: title })
  const h1 = /<h1.*?<\/h1>/s
  expect(h1.exec(await (await request.get('/en/about')).text())?.[0]).toBe(h1.exec(before)?.[0])
})

test('a text emptied in Russian is shown in Romanian, and says so', async ({
  site,
  page,
  request,
}) => {
  const editor = await openEditorClient(site)
  const notice = 'Часть этой страницы ещё не переведена и показана на румынском.'
  await page.goto('/ru/become')
  await expect(page.getByText(notice)).toBeHidden()

  const path = '/api/globals/become'
  await editor.publish({ path, locale: 'ru', data: { head: { title: '' } } })
  await expectPublicText({ request, path: '/ru/become', text: notice })
  await page.goto('/ro/become')
  const romanian = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/ru/become')
  await expect(page.getByText(notice)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(romanian)
  await expect(heading.locator('[lang=ro]')).toHaveText(romanian)
  await page.goto('/en/become')
  await expect(page.locator('main [lang]')).toHaveCount(0)
  await editor.close()
})

test('a draft is nobody’s to read', async ({ site, request }) => {
  const editor = await openEditorClient(site)
  const draft = 'Încă nescris până la capăt'
  const data = { head: { title: draft } }
  await editor.saveDraft({ path: '/api/globals/contact', locale: 'ro', data })
  await passLaterPublish({ editor, request, path: '/ro/contact', locale: 'ro' })
  for (const path of ['/ro/contact', '/en/contact', '/ru/contact', '/sitemap.xml']) {
    expect(await (await request.get(path)).text(), path).not.toContain(draft)
  }
  await editor.close()
})
