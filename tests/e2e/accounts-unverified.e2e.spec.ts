import { fillIn } from '../../src/i18n/fill-in'
import { locales } from '../../src/i18n/locales'
import { localePath, paths, signInPath } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { becomeMember, waitForLink } from '../helpers/member'
import { errorSummary, expectValues, fill, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'
import { someMemberPage } from '../helpers/some-member-page'

for (const locale of locales) {
  test(`the account asks to confirm the address, and sends the link again: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const { account, auth, mail } = getMessages(locale)
    const { unverified, profile, details, member } = account
    const { email } = await becomeMember({ context, origin, locale, isVerified: false })
    await openScreen({ page, locale, path: paths.account })
    const notice = page.getByRole('region', { name: unverified.title })
    await expect(notice).toContainText(fillIn({ text: unverified.text, values: { email } }))
    await expect(page.getByText(profile.locked)).toBeVisible()
    await expect(page.getByText(details.unconfirmed, { exact: true })).toBeVisible()

    await page.goto(localePath({ locale, path: someMemberPage }))
    await expect(page.getByText(member.unverified)).toBeVisible()
    await page.getByRole('link', { name: member.toAccount, exact: true }).click()

    await press({ page, name: unverified.resend })
    await expect(notice).toContainText(fillIn({ text: unverified.resent, values: { email } }))
    const path = localePath({ locale, path: paths.verifyEmail })
    const { link } = await waitForLink({ to: email, subject: mail.verifyEmail.subject, path })
    const confirming = await context.newPage()
    await confirming.goto(link)
    await press({ page: confirming, name: auth.verify.confirm })
    await expect(confirming.getByRole('heading', { level: 1 })).toHaveText(auth.verify.verified)

    // The tab that still shows the notice finds out.
    await press({ page, name: unverified.resend })
    await expect(page.getByRole('button', { name: profile.edit })).toBeVisible()
    await expect(notice).toBeHidden()
  })
}

for (const locale of locales) {
  test(`the contact form asks to confirm the address and keeps the letter: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const { account, auth, mail } = getMessages(locale)
    const { contact } = account
    const { email } = await becomeMember({ context, origin, locale, isVerified: false })
    await openScreen({ page, locale, path: paths.contact })
    await expect(page.getByText(contact.left)).toBeVisible()
    // Before anything is written.
    await expect(page.getByText(contact.unverified)).toBeVisible()
    const values = { [contact.name]: 'Ana', [contact.message]: 'Written before confirming.' }
    await fill({ page, values })
    await press({ page, name: contact.send })
    const summary = errorSummary({ page, locale })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(contact.unverified)
    await expectValues({ page, values })

    await summary.getByRole('link', { name: contact.toAccount }).click()
    await press({ page, name: account.unverified.resend })
    const path = localePath({ locale, path: paths.verifyEmail })
    const { link } = await waitForLink({ to: email, subject: mail.verifyEmail.subject, path })
    await page.goto(link)
    await press({ page, name: auth.verify.confirm })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.verify.verified)
    await openScreen({ page, locale, path: paths.contact })
    await expect(page.getByText(contact.left)).toBeVisible()
    await expectValues({ page, values })
    await press({ page, name: contact.send })
    await expect(page.getByRole('heading', { name: contact.sent })).toBeFocused()
  })
}

for (const locale of locales) {
  test(`a visitor finds the way in: ${locale}`, async ({ page }) => {
    const { gate, member } = getMessages(locale).account
    for (const [path, text] of [
      [paths.account, gate.text],
      [someMemberPage, member.gate],
    ] as const) {
      await openScreen({ page, locale, path })
      await expect(page.getByText(text)).toBeVisible()
      const way = page.getByRole('main').getByRole('link', { name: gate.button, exact: true })
      await expect(way).toHaveAttribute(
        'href',
        signInPath({ locale, back: localePath({ locale, path }) }),
      )
    }
  })
}
