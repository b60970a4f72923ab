import type { Page } from '@playwright/test'
import { fillIn } from '../../src/i18n/fill-in'
import { localePath, paths, signInPath } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { becomeMember } from '../helpers/member'
import { openScreen } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

/** Holds what the page asks about the account until it is let go. */
async function holdAccount(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/account', async (route) => {
    if (route.request().resourceType() !== 'document') await held
    await route.continue()
  })
  return letGo
}

test('a link that is being pressed while the page begins to work leads on: ru', async ({
  page,
}) => {
  const locale = 'ru'
  const back = localePath({ locale, path: paths.account })
  await page.goto(back, { waitUntil: 'commit' })
  const links = page.locator(`a[href="${signInPath({ locale, back })}"]`)
  await page.getByRole('main').locator(links).hover()
  await page.mouse.down()
  // It has looked whether somebody has signed in.
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  await page.mouse.up()
  await expect(
    page.getByRole('button', { name: getMessages(locale).auth.signIn.submit }),
  ).toBeVisible()
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
  const letGo = await holdAccount(page)
  await openScreen({ page, locale, path: paths.verifyEmail })
  const button = page.getByRole('button', { name: verify.resend })
  await expect(button).toBeVisible()
  const before = await button.boundingBox()
  letGo()
  await expect(page.getByText(fillIn({ text: verify.address, values: { email } }))).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})
