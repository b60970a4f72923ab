import { fillIn } from '../../src/i18n/fill-in'
import { inTime } from '../../src/i18n/in-time'
import type { Locale } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { goodPassword } from '../helpers/device'
import { becomeMember, newCredentials } from '../helpers/member'
import {
  expectNoProblem,
  expectProblem,
  expectValues,
  fill,
  openScreen,
  press,
} from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

function getTexts(locale: Locale) {
  return getMessages(locale).auth
}

test('what is wrong with a forgotten password: ru', async ({ page }) => {
  const locale = 'ru'
  const { fields, errors, forgot, forgotSent } = getTexts(locale)
  await openScreen({ page, locale, path: paths.forgotPassword })
  for (const [typed, key] of [
    ['', 'EMAIL_FIELD_empty_ERROR'],
    ['аня@пример', 'EMAIL_FIELD_ERROR'],
  ] as const) {
    const values = { [fields.email]: typed }
    await fill({ page, values })
    await press({ page, name: forgot.submit })
    const fault = { label: fields.email, text: errors[key] }
    await expectProblem({ page, locale, text: errors.FIELDS_ERROR, fields: [fault] })
    await expectValues({ page, values })
  }
  // Whether an address is known is not told.
  const { email } = newCredentials()
  await fill({ page, values: { [fields.email]: email } })
  await press({ page, name: forgot.submit })
  await expect(page.getByText(fillIn({ text: forgotSent.text, values: { email } }))).toBeVisible()
  await expect(page.getByText(forgotSent.hint)).toBeVisible()
  await expectNoProblem({ page, locale })
  await press({ page, name: forgotSent.resend })
  await expect(page.getByText(forgotSent.resent)).toBeVisible()
})

test('what is wrong with a new password: ro', async ({ page }) => {
  const locale = 'ro'
  const { fields, errors, reset } = getTexts(locale)
  await openScreen({ page, locale, path: `${paths.resetPassword}?token=unknown` })
  for (const [typed, key] of [
    ['', 'PASSWORD_FIELD_empty_ERROR'],
    ['fără cifre', 'PASSWORD_FIELD_ERROR'],
  ] as const) {
    await fill({ page, values: { [fields.newPassword]: typed } })
    await press({ page, name: reset.submit })
    const fault = { label: fields.newPassword, text: errors[key] }
    await expectProblem({ page, locale, text: errors.FIELDS_ERROR, fields: [fault] })
  }
  await fill({ page, values: { [fields.newPassword]: goodPassword } })
  await press({ page, name: reset.submit })
  await expectProblem({ page, locale, text: errors.RESET_PASSWORD_INVALID_TOKEN_ERROR })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reset.expiredTitle)
  await page.getByRole('link', { name: reset.again }).click()
  await expect(page).toHaveURL(new RegExp(`${localePath({ locale, path: paths.forgotPassword })}$`))
})

test('a new password that is refused: en', async ({ page }) => {
  const locale = 'en'
  const { fields, errors, reset } = getTexts(locale)
  await openScreen({ page, locale, path: `${paths.resetPassword}?token=unknown` })
  await fill({ page, values: { [fields.newPassword]: goodPassword } })
  const reason = 'Closed. (ERR_CODE_001)'
  const notFit = {
    status: 'FIELD_ERROR',
    formFields: [{ id: 'password', error: 'PASSWORD_NOT_FIT' }],
  }
  const answers = [
    {
      json: notFit,
      text: errors.FIELDS_ERROR,
      fields: [{ label: fields.newPassword, text: errors.PASSWORD_NOT_FIT }],
    },
    {
      json: { status: 'PASSWORD_RESET_NOT_ALLOWED', reason },
      text: fillIn({ text: errors.PASSWORD_RESET_NOT_ALLOWED, values: { reason } }),
      fields: [],
    },
  ]
  for (const { json, ...problem } of answers) {
    await page.route('**/auth/user/password/reset', (route) => route.fulfill({ json }))
    await press({ page, name: reset.submit })
    await expectProblem({ page, locale, ...problem })
    await expectValues({ page, values: { [fields.newPassword]: goodPassword } })
    await page.unroute('**/auth/user/password/reset')
  }
})

test('a link of an old mail: en', async ({ page }) => {
  const locale = 'en'
  const { errors, verify, signIn } = getTexts(locale)
  await openScreen({ page, locale, path: `${paths.verifyEmail}?token=unknown` })
  await press({ page, name: verify.confirm })
  const text = errors.EMAIL_VERIFICATION_INVALID_TOKEN_ERROR
  await expectProblem({ page, locale, text })
  // Whose it was nobody knows: it may have served.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(verify.usedTitle)
  await expect(page.getByText(verify.usedText)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: signIn.submit })).toBeVisible()
})

test('an address that is confirmed already: ru', async ({ page, context, origin }) => {
  const locale = 'ru'
  const { errors, verify } = getTexts(locale)
  await becomeMember({ context, origin, locale })
  await openScreen({ page, locale, path: paths.verifyEmail })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(verify.verified)
  await expect(page.getByText(errors.EMAIL_ALREADY_VERIFIED_ERROR)).toBeVisible()
})

test('what is wrong with a letter, and too many of them: ro', async ({ page, context, origin }) => {
  const locale = 'ro'
  const { errors } = getTexts(locale)
  const { contact, contactErrors } = getMessages(locale).account
  const { device } = await becomeMember({ context, origin })
  await openScreen({ page, locale, path: paths.contact })
  await expect(page.getByText(contact.left)).toBeVisible()
  await press({ page, name: contact.send })
  const empty = [
    { label: contact.name, text: errors.NAME_FIELD_empty_ERROR },
    { label: contact.message, text: contactErrors.MESSAGE_FIELD_empty_ERROR },
  ]
  await expectProblem({ page, locale, text: errors.FIELDS_ERROR, fields: empty })

  for (const message of ['unu', 'doi', 'trei']) {
    const answer = await device.call('/contact', { body: { name: 'Ana', message, locale } })
    expect(answer.status).toBe(201)
  }
  const values = { [contact.name]: 'Ana', [contact.message]: 'Al patrulea\nîntr-o oră' }
  await fill({ page, values })
  const answered = page.waitForResponse('**/contact')
  await press({ page, name: contact.send })
  const refusal = await answered
  const when = inTime({ seconds: Number(refusal.headers()['retry-after']), locale })
  await expectProblem({ page, locale, text: fillIn({ text: errors.LIMITED, values: { when } }) })
  await expectValues({ page, values })
})
