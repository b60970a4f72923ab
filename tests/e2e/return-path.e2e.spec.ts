import { localeNames, type Locale } from '../../src/i18n/locales'
import { localePath, paths, projectPath, signInPath } from '../../src/i18n/paths'
import { getMessages, getTranslator } from '../../src/i18n/translator'
import { goodPassword, joinSite } from '../helpers/device'
import { newCredentials, waitForLink } from '../helpers/member'
import { expectValues, fill, home, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'
import { someMemberPage } from '../helpers/some-member-page'

type Way = {
  path: string
  /** The part of the page that the link is in. */
  hash?: string
  /** Where the link to sign in is. */
  place: 'main' | 'banner'
  from: Locale
  to: Locale
}

// The ways in are links of the page itself, or the one that every page has in its head.
const ways: Way[] = [
  { path: paths.contact, place: 'main', from: 'ro', to: 'ru' },
  { path: paths.account, place: 'main', from: 'en', to: 'ro' },
  { path: someMemberPage, place: 'main', from: 'ru', to: 'en' },
  { path: paths.become, hash: '#apply', place: 'main', from: 'en', to: 'ru' },
  { path: projectPath('cinema'), place: 'banner', from: 'ru', to: 'ro' },
]

for (const { path, hash = '', place, from, to } of ways) {
  test(`signing in leads back to ${path}, in the language chosen on the way: ${from}, ${to}`, async ({
    page,
    origin,
  }) => {
    const { email } = await joinSite({ origin })
    await openScreen({ page, locale: from, path })
    const back = `${localePath({ locale: from, path })}${hash}`
    const links = page.locator(`a[href="${signInPath({ locale: from, back })}"]`)
    await page.getByRole(place).locator(links).first().click()
    const before = getMessages(from).auth
    // What is typed is taken along once the page works.
    await expect(page.getByRole('button', { name: before.signIn.submit })).toBeEnabled()
    await fill({ page, values: { [before.fields.email]: email } })
    const label = getTranslator(from)('layout.language')
    const languages = page.getByRole('navigation', { name: label })
    await languages.getByRole('link', { name: localeNames[to].name }).click()
    const { fields, signIn } = getMessages(to).auth
    await expectValues({ page, values: { [fields.email]: email } })
    await fill({ page, values: { [fields.password]: goodPassword } })
    await press({ page, name: signIn.submit })
    await expect(page).toHaveURL((url) => {
      return `${url.pathname}${url.hash}` === `${localePath({ locale: to, path })}${hash}`
    })
    await expect(page.locator('html')).toHaveAttribute('lang', to)
  })
}

test('another language keeps signing up, the address and the return path: en, ru', async ({
  page,
}) => {
  const { email } = newCredentials()
  const back = localePath({ locale: 'en', path: paths.contact })
  await page.goto(`${signInPath({ locale: 'en', back })}#sign-up`)
  const before = getMessages('en').auth
  await expect(page.getByRole('button', { name: before.signUp.submit })).toBeEnabled()
  await fill({ page, values: { [before.fields.email]: email } })
  const languages = page.getByRole('navigation', { name: getTranslator('en')('layout.language') })
  await languages.getByRole('link', { name: localeNames.ru.name }).click()
  const { fields, signUp } = getMessages('ru').auth
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUp.title)
  await expectValues({ page, values: { [fields.email]: email } })
  expect(new URL(page.url()).searchParams.get('back')).toBe(back)
})

test('a forgotten password keeps the return path, in another language too: ro, en', async ({
  page,
}) => {
  const back = localePath({ locale: 'ro', path: paths.become })
  await page.goto(signInPath({ locale: 'ro', back: `${back}#apply` }))
  const { forgot, signIn } = getMessages('ro').auth
  await expect(page.getByRole('button', { name: signIn.submit })).toBeEnabled()
  await page.getByRole('link', { name: signIn.forgot }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgot.title)
  const languages = page.getByRole('navigation', { name: getTranslator('ro')('layout.language') })
  await languages.getByRole('link', { name: localeNames.en.name }).click()
  const words = getMessages('en').auth
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.forgot.title)
  const toSignIn = page.getByRole('main').getByRole('link', { name: words.forgot.back })
  const path = localePath({ locale: 'en', path: paths.become })
  const address = signInPath({ locale: 'en', back: `${path}#apply` })
  await expect(toSignIn).toHaveAttribute('href', address)
  const name = getTranslator('en')('layout.signIn')
  const inHead = page.getByRole('banner').getByRole('link', { name })
  await expect(inHead).toHaveAttribute('href', address)
})

for (const tab of ['the same tab', 'another tab'] as const) {
  test(`whoever signs up on the way is led back once the address is confirmed in ${tab}: en`, async ({
    page,
    context,
  }) => {
    const locale = 'en'
    const { email } = newCredentials()
    const back = localePath({ locale, path: paths.contact })
    await page.goto(`${signInPath({ locale, back })}#sign-up`)
    const { fields, signUp, verify } = getMessages(locale).auth
    await expect(page.getByRole('button', { name: signUp.submit })).toBeEnabled()
    const values = {
      [fields.email]: email,
      [fields.password]: goodPassword,
      [fields.repeatedPassword]: goodPassword,
    }
    await fill({ page, values })
    await press({ page, name: signUp.submit })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(verify.waitTitle)

    const path = localePath({ locale, path: paths.verifyEmail })
    const { subject } = getMessages(locale).mail.verifyEmail
    const { link } = await waitForLink({ to: email, subject, path })
    const opened = tab === 'the same tab' ? page : await context.newPage()
    await opened.goto(link)
    await press({ page: opened, name: verify.confirm })
    await opened.getByRole('main').getByRole('link', { name: verify.back }).click()
    await expect(opened).toHaveURL((url) => url.pathname === back)
  })
}

test('a password that is set in another tab keeps the return path: ro', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'ro'
  const { email } = await joinSite({ origin })
  const back = localePath({ locale, path: paths.become })
  const query = new URLSearchParams({ back }).toString()
  await page.goto(`${localePath({ locale, path: paths.forgotPassword })}?${query}`)
  const { fields, forgot, forgotSent, reset, signIn } = getMessages(locale).auth
  await fill({ page, values: { [fields.email]: email } })
  await press({ page, name: forgot.submit })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgotSent.title)

  const path = localePath({ locale, path: paths.resetPassword })
  const { subject } = getMessages(locale).mail.resetPassword
  const { link } = await waitForLink({ to: email, subject, path })
  const other = await context.newPage()
  await other.goto(link)
  await fill({ page: other, values: { [fields.newPassword]: `${goodPassword} altfel` } })
  await press({ page: other, name: reset.submit })
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(reset.doneTitle)
  const toSignIn = other.getByRole('main').getByRole('link', { name: signIn.submit })
  await expect(toSignIn).toHaveAttribute('href', signInPath({ locale, back }))
})

test('whoever changes their mind at Google keeps the return path: ru', async ({ page }) => {
  const locale = 'ru'
  const back = localePath({ locale, path: paths.contact })
  const path = signInPath({ locale, back })
  await page.goto(path)
  const { forgot, google } = getMessages(locale).auth
  await press({ page, name: google.button })
  await press({ page, name: 'Refuse' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(google.failedTitle)
  const retry = page.getByRole('main').getByRole('link', { name: forgot.back })
  await expect(retry).toHaveAttribute('href', path)
})

test('a phone shows that someone has signed in, and out again', async ({ page, origin }) => {
  const locale = 'en'
  const { email } = await joinSite({ origin })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen({ page, locale, path: paths.about })
  const menu = page.getByRole('button', { name: getTranslator(locale)('layout.menu') })
  const signs = menu.locator('svg:visible')
  await expect(signs).toHaveCount(1)
  await openScreen({ page, locale, path: paths.auth })
  const { fields, signIn } = getMessages(locale).auth
  await fill({ page, values: { [fields.email]: email, [fields.password]: goodPassword } })
  await press({ page, name: signIn.submit })
  await expect(page).toHaveURL(home)
  await expect(signs).toHaveCount(2)
  await openScreen({ page, locale, path: paths.account })
  await press({ page, name: getMessages(locale).account.details.signOut })
  await expect(page).toHaveURL(home)
  await expect(signs).toHaveCount(1)
})

test('pages that are open in other tabs learn that someone has signed in: en', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'en'
  const { email } = await joinSite({ origin })
  const { account, auth } = getMessages(locale)
  await openScreen({ page, locale, path: paths.account })
  await expect(page.getByText(account.gate.text)).toBeVisible()
  const reading = await context.newPage()
  await openScreen({ page: reading, locale, path: paths.about })
  const own = reading.getByRole('banner').getByRole('link', {
    name: getTranslator(locale)('layout.account'),
  })
  await expect(own).toBeHidden()

  const other = await context.newPage()
  await openScreen({ page: other, locale, path: paths.auth })
  const { fields, signIn } = auth
  await fill({ page: other, values: { [fields.email]: email, [fields.password]: goodPassword } })
  await press({ page: other, name: signIn.submit })
  await expect(other).toHaveURL(home)
  await expect(page.getByText(email).first()).toBeVisible()
  // All tabs of a driven browser count as visible: none is told that it is seen again.
  await reading.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(own).toBeVisible()
})
