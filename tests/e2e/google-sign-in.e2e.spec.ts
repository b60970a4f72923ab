import type { Page } from '@playwright/test'
import { z } from 'zod'
import { fillIn } from '../../src/i18n/fill-in'
import { locales, type Locale } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages, getTranslator } from '../../src/i18n/translator'
import { goodPassword, joinSite } from '../helpers/device'
import { newCredentials } from '../helpers/member'
import { expectProblem, fill, home, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

type Stage = { page: Page; locale: Locale }

const minute = 60_000

/** Goes to the page that stands in for Google. */
async function goToGoogle({ page, locale }: Stage): Promise<{ state: string }> {
  await openScreen({ page, locale, path: paths.auth })
  const leaving = page.waitForRequest((request) => /[?&]client_id=/.test(request.url()))
  await press({ page, name: getMessages(locale).auth.google.button })
  const { searchParams } = new URL((await leaving).url())
  await expect(page.getByRole('heading', { name: 'Local sign-in' })).toBeVisible()
  return { state: searchParams.get('state') ?? '' }
}

async function agree({
  page,
  email,
  isVerified = true,
}: {
  page: Page
  email: string
  isVerified?: boolean
}): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('checkbox').setChecked(isVerified)
  await press({ page, name: 'Sign in' })
}

function comeBack({
  page,
  locale,
  query,
}: Stage & { query: Record<string, string> }): Promise<unknown> {
  const path = localePath({ locale, path: paths.google })
  return page.goto(`${path}?${new URLSearchParams(query).toString()}`)
}

async function expectFailure({ page, locale, text }: Stage & { text: string }): Promise<void> {
  const { google, forgot } = getMessages(locale).auth
  await expectProblem({ page, locale, text })
  await expect(page).toHaveURL(new RegExp(`${localePath({ locale, path: paths.google })}(\\?|$)`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(google.failedTitle)
  const back = page.getByRole('main').getByRole('link', { name: forgot.back })
  await expect(back).toHaveAttribute('href', localePath({ locale, path: paths.auth }))
  await expect(page.locator('html')).not.toHaveAttribute('data-member')
}

const account = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  methods: z.array(z.string()),
})

async function readAccount(page: Page): Promise<z.infer<typeof account>> {
  const answer = await page.request.get('/account', { headers: { rid: 'anti-csrf' } })
  expect(answer.status()).toBe(200)
  return account.parse(await answer.json())
}

for (const locale of locales) {
  test(`a new member comes by Google and the same one returns: ${locale}`, async ({ page }) => {
    const { email } = newCredentials()
    await goToGoogle({ page, locale })
    await agree({ page, email })
    await expect(page).toHaveURL(home)
    // Whatever this browser asks for, the member has signed in in this language.
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const first = await readAccount(page)
    expect(first).toMatchObject({ email, emailVerified: true, methods: ['google'] })

    const t = getTranslator(locale)
    await openScreen({ page, locale, path: paths.account })
    await expect(page.getByText(t('account.details.google'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('account.details.confirmed'), { exact: true })).toBeVisible()
    const parts = page.getByRole('heading', { level: 3 })
    await expect(parts.getByText(t('account.email.title'))).toBeVisible()
    await expect(parts.getByText(t('account.password.title'))).toBeHidden()
    await parts.getByText(t('account.email.title')).click()
    await expect(page.getByText(t('account.email.google'))).toBeVisible()
    await press({ page, name: t('account.details.signOut') })
    await expect(page).toHaveURL(home)

    await goToGoogle({ page, locale })
    await agree({ page, email })
    await expect(page).toHaveURL(home)
    expect(await readAccount(page)).toEqual(first)
  })
}

for (const locale of locales) {
  test(`the return path does not lead to the page that Google returns to: ${locale}`, async ({
    page,
  }) => {
    await goToGoogle({ page, locale })
    await agree({ page, email: newCredentials().email })
    await expect(page).toHaveURL(home)
    await page.goBack()
    expect(page.url()).not.toContain('code=')

    // Nor does it end in an error when someone comes there all the same.
    await comeBack({ page, locale, query: { state: 'a', code: 'b' } })
    await expect(page).toHaveURL(home)
    await expect(page.locator('html')).toHaveAttribute('data-member')
  })
}

for (const locale of locales) {
  test(`someone refuses at Google: ${locale}`, async ({ page }) => {
    await goToGoogle({ page, locale })
    await press({ page, name: 'Refuse' })
    await expectFailure({ page, locale, text: getMessages(locale).auth.errors.SIGN_IN_CANCELLED })
  })
}

test('an address has either a password or Google', async ({ page, origin }) => {
  const locale = 'ru'
  const { errors, fields, signUp } = getMessages(locale).auth
  const { email } = await joinSite({ origin })
  await goToGoogle({ page, locale })
  await agree({ page, email })
  await expectFailure({ page, locale, text: errors.EMAIL_USED_WITH_PASSWORD })

  const other = newCredentials().email
  await goToGoogle({ page, locale })
  await agree({ page, email: other, isVerified: false })
  await expectFailure({ page, locale, text: errors.GOOGLE_EMAIL_NOT_VERIFIED })

  await goToGoogle({ page, locale })
  await agree({ page, email: other })
  await expect(page).toHaveURL(home)
  await page.context().clearCookies()
  await openScreen({ page, locale, path: `${paths.auth}#sign-up` })
  const values = {
    [fields.email]: other,
    [fields.password]: goodPassword,
    [fields.repeatedPassword]: goodPassword,
  }
  await fill({ page, values })
  await press({ page, name: signUp.submit })
  await expectProblem({ page, locale, text: errors.EMAIL_USED_WITH_GOOGLE })
})

test('a return that this tab has not begun is refused: ru', async ({ page }) => {
  const locale = 'ru'
  const { STATE_NOT_SAVED } = getMessages(locale).auth.errors
  await comeBack({ page, locale, query: { state: 'a', code: 'b' } })
  await expectFailure({ page, locale, text: STATE_NOT_SAVED })
})

test('a page that Google has not sent one to says so: ro', async ({ page }) => {
  const locale = 'ro'
  await comeBack({ page, locale, query: {} })
  await expectFailure({ page, locale, text: getMessages(locale).auth.errors.STATE_NOT_SAVED })
})

test('a return without a state is refused, and what was begun is over: en', async ({ page }) => {
  const locale = 'en'
  const { STATE_NOT_RETURNED, STATE_NOT_SAVED } = getMessages(locale).auth.errors
  const { state } = await goToGoogle({ page, locale })
  await comeBack({ page, locale, query: { code: 'b' } })
  await expectFailure({ page, locale, text: STATE_NOT_RETURNED })
  await comeBack({ page, locale, query: { state, code: 'b' } })
  await expectFailure({ page, locale, text: STATE_NOT_SAVED })
})

test('a return after ten minutes is refused: ro', async ({ page }) => {
  const locale = 'ro'
  const { STATE_EXPIRED } = getMessages(locale).auth.errors
  const { state } = await goToGoogle({ page, locale })
  await page.clock.setFixedTime(Date.now() + 11 * minute)
  await comeBack({ page, locale, query: { state, code: 'b' } })
  await expectFailure({ page, locale, text: STATE_EXPIRED })
})

test('a return with another state is refused: en', async ({ page }) => {
  const locale = 'en'
  const { STATE_INVALID } = getMessages(locale).auth.errors
  await goToGoogle({ page, locale })
  await comeBack({ page, locale, query: { state: 'another', code: 'b' } })
  await expectFailure({ page, locale, text: STATE_INVALID })
})

test('what Google says is not enough: en', async ({ page }) => {
  const locale = 'en'
  const { errors } = getMessages(locale).auth
  const reason = 'Closed. (ERR_CODE_004)'
  for (const [json, text] of [
    [{ status: 'NO_EMAIL_GIVEN_BY_PROVIDER' }, errors.NO_EMAIL_GIVEN_BY_PROVIDER],
    [{ status: 'SOMETHING_NEW' }, errors.NO_EMAIL_GIVEN_BY_PROVIDER],
    [
      { status: 'SIGN_IN_UP_NOT_ALLOWED', reason },
      fillIn({ text: errors.SIGN_IN_UP_NOT_ALLOWED, values: { reason } }),
    ],
  ] as const) {
    await page.route('**/auth/signinup', (route) => route.fulfill({ json }))
    const { state } = await goToGoogle({ page, locale })
    await comeBack({ page, locale, query: { state, code: 'b' } })
    await expectFailure({ page, locale, text })
    await page.unroute('**/auth/signinup')
  }
})

test('a code that Google does not know is refused in words: ro', async ({ page }) => {
  const locale = 'ro'
  const { GOOGLE_SIGN_IN_FAILED } = getMessages(locale).auth.errors
  const { state } = await goToGoogle({ page, locale })
  await comeBack({ page, locale, query: { state, code: 'b' } })
  await expectFailure({ page, locale, text: GOOGLE_SIGN_IN_FAILED })
})
