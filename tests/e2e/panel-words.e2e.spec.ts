import { expect, type Page } from '@playwright/test'
import { asFirstEditor } from '../helpers/first-editor'
import { foreignWords, saidBy, typedWords, type Said } from '../helpers/panel-words'
import { test } from '../helpers/site-test'

/** Buttons that open something over the view, without changing anything. */
const openers =
  '.popup-button, .list-controls button[aria-expanded="false"], [aria-haspopup="menu"], [aria-haspopup="dialog"]'

/** Two addresses of one kind show the same view of other records. */
function toKind(path: string): string {
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

/** Waits until a view has stopped changing. */
async function settle(page: Page, quietMs: number): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let quiet = setTimeout(done, ms)
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(done, ms)
        })
        observer.observe(document, { attributes: true, childList: true, subtree: true })
        setTimeout(done, 5000)
      }),
    quietMs,
  )
}

/** Follows the panel's own way from view to view, which loads its script once. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // The panel is translated by its own script, once it is there.
    await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 })
  } else {
    const before = page.url()
    await page.evaluate(`next.router.push(${JSON.stringify(path)})`)
    await page.waitForURL((url) => url.href !== before)
  }
  await settle(page, 150)
}

/**
 * Marks the buttons that open what no other view has shown, and tells how many they are: what a
 * button opens is the same in all views, except for what is above a list.
 */
async function markOpeners({ page, known }: { page: Page; known: Set<string> }): Promise<number> {
  const names = await page.locator(openers).evaluateAll((buttons) =>
    buttons.map((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return null
      const ofList = button.closest('.list-controls') ? location.pathname : ''
      const { textContent } = button
      return [ofList, button.getAttribute('class'), button.ariaLabel, textContent].join()
    }),
  )
  const fresh = names.flatMap((name, index) => {
    if (name === null || known.has(name)) return []
    known.add(name)
    return [index]
  })
  // One that is open no longer looks like one that opens.
  await page.locator(openers).evaluateAll((buttons, wanted) => {
    for (const [turn, index] of wanted.entries()) {
      buttons[index]?.setAttribute('data-turn', String(turn))
    }
  }, fresh)
  return fresh.length
}

async function press(page: Page, turn: number): Promise<void> {
  await page.locator(`[data-turn="${turn}"]`).evaluateAll(([button]) => {
    if (button instanceof HTMLElement) button.click()
  })
  await settle(page, 60)
}

for (const language of ['ru', 'ro'] as const) {
  test(`the panel says nothing in English to who reads ${language}`, async ({
    page,
    context,
    origin,
  }) => {
    test.setTimeout(300_000)
    await asFirstEditor(context)
    await context.addCookies([{ name: 'payload-lng', value: language, url: origin }])
    const seen = new Set(['/admin'])
    const waiting = ['/admin']
    const opened = new Set<string>()
    const heard = new Map<string, Said & { place: string }>()

    // What is data in one place, such as the name of a record in a list, is data in all.
    async function listen(place: string): Promise<void> {
      for (const { text, isData } of await saidBy(page)) {
        const known = heard.get(text)
        heard.set(text, { text, isData: isData || known?.isData === true, place })
      }
    }

    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await open(page, path)
      for (const found of await addressesOn(page)) {
        const kind = toKind(found)
        if (seen.has(kind)) continue
        seen.add(kind)
        waiting.push(found)
      }
      await listen(path)
      const count = await markOpeners({ page, known: opened })
      for (let turn = 0; turn < count; turn += 1) {
        await press(page, turn)
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
    expect(opened.size).toBeGreaterThan(20)
  })
}
