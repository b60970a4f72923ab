import type { Page } from '@playwright/test'
import { fillIn } from '../../src/i18n/fill-in'
import { localePath, paths, signInPath } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { becomeMember } from '../helpers/member'
import { openScreen } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

/** Holds back what is asked for under these addresses until it is let go. */
async function hold({ page, urls }: { page: Page; urls: string }): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(urls, async (route) => {
    if (route.request().resourceType() !== 'document') await held
    await route.continue()
  })
  return release
}

test('a link that is being pressed while the page begins to work leads on: ru', async ({
  page,
}) => {
  const locale = 'ru'
  const back = localePath({ locale, path: paths.account })
  const release = await hold({ page, urls: '**/_next/static/**/*.js' })
  await page.goto(back)
  const main = page.getByRole('main')
  await main.locator(`a[href="${signInPath({ locale, back })}"]`).hover()
  await page.mouse.down()
  const skeleton = main.locator('[aria-busy]')
  await expect(skeleton).toHaveCount(1)
  release()
  // It has looked whether somebody has signed in.
  await expect(skeleton).toHaveCount(0)
  await page.mouse.up()
  const { submit } = getMessages(locale).auth.signIn
  await expect(page.getByRole('button', { name: submit })).toBeVisible()
})

test('buttons stay where they are when the address comes: en', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'en'
  const { verify } = getMessages(locale).auth
  const { email } = await becomeMember({ context, origin, locale, isVerified: false })
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await hold({ page, urls: '**/account' })
  await openScreen({ page, locale, path: paths.verifyEmail })
  const button = page.getByRole('button', { name: verify.resend })
  await expect(button).toBeVisible()
  const before = await button.boundingBox()
  release()
  await expect(page.getByText(fillIn({ text: verify.address, values: { email } }))).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})
