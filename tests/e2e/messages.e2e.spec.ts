import { expect, type APIRequestContext } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales'
import { catalogueText } from '../../src/i18n/message-keys'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { expectPublicText, timeoutMs } from '../helpers/public-text'
import type { OwnSite } from '../helpers/start-own-site'

// A page that the page cache holds, one that is made for each visit, and one that nobody has seen.
const keptPage = '/ru'
const missingPage = '/ru/nowhere'
const freshPage = '/ru/community'

type Change = { site: OwnSite; key: string; text: string; locale?: Locale }

async function say({ site, key, text, locale = 'ru' }: Change): Promise<void> {
  const editor = await openEditorClient(site)
  const path = `/api/messages/${await editor.messageAt(key)}`
  await editor.publish({ path, locale, data: { text } })
  await editor.close()
}

/** The error page of the front server, which needs neither Next nor the database. */
async function errorPage(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/%', { headers: { 'accept-language': 'ru' } })
  expect(answer.status()).toBe(400)
  return answer.text()
}

test('an edited message is on every page, and gone when it is put back', async ({
  site,
  request,
}) => {
  const key = 'layout.footerNavigation'
  const original = catalogueText({ locale: 'ru', key }) ?? ''
  const edited = 'Куда пойти дальше'
  for (const [text, shown, hidden] of [
    [edited, edited, original],
    ['', original, edited],
  ] as const) {
    await expectPublicText({ request, path: keptPage, text: hidden })
    await say({ site, key, text })
    await expectPublicText({ request, path: keptPage, text: shown })
    await expectPublicText({ request, path: keptPage, text: hidden, isThere: false })
    await expectPublicText({ request, path: freshPage, text: shown })
    const missing = await request.get(missingPage)
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain(shown)
    const romanian = await (await request.get('/ro')).text()
    expect(romanian).toContain(catalogueText({ locale: 'ro', key }))
  }
})

test('the error page of the front server says it, too, and as text', async ({ site, request }) => {
  const key = 'error.wrongLink'
  const original = catalogueText({ locale: 'ru', key }) ?? ''
  expect(await errorPage(request)).toContain(original)
  // Between apostrophes a message may contain what would otherwise be its own syntax.
  await say({ site, key, text: "Такой ссылки у нас нет: '<script>'" })
  await expect
    .poll(() => errorPage(request), { timeout: timeoutMs, intervals: [50] })
    .toContain('Такой ссылки у нас нет: &lt;script&gt;')
  await say({ site, key, text: '' })
  await expect
    .poll(() => errorPage(request), { timeout: timeoutMs, intervals: [50] })
    .toContain(original)
})

test('a draft is said by nobody', async ({ site, request }) => {
  const editor = await openEditorClient(site)
  const path = `/api/messages/${await editor.messageAt('layout.skip')}`
  const draft = 'Сразу к главному'
  await editor.saveDraft({ path, locale: 'ru', data: { text: draft } })
  await editor.close()
  // Another message makes every page again.
  await say({ site, key: 'layout.menu', text: 'Разделы' })
  await expectPublicText({ request, path: keptPage, text: 'Разделы' })
  expect(await (await request.get(keptPage)).text()).not.toContain(draft)
  await say({ site, key: 'layout.menu', text: '' })
})
