import { expect, type Locator } from '@playwright/test'
import { homeTexts } from '../../migrations/content/texts/pages/home'
import { siteTexts } from '../../migrations/content/texts/pages/site'
import { locales } from '../../src/i18n/locales'
import { getTranslator } from '../../src/i18n/translator'
import { test } from '../helpers/site-test'

/** Where an element is on the page, once the fonts that it has asked for are there. */
async function boxFor(element: Locator) {
  await element.page().evaluate(() => document.fonts.ready)
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const locale of locales) {
  const home = homeTexts[locale]
  const t = getTranslator(locale)

  test(`three banners and four blurbs follow what the site is: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`)
    const banners = page.getByRole('region', { name: t('home.banners') })
    for (const { title, primary, secondary } of [home.banner1, home.banner2, home.banner3]) {
      const heading = page.getByRole('heading', { level: 2, name: title })
      const banner = banners.locator('div').filter({ has: heading }).last()
      const buttons = banner.getByRole('link')
      await expect(buttons).toHaveText([primary.label, secondary.label])
    }
    for (const { title } of [home.news, home.reviews, home.catalogues, home.events]) {
      await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
    }
  })

  test(`a missing page names the site and shows its whole drawing: ${locale}`, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${locale}/nope`)
      await expect(page).toHaveTitle(`${t('notFound.title')} · ${siteTexts[locale].name}`)
      const drawing = page.getByRole('main').locator('svg').last()
      expect((await boxFor(drawing)).right).toBeLessThanOrEqual(width)
      // All at one moment: the page may still be settling.
      const least = await drawing.evaluate((svg) => {
        const whole = svg.getBoundingClientRect()
        const pieces = [...svg.querySelectorAll('path, circle')]
        const boxes = pieces.map((piece) => piece.getBoundingClientRect())
        const gaps = boxes.flatMap(({ left, top, right, bottom }) => [
          ...[left - whole.left, top - whole.top],
          ...[whole.right - right, whole.bottom - bottom],
        ])
        return Math.min(...gaps)
      })
      expect(least).toBeGreaterThanOrEqual(0)
    }
  })

  test(`a broken address leads back by the mark and by a button: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/%E0%A4%A`)
    const mark = page.getByRole('banner').getByRole('link', { name: 'Pasiuni' })
    await expect(mark.locator('svg')).toBeVisible()
    await expect(mark).toHaveAttribute('href', `/${locale}`)
    const back = page.getByRole('link', { name: t('error.back') })
    expect((await boxFor(back)).height).toBeGreaterThanOrEqual(40)
  })

  test(`the privacy policy leads to the authorities that it names: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/privacy`)
    for (const site of ['datepersonale.md', 'dataprotection.ro']) {
      const link = page.getByRole('main').getByRole('link', { name: site })
      await expect(link).toHaveAttribute('href', new RegExp(`^https://(www\\.)?${site}$`))
    }
  })

  for (const kind of ['terms', 'privacy']) {
    test(`the bare ${kind} can be read in every language: ${locale}`, async ({ page }) => {
      for (const other of locales) {
        await page.goto(`/${locale}/external/${kind}`)
        const languages = page.getByRole('navigation', { name: t('layout.language') })
        await languages.locator(`a[hreflang=${other}]`).click()
        await expect(page).toHaveURL(new RegExp(`/${other}/external/${kind}$`))
        await expect(page.locator('html')).toHaveAttribute('lang', other)
      }
    })
  }

  test(`the way to all projects stands on the grid: ${locale}`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${locale}/proj/cinema`)
      const all = await boxFor(
        page.getByRole('main').getByRole('link', { name: t('projects.all') }),
      )
      const others = page.getByRole('region', { name: t('projects.others') })
      const cards = await boxFor(others.getByRole('list'))
      expect([all.x, all.right].map(Math.round)).toContain(
        Math.round(width > 1000 ? cards.right : cards.x),
      )
    }
  })

  test(`cards differ from the ground they lie on, in the dark as well: ${locale}`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/${locale}/proj`)
      const posters = page.getByRole('main').locator('li > a > div:first-child')
      await expect(posters).toHaveCount(4)
      const [ground = 0, ...cards] = await posters.evaluateAll((found) =>
        [document.documentElement, ...found].map((element) => {
          const parts = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
          const [red = 0, green = 0, blue = 0] = parts.map((part) => {
            const share = Number(part) / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }),
      )
      for (const card of cards) {
        const contrast = (Math.max(card, ground) + 0.05) / (Math.min(card, ground) + 0.05)
        expect(contrast, colorScheme).toBeGreaterThan(1.2)
      }
    }
  })
}

test('buttons on drawings are seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of ['/ro', '/en/proj/cinema', '/ru/proj/travel']) {
    await page.goto(address)
    const buttons = page.getByRole('main').locator('a[data-variant]')
    expect(await buttons.count()).toBeGreaterThan(0)
    const [ink, ...edges] = await buttons.evaluateAll((found) => [
      getComputedStyle(document.body).color,
      ...found.map((button) => getComputedStyle(button).borderTopColor),
    ])
    expect(new Set(edges), address).toEqual(new Set([ink]))
  }
})

test('links of the footer are told apart where they take two lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const locale of locales) {
    await page.goto(`/${locale}/contact`)
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    const places = await links.evaluateAll((found) =>
      found.map((link) => {
        const { x, y, bottom } = (link.firstElementChild ?? link).getBoundingClientRect()
        return { x, y, bottom }
      }),
    )
    for (const [index, { x, bottom }] of places.entries()) {
      const next = places[index + 1]
      if (next?.x === x) expect(next.y - bottom, locale).toBeGreaterThanOrEqual(6)
    }
  }
})

test('the Russian notice names the passages and keeps off what follows', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, passage] of [
      ['', '«Премьеры, гонки, турниры и групповые…»'],
      ['/community', '«На сайтах проектов можно будет…»'],
    ] as const) {
      await page.goto(`/ru${path}`)
      const notice = page.getByRole('main').getByText(passage)
      const heading = page.getByRole('heading', { level: 1 })
      const gap = (await boxFor(heading)).y - (await boxFor(notice)).bottom
      expect(gap, `${path} at ${width}`).toBeGreaterThanOrEqual(16)
    }
  }
})
