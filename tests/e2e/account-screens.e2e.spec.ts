import type { Page } from '@playwright/test'
import { fillIn } from '../../src/i18n/fill-in'
import { locales } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { toFormFields, goodPassword, joinSite } from '../helpers/device'
import { waitForMail } from '../helpers/mailbox'
import { becomeMember, newCredentials, waitForLink } from '../helpers/member'
import { expectProblem, expectValues, fill, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

test('a refused second attempt to change the address loses neither it nor the first: ru', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'ru'
  const { email: words, memberErrors } = getMessages(locale).account
  const { device } = await becomeMember({ context, origin, locale })
  const [first, second] = [newCredentials(), newCredentials()]
  await openScreen({ page, locale, path: paths.account })
  await page.getByText(words.title, { exact: true }).click()
  await fill({ page, values: { [words.next]: first.email, [words.password]: goodPassword } })
  await press({ page, name: words.submit })
  const done = fillIn({ text: words.done, values: { email: first.email } })
  await expect(page.getByText(done)).toBeVisible()
  await expect(page.getByLabel(words.next, { exact: true })).toHaveValue('')

  const values = { [words.next]: second.email, [words.password]: 'неверный 1' }
  await fill({ page, values })
  await press({ page, name: words.submit })
  const text = memberErrors.WRONG_PASSWORD
  await expectProblem({ page, locale, text, fields: [{ label: words.password, text }] })
  await expectValues({ page, values })
  expect((await device.call('/account')).body).toHaveProperty('emailChangeUntil')
  await press({ page, name: words.cancel })
  await expect(page.getByText(words.cancelled)).toBeFocused()
  expect((await device.call('/account')).body).not.toHaveProperty('emailChangeUntil')
})

for (const locale of locales) {
  test(`asking once too often for the mail is refused in words: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
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
}

for (const locale of locales) {
  test(`so is asking from the account: ${locale}`, async ({ page, context, origin }) => {
    const { account, auth } = getMessages(locale)
    const { email } = await becomeMember({ context, origin, locale, isVerified: false })
    await openScreen({ page, locale, path: paths.account })
    const notice = page.getByRole('region', { name: account.unverified.title })
    const sent = fillIn({ text: account.unverified.resent, values: { email } })
    const limited = auth.errors.LIMITED.split('{when}')[0] ?? ''
    for (const answer of [sent, sent, sent, limited]) {
      const answered = page.waitForResponse('**/auth/user/email/verify/token')
      await press({ page, name: account.unverified.resend })
      expect((await answered).status()).toBe(answer === limited ? 429 : 200)
      await expect(notice).toContainText(answer)
    }
    await expect(notice).not.toContainText(sent)
  })
}

test('a heading does not break inside e-mail: en', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen({ page, locale: 'en', path: `${paths.verifyEmail}?token=unknown` })
  await expect(heading(page)).toHaveText(getMessages('en').auth.verify.title)
  const lines = await heading(page).evaluate((title) => {
    const word = 'e-mail'
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const start = node.textContent?.indexOf(word) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + word.length)
      return range.getClientRects().length
    }
    return 0
  })
  expect(lines).toBe(1)
})

test('browsers are told which field names the account: en', async ({ page }) => {
  const { fields } = getMessages('en').auth
  for (const mode of ['sign-in', 'sign-up']) {
    await openScreen({ page, locale: 'en', path: `${paths.auth}#${mode}` })
    const field = page.getByLabel(fields.email, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', 'username')
  }
})

for (const locale of locales) {
  test(`a change of address under way is shown and can be cancelled: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
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
}

for (const locale of locales) {
  test(`asking once too often for a new password is refused in words: ${locale}`, async ({
    page,
  }) => {
    const { fields, forgot, forgotSent, errors } = getMessages(locale).auth
    await openScreen({ page, locale, path: paths.forgotPassword })
    await fill({ page, values: { [fields.email]: newCredentials().email } })
    await press({ page, name: forgot.submit })
    await expect(heading(page)).toHaveText(forgotSent.title)
    for (const answer of [forgotSent.resent, forgotSent.resent, errors.LIMITED]) {
      const answered = page.waitForResponse('**/auth/user/password/reset/token')
      await press({ page, name: forgotSent.resend })
      expect((await answered).status()).toBe(answer === errors.LIMITED ? 429 : 200)
      await expect(page.getByText(answer.split('{when}')[0] ?? '').first()).toBeVisible()
    }
  })
}

for (const locale of locales) {
  test(`a link for a new password that has served says so at once: ${locale}`, async ({
    page,
    origin,
  }) => {
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
}

/** What has focus is a part of the page, so that the next key goes on from there. */
function expectFocus(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  return expect.poll(focused).not.toBe('BODY')
}

for (const locale of locales) {
  test(`focus stays on the page when what had it goes: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
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

  test(`focus goes on to what a sent setting has come to: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const { account, ownApplications: own } = getMessages(locale)
    const { email: address, password } = account
    const { device } = await becomeMember({ context, origin, locale })
    const motivation = 'Merg pe munte de zece ani și aș vrea să scriu despre trasee și oameni.'
    const body = { name: 'Ana', role: 'writer', topic: 'travel', motivation, links: '', locale }
    expect((await device.call('/account/applications', { body })).status).toBe(201)
    await openScreen({ page, locale, path: paths.account })

    const withdraw = page.getByRole('button', { name: new RegExp(own.withdraw) })
    await withdraw.click()
    await press({ page, name: own.cancel })
    await expect(withdraw).toBeFocused()
    await expectFocus(page)

    const openPart = (name: string) =>
      page.getByRole('heading', { level: 3, name, exact: true }).click()
    await openPart(address.title)
    const { email } = newCredentials()
    await fill({ page, values: { [address.next]: email, [address.password]: goodPassword } })
    await press({ page, name: address.submit })
    const sent = fillIn({ text: address.done, values: { email } })
    await expect(page.getByText(sent)).toBeFocused()
    await expectFocus(page)
    await openPart(address.title)

    await openPart(password.title)
    const next = 'o altă parolă 8'
    await fill({ page, values: { [password.current]: goodPassword, [password.next]: next } })
    await press({ page, name: password.submit })
    await expect(page.getByText(password.done)).toBeFocused()
    await expectFocus(page)
  })
}

test('a link to the settings leads to them, though they come later: en', async ({
  page,
  context,
  origin,
}) => {
  await becomeMember({ context, origin, locale: 'en' })
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto(`${localePath({ locale: 'en', path: paths.account })}#settings`)
  await expect(page.locator('#settings')).toBeInViewport()
})
