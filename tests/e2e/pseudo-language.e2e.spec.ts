import { type Browser, expect, type Page, test } from '@playwright/test'
import { withUndo } from '../../src/dev/processes/undo'
import { localeNames } from '../../src/i18n/locales'
import { pseudoMessage, pseudoText, speakPseudoLanguage } from '../helpers/pseudo-language'
import { sitePages } from '../helpers/site-pages'
import { withDatabase } from '../helpers/site-database'
import { readSpokenText } from '../helpers/spoken-text'
import { type OwnSite, serveAlone, startOwnSite } from '../helpers/start-own-site'

const locale = 'en'

// What is the same in every language: the name of the site, languages in their own, addresses.
const data = [
  'Pasiuni',
  ...Object.values(localeNames).map(({ name }) => name),
  /[\w.+-]+@[\w.-]+\.\w+/gu,
  /https?:\/\/\S+/gu,
]

const pages = [
  ...sitePages.filter((page) => page.locale === locale).map(({ address }) => address),
  `/${locale}/nowhere`,
  `/${locale}/proj/nowhere`,
]

/** The words of a text that are outside the brackets and are no data. */
function wordsOutside(text: string): string[] {
  let depth = 0
  let outside = ''
  for (const character of text) {
    if (character === '⟦') depth += 1
    if (depth === 0) outside += character
    if (character === '⟧') depth -= 1
    // What one message encloses does not join what is around it.
    if (character === '⟧' && depth === 0) outside += '\n'
  }
  const rest = data.reduce<string>((left, known) => left.replaceAll(known, ' '), outside)
  return rest
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line))
}

/** What the open page says beside what editors have written; nothing at all is a fault, too. */
async function foreignWords(page: Page): Promise<string[]> {
  const { text, others } = await readSpokenText(page)
  if (!text.includes('⟦')) return ['nothing in brackets']
  return [text, ...others].flatMap(wordsOutside)
}

test('brackets enclose what is said, and nothing else', () => {
  expect(pseudoText('Menu')).toBe('⟦Ménú⟧')
  expect(pseudoMessage('You have {count, plural, one {# day} other {# days}} <b>left</b>.')).toBe(
    '⟦Yóú hávé {count, plural, one {# dáy} other {# dáys}} <b>léft</b>.⟧',
  )
  expect(wordsOutside('⟦Ménú⟧ 404 · Pasiuni, a@b.md English ⟦á ⟦b⟧ ć⟧')).toEqual([])
  expect(wordsOutside('⟦Ménú⟧ Close ⟦á⟧ now')).toEqual(['Close', 'now'])
})

async function visitEverything({ site, browser }: { site: OwnSite; browser: Browser }) {
  await speakPseudoLanguage({ databaseUrl: site.env.DATABASE_URL ?? '', locale })
  // Someone whose page is among them.
  await withDatabase(site, (database) =>
    database.query("insert into user_profiles (user_id, lang) values ('someone', 'en')"),
  )

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled })
    const page = await context.newPage()
    for (const path of pages) {
      const wordsOnPage = async () => {
        await page.goto(path)
        // What is being loaded needs script, and is not read aloud without.
        if (javaScriptEnabled) await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        return foreignWords(page)
      }
      // The first visits may still get the page as it was, from a site that has just begun to make all
      // of them.
      await expect
        .configure({ soft: true })
        .poll(wordsOnPage, { message: `${path}, script: ${javaScriptEnabled}`, timeout: 60_000 })
        .toEqual([])
    }
    const answer = await context.request.get('/%', { headers: { 'accept-language': locale } })
    await page.setContent(await answer.text())
    expect(await foreignWords(page), 'the error page of the front server').toEqual([])
    await context.close()
  }
}

// On a site that no other test gets to see.
test('no page says anything that editors cannot change', async ({ browser }) => {
  test.setTimeout(300_000)
  await withUndo(async (defer) => {
    const nothing = () => Promise.resolve({ variables: {} })
    const { site } = await startOwnSite({ defer, beside: nothing, serve: serveAlone('on demand') })
    await visitEverything({ site, browser })
  })
})
