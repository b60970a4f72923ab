import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { becomeMember } from '../helpers/member'
import { openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

const locale = 'en'
const { auth, account } = getMessages(locale)

type Words = { text: string; left: number; top: number; width: number; height: number }

/** Where the words of everything that can be pressed are on the page. */
function findWords(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const found: Words[] = []
    for (const control of document.querySelectorAll('main :is(a, button, summary, label)')) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        const range = document.createRange()
        range.selectNodeContents(node)
        const [line] = range.getClientRects()
        const { parentElement } = node
        const isSeen =
          parentElement?.checkVisibility({ visibilityProperty: true }) === true &&
          parentElement.closest('.visually-hidden') === null
        if (!line || !isSeen || line.width < 12 || !node.textContent?.trim()) continue
        found.push({
          text: node.textContent,
          left: Math.ceil(line.left + scrollX),
          top: Math.ceil(line.top + scrollY),
          width: Math.floor(line.width) - 1,
          height: Math.floor(line.height) - 1,
        })
      }
    }
    return found
  })
}

/**
 * Words that are hardly told from what is right behind them. Only the lines of letters are looked at:
 * where the browser lays a ground of its own behind those, the rest of a button says nothing.
 */
async function findLost(page: Page): Promise<string[]> {
  const words = await findWords(page)
  expect(words.length).toBeGreaterThan(0)
  const picture = await page.screenshot({ fullPage: true })
  const lost: string[] = []
  for (const { text, ...area } of words) {
    const line = sharp(picture).extract(area).greyscale()
    const [shade] = (await sharp(await line.png().toBuffer()).stats()).channels
    if ((shade?.max ?? 0) - (shade?.min ?? 0) < 100) lost.push(text)
  }
  return lost
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme},`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }))

    test('a visitor can read what can be pressed', async ({ page }) => {
      const screens = [
        [`${paths.auth}#sign-up`, auth.signUp.submit],
        [paths.forgotPassword, auth.forgot.submit],
        [`${paths.resetPassword}?token=unknown`, auth.reset.submit],
        [`${paths.verifyEmail}?token=unknown`, auth.verify.confirm],
      ] as const
      for (const [path, name] of screens) {
        await openScreen({ page, locale, path })
        await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
        expect.soft(await findLost(page), path).toEqual([])
      }
      await openScreen({ page, locale, path: paths.account })
      await expect(page.getByText(account.gate.text)).toBeVisible()
      expect(await findLost(page)).toEqual([])
    })

    test('a member can read what can be pressed', async ({ page, context, origin }) => {
      await becomeMember({ context, origin, locale })
      await openScreen({ page, locale, path: paths.account })
      await press({ page, name: account.profile.edit })
      await expect(page.getByRole('button', { name: account.profile.save })).toBeVisible()
      await page.getByText(account.deletion.title, { exact: true }).click()
      await expect(page.getByRole('button', { name: account.deletion.continue })).toBeEnabled()
      expect(await findLost(page)).toEqual([])
    })
  })
}
