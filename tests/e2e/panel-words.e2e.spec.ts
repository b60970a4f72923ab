import { expect, type Page } from '@playwright/test'
import { asFirstEditor } from '../helpers/first-editor'
import { foreignWords, saidBy, typedWords, type Said } from '../helpers/panel-words'
import { test } from '../helpers/site-test'

/** With PANEL_VIEWS=all each language sees every view; else they share them. */
const isWhole = process.env.PANEL_VIEWS === 'all'

/** Buttons that open something over the view, without changing anything. */
const openers =
  '.popup-button, .list-controls button[aria-expanded="false"], [aria-haspopup="menu"], [aria-haspopup="dialog"]'

/** Two addresses of one kind show the same view of other records. */
function kindOf(path: string): string {
  return path
    .replaceAll(/\/(\d+|[\da-f-]{36})(?=\/|$)/g, '/:id')
    .replace(
      /^(\/admin\/(?:collections|globals))\/[^/]+\/((?::id\/)?(?:versions|translations))/,
      '$1/:slug/$2',
    )
}

async function addressesOn(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/admin"]')
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')),
  )
  return addresses.filter((path) => !/logout|\/api$/.test(path))
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // The panel is translated by its own script, once it is there.
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 })
}

for (const [turn, language] of (['ru', 'ro'] as const).entries()) {
  test(`the panel says nothing in English to who reads ${language}`, async ({
    page,
    context,
    origin,
  }) => {
    test.setTimeout(isWhole ? 1_200_000 : 600_000)
    await asFirstEditor(context)
    await context.addCookies([{ name: 'payload-lng', value: language, url: origin }])
    const seen = new Set(['/admin'])
    const waiting = ['/admin']
    const heard = new Map<string, Said & { place: string }>()

    // What is data in one place, such as the name of a record in a list, is data in all.
    async function listen(place: string): Promise<void> {
      for (const { text, isData } of await saidBy(page)) {
        const known = heard.get(text)
        heard.set(text, { text, isData: isData || known?.isData === true, place })
      }
    }

    let count = 0
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await open(page, path)
      for (const found of await addressesOn(page)) {
        const kind = kindOf(found)
        if (seen.has(kind)) continue
        seen.add(kind)
        waiting.push(found)
      }
      count += 1
      if (!isWhole && count % 2 === turn) continue
      await listen(path)
      const buttons = page.locator(openers)
      for (let index = 0; index < Math.min(await buttons.count(), isWhole ? 8 : 3); index += 1) {
        await buttons
          .nth(index)
          .click({ timeout: 1000 })
          .catch(() => undefined)
        await listen(`${path}, opened`)
        await page.keyboard.press('Escape')
      }
      const list = page.locator('.react-select input').first()
      if (await list.isVisible()) {
        await list.focus()
        await page.keyboard.press('ArrowDown')
        await listen(`${path}, list`)
      }
    }
    const typed = await typedWords(page)
    const foreign = [...heard.values()].flatMap((said) => {
      const words = foreignWords({ said, language }).filter((word) => !typed.has(word))
      return words.length > 0 ? `${said.place}: ${said.text} (${words.join(' ')})` : []
    })
    expect(foreign).toEqual([])
    expect(seen.size).toBeGreaterThan(50)
  })
}
