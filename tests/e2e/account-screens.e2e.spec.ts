import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fillIn } from '../../src/i18n/fill-in'
import { localeNames } from '../../src/i18n/locales'
import { localePath, paths, signInPath } from '../../src/i18n/paths'
import { getMessages, getTranslator } from '../../src/i18n/translator'
import { toFormFields, goodPassword, joinSite } from '../helpers/device'
import { waitForMail } from '../helpers/mailbox'
import { becomeMember, newCredentials, waitForLink } from '../helpers/member'
import { expectProblem, expectValues, fill, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** How far the lightest and the darkest parts inside a picture are from each other, 0 to 255. */
async function contrastInside(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata()
  // Without the edges, which are there in any case.
  const inside = { left: 8, top: 8, width: width - 16, height: height - 16 }
  const { channels } = await sharp(picture).extract(inside).greyscale().stats()
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the words of buttons can be read in forced colours: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await openScreen({ page, locale: 'en', path: paths.auth })
    const button = page.getByRole('button', { name: getMessages('en').auth.signIn.submit })
    await expect(button).toBeEnabled()
    expect(await contrastInside(await button.screenshot())).toBeGreaterThan(150)
  })
}

test('a link that has served tells a member that nothing is left to do: en', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'en'
  const { verify, errors } = getMessages(locale).auth
  const { device, email } = await becomeMember({ context, origin, locale, isVerified: false })
  const path = localePath({ locale, path: paths.verifyEmail })
  const subject = getMessages(locale).mail.verifyEmail.subject
  await device.call('/auth/user/email/verify/token', { body: {}, headers: { 'x-lang': locale } })
  const { link } = await waitForLink({ to: email, subject, path })
  await page.goto(link)
  await press({ page, name: verify.confirm })
  await expect(heading(page)).toHaveText(verify.verified)

  await page.goto(link)
  await press({ page, name: verify.confirm })
  await expect(heading(page)).toHaveText(verify.verified)
  await expect(page.getByText(errors.EMAIL_ALREADY_VERIFIED_ERROR)).toBeVisible()

  await context.clearCookies()
  await page.goto(link)
  await press({ page, name: verify.confirm })
  await expect(heading(page)).toHaveText(verify.usedTitle)
  await expect(page.getByText(verify.usedText)).toBeVisible()
})

test('nobody is told of a mail that was not sent: ro', async ({ page }) => {
  const { verify, errors } = getMessages('ro').auth
  await openScreen({ page, locale: 'ro', path: paths.verifyEmail })
  await expect(page.getByText(verify.signInFirst)).toBeVisible()
  await expect(page.getByText(errors.CHECK_EMAIL_TO_VERIFY_ERROR)).toHaveCount(0)
})

test('the page that waits shows the address and notices that it was confirmed elsewhere: ru', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'ru'
  const { verify } = getMessages(locale).auth
  const { device, email } = await becomeMember({ context, origin, locale, isVerified: false })
  await openScreen({ page, locale, path: paths.verifyEmail })
  await expect(page.getByText(fillIn({ text: verify.address, values: { email } }))).toBeVisible()
  const correct = page.getByRole('link', { name: verify.correct })
  await expect(correct).toHaveAttribute('href', /\/ru\/account/)

  await device.call('/auth/user/email/verify/token', { body: {} })
  const mail = await waitForMail({ to: email })
  const [link = ''] = mail.links.filter((address) => address.includes('token='))
  const body = { method: 'token', token: new URL(link).searchParams.get('token') }
  await device.call('/auth/user/email/verify', { body })
  await expect(heading(page)).toHaveText(verify.verified, { timeout: 40_000 })
})

test('asking once too often for the mail is refused in words: en', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'en'
  const t = getMessages(locale).auth
  await becomeMember({ context, origin, locale, isVerified: false })
  await openScreen({ page, locale, path: paths.verifyEmail })
  for (let turn = 0; turn < 3; turn += 1) {
    const answered = page.waitForResponse('**/auth/user/email/verify/token')
    await press({ page, name: t.verify.resend })
    await answered
    await expect(page.getByText(t.verify.resent)).toBeVisible()
  }
  await press({ page, name: t.verify.resend })
  const [start = ''] = t.errors.LIMITED.split('{when}')
  await expectProblem({ page, locale, text: start })
  await expect(page.getByText(t.verify.resent)).toHaveCount(0)
})

test('signing in leads back, in the language chosen on the way: ru', async ({ page, origin }) => {
  const { email } = await joinSite({ origin })
  await openScreen({ page, locale: 'ro', path: paths.contact })
  const back = localePath({ locale: 'ro', path: paths.contact })
  const ways = page.getByRole('main').locator(`a[href="${signInPath({ locale: 'ro', back })}"]`)
  await ways.first().click()
  const words = getMessages('ro').auth
  // What is typed is taken along once the page works.
  await expect(page.getByRole('button', { name: words.signIn.submit })).toBeEnabled()
  await page.getByLabel(words.fields.email, { exact: true }).fill(email)
  const languages = page.getByRole('navigation', { name: getTranslator('ro')('layout.language') })
  await languages.getByRole('link', { name: localeNames.ru.name }).click()
  const { fields, signIn } = getMessages('ru').auth
  await expectValues({ page, values: { [fields.email]: email } })
  await fill({ page, values: { [fields.password]: goodPassword } })
  await press({ page, name: signIn.submit })
  await expect(page).toHaveURL(/\/ru\/contact$/)
})

test('browsers are told which field names the account: en', async ({ page }) => {
  const { fields } = getMessages('en').auth
  for (const mode of ['sign-in', 'sign-up']) {
    await openScreen({ page, locale: 'en', path: `${paths.auth}#${mode}` })
    const field = page.getByLabel(fields.email, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', 'username')
  }
})

test('a phone shows that someone has signed in', async ({ page, context, origin }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen({ page, locale: 'en', path: paths.about })
  const menu = page.getByRole('button', { name: getTranslator('en')('layout.menu') })
  await expect(menu.locator('svg:visible')).toHaveCount(1)
  await becomeMember({ context, origin })
  await page.reload()
  await expect(menu.locator('svg:visible')).toHaveCount(2)
})

test('a change of address under way is shown and can be cancelled: en', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'en'
  const { email: words } = getMessages(locale).account
  const { device } = await becomeMember({ context, origin, locale })
  const change = { email: newCredentials().email, password: goodPassword }
  expect((await device.call('/account/email', { body: change })).status).toBe(200)
  await openScreen({ page, locale, path: paths.account })
  await page.getByText(words.title, { exact: true }).click()
  const [start = ''] = words.pending.split('{date}')
  await expect(page.getByText(start)).toBeVisible()
  await press({ page, name: words.cancel })
  await expect(page.getByText(words.cancelled)).toBeFocused()
  expect((await device.call('/account')).body).not.toHaveProperty('emailChangeUntil')
})

test('asking once too often for a new password is refused in words: en', async ({ page }) => {
  const locale = 'en'
  const { fields, forgot, forgotSent, errors } = getMessages(locale).auth
  await openScreen({ page, locale, path: paths.forgotPassword })
  await fill({ page, values: { [fields.email]: newCredentials().email } })
  await press({ page, name: forgot.submit })
  await expect(heading(page)).toHaveText(forgotSent.title)
  for (const answer of [forgotSent.resent, forgotSent.resent, errors.LIMITED]) {
    const answered = page.waitForResponse('**/auth/user/password/reset/token')
    await press({ page, name: forgotSent.resend })
    await answered
    await expect(page.getByText(answer.split('{when}')[0] ?? '').first()).toBeVisible()
  }
})

test('a link for a new password that has served says so at once: ro', async ({ page, origin }) => {
  const locale = 'ro'
  const { reset, fields } = getMessages(locale).auth
  const { device, email } = await joinSite({ origin })
  const path = localePath({ locale, path: paths.resetPassword })
  const { subject } = getMessages(locale).mail.resetPassword
  const body = toFormFields({ email })
  await device.call('/auth/user/password/reset/token', { body, headers: { 'x-lang': locale } })
  const { link } = await waitForLink({ to: email, subject, path })
  const token = new URL(link).searchParams.get('token')

  await page.goto(link)
  await expect(heading(page)).toHaveText(reset.title)
  await expect(page.getByLabel(fields.newPassword, { exact: true })).toBeVisible()
  const choice = { method: 'token', token, ...toFormFields({ password: 'o altă parolă 8' }) }
  const answer = await device.call('/auth/user/password/reset', { body: choice })
  expect(answer.body).toMatchObject({ status: 'OK' })

  await page.goto(link)
  await expect(heading(page)).toHaveText(reset.expiredTitle)
  await expect(page.getByRole('link', { name: reset.again })).toBeVisible()
})

/** What has focus is a part of the page, so that the next key goes on from there. */
function expectFocus(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  return expect.poll(focused).not.toBe('BODY')
}

test('focus stays on the page when what had it goes', async ({ page, context, origin }) => {
  const locale = 'en'
  const { account, auth } = getMessages(locale)
  const { device, email } = await becomeMember({ context, origin, locale, isVerified: false })

  // A second try, for the account and for a part of it.
  const accountCall = /^https?:\/\/[^/]+\/account$/
  await page.route(accountCall, (route) => route.abort())
  await page.route('**/account/sessions', (route) => route.abort())
  await openScreen({ page, locale, path: paths.account })
  const again = page.getByRole('button', { name: account.unavailable.retry })
  await again.focus()
  await page.unroute(accountCall)
  await page.keyboard.press('Enter')
  await expect(page.getByText(email).first()).toBeVisible()
  await expectFocus(page)
  await page.getByText(account.sessions.title, { exact: true }).click()
  await again.focus()
  await page.unroute('**/account/sessions')
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.sessions.onlyThis)).toBeVisible()
  await expectFocus(page)

  // The address turns out to be confirmed.
  await openScreen({ page, locale, path: paths.verifyEmail })
  const resend = page.getByRole('button', { name: auth.verify.resend, exact: true })
  await expect(resend).toBeEnabled()
  await device.call('/auth/user/email/verify/token', { body: {} })
  const mail = await waitForMail({ to: email })
  const [link = ''] = mail.links.filter((address) => address.includes('token='))
  const body = { method: 'token', token: new URL(link).searchParams.get('token') }
  await device.call('/auth/user/email/verify', { body })
  await resend.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(auth.verify.verified)
  await expect(heading(page)).toBeFocused()
})
