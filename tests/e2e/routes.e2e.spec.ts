import { expect } from '@playwright/test'
import { localeNames, locales } from '../../src/i18n/locales'
import { messageKeys } from '../helpers/message-keys'
import { readPageContent } from '../helpers/page-content'
import { readPageHead } from '../helpers/page-head'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

// What is looked at here is the HTML of the server.
test.use({ javaScriptEnabled: false })

for (const { locale, path, address, isIndexed } of sitePages) {
  test(`${address} tells search engines what it is`, async ({ page, origin }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    const head = await readPageHead(page)

    expect(head.lang).toBe(locale)
    expect(head.title.length).toBeGreaterThan(3)
    expect(head.title.length).toBeLessThanOrEqual(70)
    expect(head.description?.length ?? 0).toBeGreaterThan(20)
    expect(head.canonicals).toEqual([`${origin}${address}`])
    expect(head.openGraphLocale).toBe(localeNames[locale].openGraph)
    expect(head.openGraphAlternates.toSorted()).toEqual(
      locales
        .filter((other) => other !== locale)
        .map((other) => localeNames[other].openGraph)
        .toSorted(),
    )
    if (isIndexed) {
      // The same set on all of its pages makes the links mutual.
      expect(head.alternates).toEqual({
        ro: `${origin}/ro${path}`,
        en: `${origin}/en${path}`,
        ru: `${origin}/ru${path}`,
        'x-default': path === '' ? `${origin}/` : `${origin}/ro${path}`,
      })
      expect(head.alternateCount).toBe(4)
      expect(head.robots ?? '').not.toContain('noindex')
      expect(head.structuredData.length).toBeGreaterThan(0)
    } else {
      expect(head.robots).toContain('noindex')
      expect(head.alternateCount).toBe(0)
    }
    for (const text of head.structuredData) {
      expect(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org')
    }
  })

  test(`${address} is complete and in its language`, async ({ page }) => {
    await page.goto(address)
    const content = await readPageContent(page)

    expect(content.firstLevelHeadings).toBe(1)
    expect(content.mainText.trim().length).toBeGreaterThan(60)
    expect(content.silent).toEqual([])
    expect(content.styled).toEqual([])
    expect(content.unfinishedImages).toEqual([])
    expect(
      content.text.match(/\{\s*\w+\s*\}|\[object \w+\]|\b(?:undefined|null|NaN)\b/g),
    ).toBeNull()
    expect(messageKeys.filter((key) => content.text.includes(key))).toEqual([])
    // Romanian has a comma below ș and ț; the letters with a cedilla are Turkish.
    expect(content.text.match(/[ŞşŢţ]/g)).toBeNull()

    const { mainText } = content
    const letters = mainText.match(/\p{L}/gu)?.length ?? 0
    const cyrillic = mainText.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
    const romanian = mainText.match(/[ăâîșț]/gi)?.length ?? 0
    if (locale === 'ru') expect(cyrillic / letters).toBeGreaterThan(0.6)
    else expect(cyrillic).toBe(0)
    if (locale === 'ro') expect(romanian / letters).toBeGreaterThan(0.02)
    // A name such as Chișinău is all the Romanian that English has.
    if (locale === 'en') expect(romanian / letters).toBeLessThan(0.005)
    // Names of other languages are links to the page in them.
    const foreign = page.locator(`main [lang]:not([lang=${locale}], a[hreflang])`)
    await expect(foreign).toHaveCount(0)
  })
}

for (const locale of locales) {
  test(`no two pages have the same title: ${locale}`, async ({ page }) => {
    const pages = sitePages.filter((entry) => entry.locale === locale && entry.isIndexed)
    const titles: string[] = []
    for (const { address } of pages) {
      await page.goto(address)
      titles.push(await page.title())
    }
    expect(new Set(titles).size, titles.join('\n')).toBe(pages.length)
  })
}
