import type { Page } from '@playwright/test'
import { cinemaTexts } from '../../migrations/content/texts/projects/cinema'
import { travelTexts } from '../../migrations/content/texts/projects/travel'
import { contactTexts } from '../../migrations/content/texts/pages/contact'
import { fillIn } from '../../src/i18n/fill-in'
import { localeNames, locales, type Locale } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages, getTranslator } from '../../src/i18n/translator'
import { type Mail, mailsTo, readSource } from '../helpers/mailbox'
import { becomeMember, type Credentials, newCredentials, waitForLink } from '../helpers/member'
import { expectProblem, fill, home, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'
import { watchPage } from '../helpers/page-watch'

type Stage = { page: Page; locale: Locale }
type Person = { firstName: string; lastName: string; word: string; speaks: Locale; message: string }

const people: Record<Locale, Person> = {
  ro: {
    firstName: 'Ștefan',
    lastName: 'Țurcanu',
    word: 'drumeții la munte',
    speaks: 'ru',
    message: 'Bună ziua!\nAm găsit o greșeală pe pagina „Despre noi”.',
  },
  en: {
    firstName: 'Maeve',
    lastName: 'O’Connor',
    word: 'letterpress & ink',
    speaks: 'ro',
    message: 'Hello!\nWho may write <reviews> for you?',
  },
  ru: {
    firstName: 'Алёна',
    lastName: 'Щукина',
    word: 'настольные игры',
    speaks: 'en',
    message: 'Здравствуйте!\nКогда откроется сайт о кино?',
  },
}

function address({ locale, path }: { locale: Locale; path: string }): RegExp {
  return new RegExp(`^https?://[^/]+${localePath({ locale, path })}$`)
}

async function signUp({ page, locale, email, password }: Stage & Credentials): Promise<void> {
  const { fields, signIn, signUp: words, verify, errors } = getMessages(locale).auth
  await openScreen({ page, locale, path: paths.auth })
  await page.getByRole('link', { name: signIn.toSignUp }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  const values = {
    [fields.email]: email,
    [fields.password]: password,
    [fields.repeatedPassword]: password,
  }
  await fill({ page, values })
  await press({ page, name: words.submit })
  await expect(page).toHaveURL(address({ locale, path: `${paths.verifyEmail}#sent` }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(verify.waitTitle)
  await expect(page.getByText(fillIn({ text: verify.address, values: { email } }))).toBeVisible()
  await expect(page.getByText(errors.CHECK_EMAIL_TO_VERIFY_ERROR)).toBeVisible()
}

async function verify({ page, locale, email }: Stage & { email: string }): Promise<void> {
  const { verify: words, signedIn } = getMessages(locale).auth
  const { subject, title } = getMessages(locale).mail.verifyEmail
  const path = localePath({ locale, path: paths.verifyEmail })
  const { mail, link } = await waitForLink({ to: email, subject, path })
  expect(mail.text).toContain(title)
  expect(mail.headers['content-language']).toBe(locale)
  await page.goto(link)
  await press({ page, name: words.confirm })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.verified)
  // The secret does not stay in the address.
  await expect(page).toHaveURL(address({ locale, path: paths.verifyEmail }))
  await page.getByRole('link', { name: signedIn.account }).click()
  await expect(page).toHaveURL(address({ locale, path: paths.account }))
}

async function write({ page, locale, email }: Stage & { email: string }): Promise<void> {
  const { contact } = getMessages(locale).account
  const { firstName, message } = people[locale]
  await openScreen({ page, locale, path: paths.contact })
  await expect(page.getByText(contact.left)).toBeVisible()
  await fill({ page, values: { [contact.name]: firstName, [contact.message]: message } })
  await press({ page, name: contact.send })
  await expect(page.getByRole('heading', { name: contact.sent })).toBeFocused()

  const letter = await letterFrom(email)
  expect(letter.subject).toBe(getMessages(locale).mail.contactMessage.subject)
  for (const line of [firstName, ...message.split('\n')]) expect(letter.text).toContain(line)
  expect(await readSource({ mail: letter })).toMatch(new RegExp(`^Reply-To: ${email}\r?$`, 'm'))
}

/** What a member has written to the group. */
async function letterFrom(email: string): Promise<Mail> {
  const find = async () => {
    const mails = await mailsTo({ to: contactTexts.shared.email })
    return mails.filter(({ text }) => text.includes(email))
  }
  await expect.poll(find).toHaveLength(1)
  const [letter] = await find()
  if (!letter) throw new Error('The letter was there and is gone.')
  return letter
}

/** Fills the profile in, and says where other members see it. */
async function fillProfile({ page, locale }: Stage): Promise<string> {
  const { profile } = getMessages(locale).account
  const { firstName, lastName, word, speaks } = people[locale]
  await openScreen({ page, locale, path: paths.account })
  await press({ page, name: profile.edit })
  await fill({ page, values: { [profile.firstName]: firstName, [profile.lastName]: lastName } })
  await page.getByRole('radio', { name: localeNames[speaks].name }).check()
  for (const { title } of [cinemaTexts[locale], travelTexts[locale]]) {
    await page.getByRole('checkbox', { name: title, exact: true }).check()
  }
  await fill({ page, values: { [profile.others]: word } })
  await press({ page, name: profile.add })
  await expect(page.getByRole('list', { name: profile.othersChosen })).toContainText(word)
  await press({ page, name: profile.save })
  await expect(page.getByText(profile.saved)).toBeVisible()
  await expectProfile({ page, locale })
  await expect(page.getByText(firstName, { exact: true })).toBeVisible()
  const ownPage = page.getByRole('link', { name: profile.ownPage })
  return (await ownPage.getAttribute('href')) ?? ''
}

async function expectProfile({ page, locale }: Stage): Promise<void> {
  const { word, speaks } = people[locale]
  const { title: film } = cinemaTexts[locale]
  const { title: travel } = travelTexts[locale]
  const chosen = page.getByRole('main').getByRole('definition')
  await expect(chosen.getByRole('listitem')).toHaveText([film, travel, word])
  await expect(chosen.getByText(localeNames[speaks].name, { exact: true })).toBeVisible()
}

async function expectMemberPage({
  page,
  locale,
  path,
  email,
}: Stage & { path: string; email: string }): Promise<void> {
  const { firstName, lastName } = people[locale]
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)
  await expect(page).toHaveTitle(new RegExp(`^${firstName} ${lastName}`))
  await expectProfile({ page, locale })
  await expect(page.getByRole('main')).not.toContainText(email)
}

async function signOut({ page, locale }: Stage): Promise<void> {
  const t = getTranslator(locale)
  await openScreen({ page, locale, path: paths.account })
  await press({ page, name: t('account.details.signOut') })
  await expect(page).toHaveURL(home)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: t('layout.signIn') })).toBeVisible()
  await expect(header.getByRole('link', { name: t('layout.account') })).toBeHidden()
}

async function resetPassword({
  page,
  locale,
  email,
  password,
}: Stage & Credentials): Promise<void> {
  const { fields, signIn, forgot, forgotSent, reset } = getMessages(locale).auth
  await openScreen({ page, locale, path: paths.auth })
  await page.getByRole('link', { name: signIn.forgot }).click()
  await fill({ page, values: { [fields.email]: email } })
  await press({ page, name: forgot.submit })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgotSent.title)
  await expect(page.getByText(fillIn({ text: forgotSent.text, values: { email } }))).toBeVisible()
  await expect(page.getByText(forgotSent.hint)).toBeVisible()

  const { subject } = getMessages(locale).mail.resetPassword
  const path = localePath({ locale, path: paths.resetPassword })
  const { link } = await waitForLink({ to: email, subject, path })
  await page.goto(link)
  await fill({ page, values: { [fields.newPassword]: password } })
  await press({ page, name: reset.submit })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reset.doneTitle)
  await page.getByRole('main').getByRole('link', { name: signIn.submit }).click()
}

async function signIn({
  page,
  locale,
  email,
  passwords,
}: Stage & { email: string; passwords: { old: string; next: string } }): Promise<void> {
  const t = getTranslator(locale)
  const { fields, signIn: words, errors } = getMessages(locale).auth
  await fill({ page, values: { [fields.email]: email, [fields.password]: passwords.old } })
  await press({ page, name: words.submit })
  await expectProblem({ page, locale, text: errors.CREDENTIALS_ERROR })
  await expect(page.getByLabel(fields.email, { exact: true })).toHaveValue(email)
  await fill({ page, values: { [fields.password]: passwords.next } })
  await press({ page, name: words.submit })
  await expect(page).toHaveURL(home)

  await openScreen({ page, locale, path: paths.about })
  const header = page.getByRole('banner')
  const account = header.getByRole('link', { name: t('layout.account') })
  await expect(account).toBeVisible()
  await expect(account).toHaveAttribute('href', localePath({ locale, path: paths.account }))
  await expect(header.getByRole('link', { name: t('layout.signIn') })).toBeHidden()
}

for (const locale of locales) {
  test.describe(localeNames[locale].name, () => {
    test.use({ locale: localeNames[locale].tag })

    test('a member comes, writes, is seen, leaves and comes back', async ({
      page,
      browser,
      origin,
    }) => {
      const { errors, foreign } = watchPage({ page, origin })
      const { email, password } = newCredentials()
      const next = `${password}, alta`
      await test.step('sign up', () => signUp({ page, locale, email, password }))
      await test.step('verify', () => verify({ page, locale, email }))
      await test.step('write', () => write({ page, locale, email }))
      const path = await test.step('profile', () => fillProfile({ page, locale }))
      await test.step('be seen', async () => {
        const context = await browser.newContext()
        await becomeMember({ context, origin })
        await expectMemberPage({ page: await context.newPage(), locale, path, email })
        await context.close()
      })
      await test.step('sign out', () => signOut({ page, locale }))
      await test.step('reset', () => resetPassword({ page, locale, email, password: next }))
      const passwords = { old: password, next }
      await test.step('sign in', () => signIn({ page, locale, email, passwords }))
      expect(errors).toEqual([])
      expect(foreign).toEqual([])
    })
  })
}
