import { expect } from '@playwright/test'
import { localeNames, locales } from '../../src/i18n/locales'
import { paths } from '../../src/i18n/paths'
import { getMessages, getTranslator } from '../../src/i18n/translator'
import { messageKeys } from '../helpers/message-keys'
import { readPageContent } from '../helpers/page-content'
import { readPageHead } from '../helpers/page-head'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

// What is looked at here is the HTML of the server. One visit serves all that is asked of a page.
test.use({ javaScriptEnabled: false })

const soft = expect.configure({ soft: true })

/** How much of a text is to be read, whatever space it is in. */
function letterCount(text: string): number {
  return text.replace(/\s+/g, '').length
}

for (const { locale, path, address, isIndexed } of sitePages) {
  test(`${address} is complete, in its language, and read without script`, async ({
    page,
    request,
    origin,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    const head = await readPageHead(page)

    soft(head.lang).toBe(locale)
    soft(head.title.length).toBeGreaterThan(3)
    soft(head.title.length).toBeLessThanOrEqual(70)
    soft(head.description?.length ?? 0).toBeGreaterThan(20)
    soft(head.canonicals).toEqual([`${origin}${address}`])
    soft(head.openGraphLocale).toBe(localeNames[locale].openGraph)
    soft(head.openGraphAlternates.toSorted()).toEqual(
      locales
        .filter((other) => other !== locale)
        .map((other) => localeNames[other].openGraph)
        .toSorted(),
    )
    if (isIndexed) {
      // The same set on all of its pages makes the links mutual.
      soft(head.alternates).toEqual({
        ro: `${origin}/ro${path}`,
        en: `${origin}/en${path}`,
        ru: `${origin}/ru${path}`,
        'x-default': path === '' ? `${origin}/` : `${origin}/ro${path}`,
      })
      soft(head.alternateCount).toBe(4)
      soft(head.robots ?? '').not.toContain('noindex')
      soft(head.structuredData.length).toBeGreaterThan(0)
    } else {
      soft(head.robots).toContain('noindex')
      soft(head.alternateCount).toBe(0)
    }
    for (const text of head.structuredData) {
      soft(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org')
    }

    const content = await readPageContent(page)

    soft(content.firstLevelHeadings).toBe(1)
    soft(content.mainText.trim().length).toBeGreaterThan(60)
    soft(content.silent).toEqual([])
    soft(content.styled).toEqual([])
    soft(content.unfinishedImages).toEqual([])
    soft(content.text.match(/\{\s*\w+\s*\}|\[object \w+\]|\b(?:undefined|null|NaN)\b/g)).toBeNull()
    soft(messageKeys.filter((key) => content.text.includes(key))).toEqual([])
    // Romanian has a comma below ș and ț; the letters with a cedilla are Turkish.
    soft(content.text.match(/[ŞşŢţ]/g)).toBeNull()

    const { mainText } = content
    const letters = mainText.match(/\p{L}/gu)?.length ?? 0
    const cyrillic = mainText.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
    const romanian = mainText.match(/[ăâîșț]/gi)?.length ?? 0
    if (locale === 'ru') soft(cyrillic / letters).toBeGreaterThan(0.6)
    else soft(cyrillic).toBe(0)
    if (locale === 'ro') soft(romanian / letters).toBeGreaterThan(0.02)
    // A name such as Chișinău is all the Romanian that English has.
    if (locale === 'en') soft(romanian / letters).toBeLessThan(0.005)
    // Names of other languages are links to the page in them.
    const foreign = page.locator(`main [lang]:not([lang=${locale}], a[hreflang])`)
    await soft(foreign).toHaveCount(0)

    await soft(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shown = await page.getByRole('main').innerText()
    if (path === paths.account) {
      const [needsScript = ''] = getMessages(locale).auth.noScript.split('{')
      soft(shown).toContain(needsScript.trim())
    } else {
      // Text that only script would reveal is in the document but not on the screen.
      const written = await page
        .getByRole('main')
        .locator('*:not(script)')
        .evaluateAll((elements) =>
          elements
            .flatMap(({ childNodes }) => [...childNodes])
            .map((node) => (node instanceof Text ? node.data : ''))
            .join(''),
        )
      soft(letterCount(shown)).toBeGreaterThan(0.95 * letterCount(written))
    }

    if (path.startsWith('/external')) return
    const name = getTranslator(locale)('layout.language')
    for (const other of locales) {
      const link = page.getByRole('navigation', { name }).locator(`a[hreflang=${other}]`)
      const answer = await request.get((await link.getAttribute('href')) ?? '', { maxRedirects: 0 })
      const target = new URL(answer.headers().location ?? '/nowhere', origin)
      soft(target.href).toBe(`${origin}/${other}${path}`)
    }
  })
}

for (const locale of locales) {
  test(`no two pages have the same title: ${locale}`, async ({ request }) => {
    const pages = sitePages.filter((entry) => entry.locale === locale && entry.isIndexed)
    const titles: string[] = []
    for (const { address } of pages) {
      const [, title = ''] =
        /<title>(.+?)<\/title>/.exec(await (await request.get(address)).text()) ?? []
      expect(title, address).not.toBe('')
      titles.push(title)
    }
    expect(new Set(titles).size, titles.join('\n')).toBe(pages.length)
  })
}
