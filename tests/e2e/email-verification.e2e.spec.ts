import type { Page } from '@playwright/test'
import { fillIn } from '../../src/i18n/fill-in'
import { locales, type Locale } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import type { Member } from '../helpers/device'
import { becomeMember, waitForLink } from '../helpers/member'
import { fill, home, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

type Stage = { page: Page; locale: Locale }

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** Has a mail sent and says where its link leads. */
async function askForLink({ member, locale }: { member: Member; locale: Locale }): Promise<string> {
  const { subject } = getMessages(locale).mail.verifyEmail
  const headers = { 'x-lang': locale }
  const asked = await member.device.call('/auth/user/email/verify/token', { body: {}, headers })
  expect(asked.body).toEqual({ status: 'OK' })
  const path = localePath({ locale, path: paths.verifyEmail })
  return (await waitForLink({ to: member.email, subject, path })).link
}

async function follow({ page, locale, link }: Stage & { link: string }): Promise<void> {
  await page.goto(link)
  await press({ page, name: getMessages(locale).auth.verify.confirm })
}

/** What is said to a member of whom the site knows that the address is confirmed. */
async function expectNothingLeft({ page, locale }: Stage): Promise<void> {
  const { verify, errors } = getMessages(locale).auth
  await expect(heading(page)).toHaveText(verify.verified)
  await expect(page.getByText(errors.EMAIL_ALREADY_VERIFIED_ERROR)).toBeVisible()
}

/** What is said where nobody has signed in: the address may be confirmed, or not. */
async function expectEitherWay({ page, locale }: Stage): Promise<void> {
  const { verify } = getMessages(locale).auth
  await expect(heading(page)).toHaveText(verify.usedTitle)
  await expect(page.getByText(verify.usedText)).toBeVisible()
}

/** Notes every heading that the page has from now on, be it for less than a frame. */
async function watchHeadings(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'seenHeadings', seen)
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent
      if (text && !seen.includes(text)) seen.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate((): unknown => Reflect.get(window, 'seenHeadings'))
}

async function resetPassword({ page, locale, email }: Stage & { email: string }): Promise<string> {
  const { fields, forgot, reset } = getMessages(locale).auth
  const password = 'o altă parolă 8'
  await openScreen({ page, locale, path: paths.forgotPassword })
  await fill({ page, values: { [fields.email]: email } })
  await press({ page, name: forgot.submit })
  const { subject } = getMessages(locale).mail.resetPassword
  const path = localePath({ locale, path: paths.resetPassword })
  const { link } = await waitForLink({ to: email, subject, path })
  await page.goto(link)
  await fill({ page, values: { [fields.newPassword]: password } })
  await press({ page, name: reset.submit })
  await expect(heading(page)).toHaveText(reset.doneTitle)
  return password
}

for (const locale of locales) {
  test(`a member who has confirmed the address is never told otherwise: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const stage = { page, locale }
    const member = await becomeMember({ context, origin, locale, isVerified: false })
    const first = await askForLink({ member, locale })
    const second = await askForLink({ member, locale })
    await follow({ ...stage, link: second })
    await expect(heading(page)).toHaveText(getMessages(locale).auth.verify.verified)
    for (const link of [second, first]) {
      await follow({ ...stage, link })
      await expectNothingLeft(stage)
    }
    await openScreen({ ...stage, path: paths.verifyEmail })
    await expectNothingLeft(stage)

    await context.clearCookies()
    for (const link of [second, first]) {
      await follow({ ...stage, link })
      await expectEitherWay(stage)
    }
  })

  test(`nor is one whose address a new password has confirmed: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const stage = { page, locale }
    const { fields, signIn } = getMessages(locale).auth
    const member = await becomeMember({ context, origin, locale, isVerified: false })
    const { email } = member
    const link = await askForLink({ member, locale })
    const password = await resetPassword({ ...stage, email })
    await context.clearCookies()
    await follow({ ...stage, link })
    await expectEitherWay(stage)
    await page.getByRole('main').getByRole('link', { name: signIn.submit }).click()
    await fill({ page, values: { [fields.email]: email, [fields.password]: password } })
    await press({ page, name: signIn.submit })
    await expect(page).toHaveURL(home)
    await follow({ ...stage, link })
    await expectNothingLeft(stage)
  })

  test(`nobody is told of a mail that was not sent: ${locale}`, async ({ page }) => {
    const { verify, errors } = getMessages(locale).auth
    const getHeadings = await watchHeadings(page)
    await openScreen({ page, locale, path: paths.verifyEmail })
    await expect(page.getByText(verify.signInFirst)).toBeVisible()
    await expect(page.getByText(errors.CHECK_EMAIL_TO_VERIFY_ERROR)).toHaveCount(0)
    expect(await getHeadings(), 'not even for a moment').toEqual([verify.title])
  })

  test(`the page that waits shows the address and notices that it was confirmed elsewhere: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const { verify } = getMessages(locale).auth
    const member = await becomeMember({ context, origin, locale, isVerified: false })
    const { device, email } = member
    await openScreen({ page, locale, path: paths.verifyEmail })
    await expect(page.getByText(fillIn({ text: verify.address, values: { email } }))).toBeVisible()
    await expect(page.getByText(verify.pending)).toBeVisible()
    const correct = page.getByRole('link', { name: verify.correct })
    const settings = `${localePath({ locale, path: paths.account })}#settings`
    await expect(correct).toHaveAttribute('href', settings)

    const token = new URL(await askForLink({ member, locale })).searchParams.get('token')
    await device.call('/auth/user/email/verify', { body: { method: 'token', token } })
    // Nobody touches it: the claim is fetched again once it is ten seconds old.
    await expect(heading(page)).toHaveText(verify.verified, { timeout: 40_000 })
  })
}
