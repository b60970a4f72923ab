import type { Page } from '@playwright/test'
import { fillIn } from '../../src/i18n/fill-in'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { expectNoViolations } from '../helpers/accessibility'
import { becomeMember, newCredentials } from '../helpers/member'
import { errorSummary, fill, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

// What the pages are when someone has done something on them; in-the-browser.e2e.spec.ts looks at
// them as they come.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The language with the longest words.
const locale = 'ru'

function readWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** No barrier, and nothing that does not fit a small screen, nor one with letters of twice the size. */
async function expectFine(page: Page): Promise<void> {
  await expectNoViolations(page)
  expect(await readWidth(page)).toBe(320)
  const devtools = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await readWidth(page)).toBe(360)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools.detach()
  await page.setViewportSize({ width: 1280, height: 900 })
}

function open({ page, path }: { page: Page; path: string }) {
  return page.goto(localePath({ locale, path }))
}

test('signing in and up, with and without errors', async ({ page }) => {
  test.setTimeout(90_000)
  const { fields, signIn, signUp } = getMessages(locale).auth
  const summary = errorSummary({ page, locale })
  await open({ page, path: paths.auth })
  await press({ page, name: signIn.submit })
  await expect(summary).toBeVisible()
  await expectFine(page)

  await page.getByRole('link', { name: signIn.toSignUp, exact: true }).click()
  await expect(summary).toHaveCount(0)
  await expectFine(page)
  const values = { [fields.email]: 'x', [fields.password]: 'y', [fields.repeatedPassword]: 'z' }
  await fill({ page, values })
  await press({ page, name: signUp.submit })
  await expect(summary.getByRole('listitem')).toHaveCount(3)
  await expectFine(page)
})

test('too many attempts', async ({ page }) => {
  test.setTimeout(60_000)
  const { fields, signIn } = getMessages(locale).auth
  const { email, password } = newCredentials()
  await open({ page, path: paths.auth })
  await fill({ page, values: { [fields.email]: email, [fields.password]: password } })
  await expect(async () => {
    const answered = page.waitForResponse('**/auth/signin')
    await press({ page, name: signIn.submit })
    expect((await answered).status()).toBe(429)
  }).toPass({ intervals: [0] })
  await expect(errorSummary({ page, locale })).toBeVisible()
  await expectFine(page)
})

test('a new password, asked for and refused', async ({ page }) => {
  test.setTimeout(90_000)
  const { fields, forgot, forgotSent, reset } = getMessages(locale).auth
  const summary = errorSummary({ page, locale })
  await open({ page, path: paths.forgotPassword })
  await press({ page, name: forgot.submit })
  await expect(summary).toBeVisible()
  await expectFine(page)
  await fill({ page, values: { [fields.email]: newCredentials().email } })
  await press({ page, name: forgot.submit })
  await expect(page.getByRole('heading', { name: forgotSent.title })).toBeVisible()
  await press({ page, name: forgotSent.resend })
  await expect(page.getByText(forgotSent.resent)).toBeVisible()
  await expectFine(page)

  await open({ page, path: `${paths.resetPassword}?token=used-up` })
  await press({ page, name: reset.submit })
  await expect(summary).toBeVisible()
  await expectFine(page)
  await fill({ page, values: { [fields.newPassword]: newCredentials().password } })
  await press({ page, name: reset.submit })
  await expect(page.getByRole('heading', { name: reset.expiredTitle })).toBeVisible()
  await expectFine(page)
})

test('a link that has been used, to verify and with Google', async ({ page }) => {
  test.setTimeout(60_000)
  const { verify, google } = getMessages(locale).auth
  await open({ page, path: `${paths.verifyEmail}?token=used-up` })
  await expect(page.getByRole('button', { name: verify.confirm })).toBeEnabled()
  await expectFine(page)
  await press({ page, name: verify.confirm })
  await expect(page.getByRole('heading', { name: verify.usedTitle })).toBeVisible()
  await expectFine(page)
  await open({ page, path: `${paths.google}?code=a&state=b` })
  await expect(page.getByRole('heading', { name: google.failedTitle })).toBeVisible()
  await expectFine(page)
})

test('the personal area, every part of it open', async ({ page, context, origin }) => {
  test.setTimeout(120_000)
  const { profile, settings, deletion, sessions, member } = getMessages(locale).account
  const summary = errorSummary({ page, locale })
  const { device } = await becomeMember({ context, origin, locale })
  const pasions = { cinema: true, 'фотография и горные походы': true, ['a'.repeat(40)]: true }
  await device.call('/usermeta', { body: { first_name: 'Ștefan', last_name: 'Ж', pasions } })
  await open({ page, path: paths.account })
  await expect(page.getByRole('button', { name: profile.edit })).toBeVisible()
  await expectFine(page)

  await page.getByRole('link', { name: profile.ownPage }).click()
  await expect(page.getByText(member.yours)).toBeVisible()
  await expectFine(page)
  await page.goBack()

  await press({ page, name: profile.edit })
  await expect(page.getByLabel(profile.firstName, { exact: true })).toBeFocused()
  await expectFine(page)
  await fill({ page, values: { [profile.firstName]: 'a'.repeat(101) } })
  await press({ page, name: profile.save })
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await expectFine(page)
  await fill({ page, values: { [profile.firstName]: 'Ștefan' } })
  await press({ page, name: profile.save })
  await expect(page.getByText(profile.saved)).toBeVisible()
  await expectFine(page)

  const parts = page.getByRole('region', { name: settings.title })
  for (const part of await parts.locator('summary').all()) await part.click()
  await expect(parts.getByText(sessions.onlyThis)).toBeVisible()
  await expect(parts.getByRole('button', { name: deletion.continue })).toBeEnabled()
  await expectFine(page)
  await press({ page, name: deletion.continue })
  await expect(summary).toBeVisible()
  await expectFine(page)
})

test('an account that is not verified, and the contact form', async ({ page, context, origin }) => {
  test.setTimeout(90_000)
  const { unverified, contact } = getMessages(locale).account
  const { email } = await becomeMember({ context, origin, locale, isVerified: false })
  await open({ page, path: paths.account })
  await press({ page, name: unverified.resend })
  const values = { email }
  await expect(page.getByText(fillIn({ text: unverified.resent, values }))).toBeVisible()
  await expectFine(page)

  await open({ page, path: paths.contact })
  await expect(page.getByText(contact.left)).toBeVisible()
  await expectFine(page)
  await press({ page, name: contact.send })
  await expect(errorSummary({ page, locale }).getByRole('listitem')).toHaveCount(2)
  await expectFine(page)
  await fill({ page, values: { [contact.name]: 'Ana', [contact.message]: 'a'.repeat(4990) } })
  await press({ page, name: contact.send })
  await expect(errorSummary({ page, locale })).toContainText(contact.unverified)
  await expectFine(page)
})
test('the message that has been sent', async ({ page, context, origin }) => {
  const { contact } = getMessages(locale).account
  const { device } = await becomeMember({ context, origin, locale })
  await open({ page, path: paths.contact })
  await expect(page.getByText(contact.left)).toBeVisible()
  const values = { [contact.name]: 'Ana', [contact.message]: device.network }
  await fill({ page, values })
  await press({ page, name: contact.send })
  await expect(page.getByRole('heading', { name: contact.sent })).toBeVisible()
  await expectFine(page)
})
