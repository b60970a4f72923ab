import { expect } from '@playwright/test'
import { expectNoViolations } from '../helpers/accessibility'
import { hydrate } from '../helpers/hydration'
import { watchPage } from '../helpers/page-watch'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

test.use({ viewport: { width: 320, height: 800 } })

const soft = expect.configure({ soft: true })

// One visit serves all that is looked at in a browser with script.
for (const { address } of sitePages) {
  test(`${address} fits a small screen, keeps to its own server and has no barrier that axe finds`, async ({
    page,
    origin,
  }) => {
    const { errors, foreign, settled } = watchPage({ page, origin })
    await page.goto(address)
    // What a page asks for late (its scripts, prefetches, checks) is to be seen as well.
    await hydrate(page)
    await settled()

    soft(errors).toEqual([])
    soft(foreign).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    soft(width).toBe(320)
    const cutOff = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.children.length === 0 && element.textContent.trim() !== '')
        .filter((element) => element.getBoundingClientRect().right > 320.5)
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    soft(cutOff).toEqual([])

    await expectNoViolations(page)
  })
}

test('the menu of a small screen fits it as well', async ({ page }) => {
  await page.goto('/ru')
  await page.getByRole('button', { name: 'Меню' }).click()
  await expect(page.getByRole('link', { name: 'Сообщество' }).first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
