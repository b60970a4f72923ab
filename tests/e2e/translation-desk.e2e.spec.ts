import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { russianTextsCutOff } from '../../migrations/content/texts/russian-texts-cut-off'
import { getMessages } from '../../src/i18n/translator'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { editorAccount } from '../helpers/editor-account'
import { openEditorClient } from '../helpers/editor-client'
import { expectPublicText } from '../helpers/public-text'
import { test } from '../helpers/own-site'
import { sitePages } from '../helpers/site-pages'
import type { OwnSite } from '../helpers/start-own-site'

// It counts every text with an error that the site has.
test.use({ siteName: 'translation desk' })

const cutOff = Object.values(russianTextsCutOff)
const [notice = ''] = getMessages('ru').layout.completing.split('{')
const whole =
  'На сайтах проектов можно будет делиться впечатлениями, задавать вопросы и отвечать другим. Несогласие приветствуется, если оно подкреплено доводами и высказано с уважением.'
const page2 = '/ru/community'

/** Makes an editor account of a role, as an administrator would. */
async function makeEditor(options: {
  site: OwnSite
  name: string
  role: string
  languages: string[]
  mayApprove?: boolean
}): Promise<{ email: string; password: string }> {
  const { site, name, ...rights } = options
  const account = { email: `${name.toLowerCase()}@desk.example`, password: 'o-parola-bună-1' }
  const client = await openEditorClient(site)
  await client.create({
    collection: 'editors',
    locale: 'ro',
    data: { name, ...account, ...rights },
  })
  await client.close()
  return account
}

async function openDesk({ page, path }: { page: Page; path: string }): Promise<void> {
  await page.goto(`/admin/translations${path}`)
  await page.waitForLoadState('networkidle')
}

test('readers are told that a passage is incomplete, and see it as it is stored', async ({
  page,
}) => {
  await page.goto(page2)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText(russianTextsCutOff.communityPart2, { exact: true })).toBeVisible()
  const other = page.getByRole('main').getByRole('link', { name: 'Română' })
  await expect(other.first()).toHaveAttribute('href', '/ro/community')
})

test('a scan of all texts changes nothing that readers get', async ({ request, site }) => {
  test.slow()
  const addresses = sitePages.filter(({ isIndexed }) => isIndexed).map(({ address }) => address)
  const read = async () => {
    const pages = []
    for (const address of addresses) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      // React marks where texts meet, or not, by what was ready first.
      const html = (await answer.text()).replaceAll('<!-- -->', '')
      pages.push(`${address} ${html.slice(html.indexOf('<main'), html.indexOf('</main>'))}`)
    }
    return pages
  }
  // What earlier tests have edited may still be on its way to some of the pages.
  let before = await read()
  await expect(async () => {
    const earlier = before
    await sleep(3000)
    before = await read()
    expect(before).toEqual(earlier)
  }).toPass({ timeout: 60_000 })
  expect(before.length).toBeGreaterThanOrEqual(36)
  const { origin } = site
  const headers = { origin }
  const account = editorAccount(site)
  const signedIn = await request.post('/api/editors/login', { data: account, headers })
  expect(signedIn.status()).toBe(200)
  const scan = await request.post('/api/translations/rescan', { headers })
  expect(await scan.json()).toMatchObject({ units: expect.any(Number) })
  expect(await read()).toEqual(before)
})

test('an editor marks a whole text as cut off, and takes that back', async ({ page, site }) => {
  test.slow()
  await signIn({ page, site })
  const unit = encodeURIComponent('global:contact:head.title')
  await openDesk({ page, path: `/unit?locale=ru&unit=${unit}` })
  await page.getByRole('button', { name: 'Mark the text as cut off' }).click()
  await expect(page.getByText(/has confirmed that the text is cut off/)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/ru/contact')).text(), { timeout: 15_000 })
    .toContain(notice)

  await page.getByRole('button', { name: 'Dismiss…' }).first().click()
  await page.getByLabel('Why is it right after all?').fill('Este întreg.')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect
    .poll(async () => (await page.request.get('/ru/contact')).text(), { timeout: 15_000 })
    .not.toContain(notice)
})

test('a translator finds every text that is cut off, and finishes one', async ({ page, site }) => {
  test.slow()
  const rights = { role: 'translator', languages: ['ru'], mayApprove: true }
  const account = await makeEditor({ site, name: 'Oleg', ...rights })
  await signIn({ page, site, account })

  await openDesk({ page, path: '/list?locale=ru&check=cut-off&errors=1' })
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(cutOff.length)
  for (const text of cutOff) await expect(page.getByText(lastWords(text)).first()).toBeVisible()
  for (const [locale, count] of [
    ['ru', cutOff.length],
    ['en', 0],
    ['ro', 0],
  ] as const) {
    await openDesk({ page, path: `/list?locale=${locale}&errors=1` })
    await expect(rows).toHaveCount(count)
  }

  await openDesk({ page, path: '/list?locale=ru&check=cut-off' })
  await rows
    .filter({ hasText: lastWords(russianTextsCutOff.communityPart2) })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/translations\/unit\?/)
  const target = page.getByRole('textbox', { name: /Text in Russian/ })
  await expect(target).toHaveValue(russianTextsCutOff.communityPart2)
  await expect(page.getByText('pune întrebări și răspunde altora').first()).toBeVisible()
  await expect(page.getByText(/cut off/i).first()).toBeVisible()

  await target.fill(whole)
  await expect(page.getByText(/cut off/i)).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()

  const { request } = page
  await expectPublicText({ request, path: page2, text: whole })
  await page.goto(page2)
  await expect(page.getByText(whole)).toBeVisible()
  await expect(page.getByText(notice)).toHaveCount(0)

  await openDesk({ page, path: '/list?locale=ru&check=cut-off&errors=1' })
  await expect(rows).toHaveCount(cutOff.length - 1)
})

test('a translator cannot write in another language', async ({ page, site }) => {
  const account = await makeEditor({ site, name: 'Vera', role: 'translator', languages: ['ru'] })
  await signIn({ page, site, account })
  const unit = encodeURIComponent('global:community:head.title')
  await openDesk({ page, path: `/unit?locale=en&unit=${unit}` })
  await expect(page.getByText('your account may not write in this language')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)

  const refused = await page.request.post('/api/translations/save', {
    data: {
      unit: 'global:community:head.title',
      locale: 'en',
      text: 'Mine',
      expectedHash: 'missing',
      approve: false,
    },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(refused.status()).toBe(403)
})

test('two editors who save the same text: the second sees both and loses nothing', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  await signIn({ page, site })
  const unit = encodeURIComponent('global:become:head.text')
  const path = `/unit?locale=ru&unit=${unit}`
  await openDesk({ page, path })
  const context = await browser.newContext({ baseURL: site.origin })
  const second = await context.newPage()
  const account = await makeEditor({ site, name: 'Irina', role: 'editor', languages: [] })
  await signIn({ page: second, site, account })
  await openDesk({ page: second, path })

  const box = (one: Page) => one.getByRole('textbox', { name: /Text in Russian/ })
  await box(page).fill('Первый вариант вступления, написанный первым редактором.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
  await box(second).fill('Второй вариант вступления, написанный вторым редактором.')
  await second.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(second.getByText('Первый вариант', { exact: false }).first()).toBeVisible()
  await expect(box(second)).toHaveValue(/Второй вариант/)
  await context.close()
})

test('an editor in preview sees what needs work on the page, and opens it in place', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  await signIn({ page, site })
  await page.goto('/preview?lang=ru&path=/become')
  const [marks = ''] = getMessages('ru').preview.marks.split('{')
  await expect(page.getByText(marks)).toBeVisible()
  const marked = page.locator('[data-unit="global:become:expert.text"]')
  await expect(marked).toHaveText(/^Эксперт знает тему/)
  await expect(marked).toHaveCSS('outline-style', 'solid')

  await marked.click()
  const dialog = page.getByRole('dialog', { name: getMessages('ru').preview.editing })
  const editor = dialog.frameLocator('iframe').getByRole('textbox', { name: /Text in Russian/ })
  await expect(editor).toHaveValue(russianTextsCutOff.becomeExpert, { timeout: 20_000 })
  await dialog.getByRole('button', { name: getMessages('ru').preview.closeEditing }).click()
  await expect(dialog).toHaveCount(0)

  const context = await browser.newContext({ baseURL: site.origin })
  const visitor = await context.newPage()
  const loaded: string[] = []
  visitor.on('response', (response) => loaded.push(response.url()))
  await visitor.goto('/ru/become')
  await visitor.waitForLoadState('networkidle')
  await expect(visitor.locator('[data-unit]')).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('/api/translations'))).toEqual([])
  await context.close()
})

test('strangers see nothing of the desk', async ({ page, request }) => {
  await page.goto('/admin/translations')
  await expect(page).toHaveURL(/\/admin\/login/)
  for (const path of ['matrix', 'units?locale=ru', 'unit?locale=ru&unit=global:home:news.text']) {
    const answer = await request.get(`/api/translations/${path}`)
    expect(answer.status(), path).toBe(401)
  }
})

for (const [language, heading] of [
  ['ro', 'Stadiul traducerilor'],
  ['en', 'Translation coverage'],
  ['ru', 'Готовность переводов'],
] as const) {
  test(`every view of the desk speaks the editor’s language without barriers: ${language}`, async ({
    page,
    site,
    context,
  }) => {
    test.slow()
    await signIn({ page, site })
    await context.addCookies([{ name: 'payload-lng', value: language, url: site.origin }])
    const unit = encodeURIComponent('global:home:banner1.text')
    await openDesk({ page, path: '' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const path of ['', '/list?locale=ru', `/unit?locale=ru&unit=${unit}`, '/exchange']) {
      await openDesk({ page, path })
      // Payload's own header has a label whose contrast it does not let us mend.
      expect(await violations(page, { within: 'main' }), path).toEqual([])
    }
  })
}

/** The end of a text, which lists show even when they shorten it. */
function lastWords(text: string): string {
  return text.slice(-25)
}
