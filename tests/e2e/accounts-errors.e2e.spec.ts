import { fillIn } from '../../src/i18n/fill-in'
import { inTime } from '../../src/i18n/in-time'
import { locales, type Locale } from '../../src/i18n/locales'
import { paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { toFormFields, goodPassword, joinSite, openDevice } from '../helpers/device'
import { newCredentials } from '../helpers/member'
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

test('what is wrong with a new account: ro', async ({ page }) => {
  const locale = 'ro'
  const { fields, errors, signIn, signUp } = getTexts(locale)
  const { email, password, repeatedPassword } = fields
  await openScreen({ page, locale, path: `${paths.auth}#sign-up` })
  const text = errors.FIELDS_ERROR

  await press({ page, name: signUp.submit })
  const empty = [
    { label: email, text: errors.EMAIL_FIELD_empty_ERROR },
    { label: password, text: errors.PASSWORD_FIELD_empty_ERROR },
  ]
  await expectProblem({ page, locale, text, fields: empty })
  await page.getByRole('link', { name: errors.PASSWORD_FIELD_empty_ERROR }).click()
  await expect(page.getByLabel(password, { exact: true })).toBeFocused()

  const wrong = { [email]: 'ana@pasiuni', [password]: 'fără cifre', [repeatedPassword]: 'alta' }
  await fill({ page, values: wrong })
  await press({ page, name: signUp.submit })
  const faults = [
    { label: email, text: errors.EMAIL_FIELD_ERROR },
    { label: password, text: errors.PASSWORD_FIELD_ERROR },
    { label: repeatedPassword, text: errors.PASSWORDS_DO_NOT_MATCH },
  ]
  await expectProblem({ page, locale, text, fields: faults })
  await expectValues({ page, values: wrong })

  await page.getByRole('link', { name: signUp.toSignIn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.title)
  await expectNoProblem({ page, locale })
  await page.getByRole('link', { name: signIn.toSignUp }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUp.title)
  await expectNoProblem({ page, locale })
  await expectValues({ page, values: { [email]: wrong[email] ?? '' } })

  for (const [typed, key] of [
    ['1'.repeat(101), 'PASSWORD_TOO_LONG'],
    // Only the server knows the words that everybody tries.
    ['Parola123', 'PASSWORD_TOO_COMMON'],
  ] as const) {
    const values = {
      [email]: newCredentials().email,
      [password]: typed,
      [repeatedPassword]: typed,
    }
    await fill({ page, values })
    await press({ page, name: signUp.submit })
    await expectProblem({ page, locale, text, fields: [{ label: password, text: errors[key] }] })
    await expectValues({ page, values })
  }
})

test('an address that has an account already: en', async ({ page, origin }) => {
  const locale = 'en'
  const { fields, errors, signUp } = getTexts(locale)
  const { email } = await joinSite({ origin, isVerified: false })
  await openScreen({ page, locale, path: `${paths.auth}#sign-up` })
  const values = {
    // The same address, written otherwise.
    [fields.email]: email.toUpperCase(),
    [fields.password]: goodPassword,
    [fields.repeatedPassword]: goodPassword,
  }
  await fill({ page, values })
  await press({ page, name: signUp.submit })
  const taken = { label: fields.email, text: errors.EMAIL_ALREADY_EXISTS }
  await expectProblem({ page, locale, text: errors.FIELDS_ERROR, fields: [taken] })
  await expectValues({ page, values })
})

test('what is wrong with signing in: en', async ({ page, origin }) => {
  const locale = 'en'
  const { fields, errors, signIn } = getTexts(locale)
  await openScreen({ page, locale, path: paths.auth })
  await press({ page, name: signIn.submit })
  const empty = [
    { label: fields.email, text: errors.EMAIL_FIELD_empty_ERROR },
    { label: fields.password, text: errors.PASSWORD_FIELD_empty_ERROR },
  ]
  await expectProblem({ page, locale, text: errors.FIELDS_ERROR, fields: empty })

  const { email } = await joinSite({ origin, isVerified: false })
  const values = { [fields.email]: email, [fields.password]: 'another one 8' }
  await fill({ page, values })
  await press({ page, name: signIn.submit })
  await expectProblem({ page, locale, text: errors.CREDENTIALS_ERROR })
  await expectValues({ page, values })
  await page.getByRole('link', { name: signIn.toSignUp }).click()
  await expectNoProblem({ page, locale })
})

for (const locale of locales) {
  test(`a sign-in that waits its turn says so: ${locale}`, async ({ page }) => {
    const { fields, signIn, errors } = getTexts(locale)
    await openScreen({ page, locale, path: paths.auth })
    const { email, password } = newCredentials()
    await fill({ page, values: { [fields.email]: email, [fields.password]: password } })
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/auth/signin', async (route) => {
      await held
      await route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: {} })
    })
    await press({ page, name: signIn.submit })
    const said = page.getByRole('status').filter({ hasText: fields.waiting })
    await expect(said).toBeVisible()
    await expect(said).toHaveCSS('position', 'static')
    answer()
    await expect(page.getByRole('alert').getByText(errors.UNAVAILABLE)).toBeVisible()
    await expect(said).toHaveCount(0)
  })
}

test('too many attempts, and how long to wait: ru', async ({ page, origin }) => {
  const locale = 'ru'
  const { fields, errors, signIn } = getTexts(locale)
  const device = openDevice({ origin })
  const { email } = newCredentials()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await device.call('/auth/signin', { body: toFormFields({ email, password: goodPassword }) })
  }
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': device.network })
  await openScreen({ page, locale, path: paths.auth })
  await fill({ page, values: { [fields.email]: email, [fields.password]: goodPassword } })
  const answered = page.waitForResponse('**/auth/signin')
  await press({ page, name: signIn.submit })
  const answer = await answered
  expect(answer.status()).toBe(429)
  const seconds = Number(answer.headers()['retry-after'])
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  const when = inTime({ seconds, locale })
  await expectProblem({ page, locale, text: fillIn({ text: errors.LIMITED, values: { when } }) })
})

type Said = { http?: number; body?: object; text: (errors: Errors) => string }
type Errors = ReturnType<typeof getTexts>['errors']

function withReason(key: 'SIGN_IN_NOT_ALLOWED' | 'SIGN_UP_NOT_ALLOWED' | 'GENERAL_ERROR'): Said {
  const reason = 'Closed. (ERR_CODE_008)'
  return {
    body: key === 'GENERAL_ERROR' ? { status: key, message: reason } : { status: key, reason },
    text: (errors) => fillIn({ text: errors[key], values: { reason } }),
  }
}

const rareAnswers: [string, Said][] = [
  ['an unknown fault', { http: 500, text: (errors) => errors.defaultErrorMessage }],
  ['an unknown status', { body: { status: 'NEW' }, text: (errors) => errors.defaultErrorMessage }],
  ['accounts that are away', { http: 503, text: (errors) => errors.UNAVAILABLE }],
  ['signing in not allowed', withReason('SIGN_IN_NOT_ALLOWED')],
  ['signing up not allowed', withReason('SIGN_UP_NOT_ALLOWED')],
  ['a general error', withReason('GENERAL_ERROR')],
  ['one without words', { body: { status: 'GENERAL_ERROR' }, text: (errors) => errors.NO_MESSAGE }],
]

for (const locale of ['ro', 'en', 'ru'] as const) {
  test(`answers that hardly ever come: ${locale}`, async ({ page }) => {
    const { fields, errors, signIn } = getTexts(locale)
    await openScreen({ page, locale, path: paths.auth })
    const values = { [fields.email]: 'ana@pasiuni.example', [fields.password]: goodPassword }
    await fill({ page, values })
    for (const [name, { http = 200, body = {}, text }] of rareAnswers) {
      await test.step(name, async () => {
        await page.route('**/auth/signin', (route) => route.fulfill({ status: http, json: body }))
        const answered = page.waitForResponse('**/auth/signin')
        await press({ page, name: signIn.submit })
        await answered
        await expectProblem({ page, locale, text: text(errors) })
        await expectValues({ page, values })
        await page.unroute('**/auth/signin')
      })
    }
    await test.step('no connection', async () => {
      await page.route('**/auth/signin', (route) => route.abort())
      await press({ page, name: signIn.submit })
      await expectProblem({ page, locale, text: errors.OFFLINE })
      await expectValues({ page, values })
    })
  })
}
