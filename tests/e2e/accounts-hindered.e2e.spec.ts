import type { BrowserContext, Page } from '@playwright/test'
import { fillIn } from '../../src/i18n/fill-in'
import { locales, type Locale } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { goodPassword, joinSite } from '../helpers/device'
import { mailsTo } from '../helpers/mailbox'
import { becomeMember, newCredentials } from '../helpers/member'
import {
  errorSummary,
  expectProblem,
  expectValues,
  fill,
  openScreen,
  press,
} from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

/** What browsers do that keep no data for a site. */
const hindrances = {
  'blocks cookies': () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  },
  'blocks data': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
    }
  },
  'has no room for data': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    }
  },
}

type Stage = { page: Page; locale: Locale }

function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  return faults
}

/** What pages send that could change something. */
function watchSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

function newAccount(locale: Locale): Record<string, string> {
  const { fields } = getMessages(locale).auth
  return {
    [fields.email]: newCredentials().email,
    [fields.password]: goodPassword,
    [fields.repeatedPassword]: goodPassword,
  }
}

function letterIn(locale: Locale): Record<string, string> {
  const { name, message } = getMessages(locale).account.contact
  return { [name]: 'Ștefan', [message]: `Bună ziua! ${newCredentials().email}` }
}

async function openContact({ page, locale }: Stage): Promise<void> {
  await openScreen({ page, locale, path: paths.contact })
  await expect(page.getByText(getMessages(locale).account.contact.left)).toBeVisible()
}

async function openAccount({ page, locale }: Stage): Promise<void> {
  await openScreen({ page, locale, path: paths.account })
  const { details } = getMessages(locale).account
  await expect(page.getByRole('heading', { name: details.title, exact: true })).toBeVisible()
}

for (const [how, hinder] of Object.entries(hindrances)) {
  for (const locale of locales) {
    test(`a browser that ${how} is told so before anything is sent: ${locale}`, async ({
      page,
    }) => {
      await page.addInitScript(hinder)
      const [faults, sent] = [watchFaults(page), watchSent(page)]
      const { fields, errors, signIn, signUp, google, forgot, reset, verify } =
        getMessages(locale).auth
      const said = { page, locale, text: errors.COOKIES_BLOCKED }
      const values = newAccount(locale)
      await openScreen({ page, locale, path: `${paths.auth}#sign-up` })
      await fill({ page, values })
      await press({ page, name: signUp.submit })
      await expectProblem(said)
      await expectValues({ page, values })

      // Another part of the address alone would not open the page again.
      await page.goto('about:blank')
      await openScreen({ page, locale, path: paths.auth })
      await press({ page, name: google.button })
      await expectProblem(said)
      const known = { [fields.email]: 'ana@pasiuni.example', [fields.password]: goodPassword }
      await fill({ page, values: known })
      await press({ page, name: signIn.submit })
      await expectProblem(said)
      await expectValues({ page, values: known })

      await openScreen({ page, locale, path: paths.forgotPassword })
      await fill({ page, values: { [fields.email]: 'ana@pasiuni.example' } })
      await press({ page, name: forgot.submit })
      await expectProblem(said)

      await openScreen({ page, locale, path: `${paths.resetPassword}?token=unknown` })
      await fill({ page, values: { [fields.newPassword]: goodPassword } })
      await press({ page, name: reset.submit })
      await expectProblem(said)

      await openScreen({ page, locale, path: `${paths.verifyEmail}?token=unknown` })
      await press({ page, name: verify.confirm })
      await expectProblem(said)
      expect([faults, sent]).toEqual([[], []])
    })
  }
}

for (const [how, locale] of [
  ['blocks data', 'ro'],
  ['has no room for data', 'en'],
  ['blocks data', 'ru'],
] as const) {
  test(`a member whose browser ${how} later is told so, and nothing is lost: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const { auth, account } = getMessages(locale)
    const text = auth.errors.COOKIES_BLOCKED
    const { email } = await becomeMember({ context, origin, locale })
    await page.addInitScript(hindrances[how])
    const [faults, sent] = [watchFaults(page), watchSent(page)]

    await openContact({ page, locale })
    const values = letterIn(locale)
    await fill({ page, values })
    await press({ page, name: account.contact.send })
    await expect(errorSummary({ page, locale })).toContainText(text)
    await expectValues({ page, values })

    await openAccount({ page, locale })
    await expect(page.getByText(email).first()).toBeVisible()
    await press({ page, name: account.profile.edit })
    const name = { [account.profile.firstName]: 'Ana' }
    await fill({ page, values: name })
    await press({ page, name: account.profile.save })
    await expect(errorSummary({ page, locale })).toContainText(text)
    await expectValues({ page, values: name })

    await press({ page, name: account.details.signOut })
    await expectProblem({ page, locale, text })
    expect([faults, sent]).toEqual([[], []])
  })
}

/** How often a text has come to the group. */
async function arrived(text = ''): Promise<number> {
  const mails = await mailsTo({ to: 'contact@pasiuni.example' })
  return mails.filter((mail) => mail.text.includes(text)).length
}

type Offline = Stage & { context: BrowserContext; use: (page: Page) => Promise<void> }

/** Presses a button without a connection, which is said and changes nothing, and again with it. */
async function pressTwice({
  page,
  context,
  use,
  ...form
}: Offline & { name: string; values: Record<string, string> }) {
  const { locale, name, values } = form
  // Its own script has come; what it sends with may have not.
  await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
  await use(page)
  await context.setOffline(true)
  await fill({ page, values })
  await press({ page, name })
  const { OFFLINE } = getMessages(locale).auth.errors
  await expect(errorSummary({ page, locale })).toContainText(OFFLINE)
  await expectValues({ page, values })
  await context.setOffline(false)
  await press({ page, name })
}

async function signUp(stage: Offline): Promise<void> {
  const { page, locale } = stage
  const { fields, signUp: words } = getMessages(locale).auth
  const values = newAccount(locale)
  await openScreen({ page, locale, path: `${paths.auth}#sign-up` })
  await pressTwice({ ...stage, values, name: words.submit })
  const verifyPath = localePath({ locale, path: paths.verifyEmail })
  await page.waitForURL((url) => url.pathname === verifyPath)
  const { [fields.email]: email = '' } = values
  await expect.poll(async () => (await mailsTo({ to: email })).length).toBe(1)
}

async function signIn({ email, ...stage }: Offline & { email: string }): Promise<void> {
  const { page, locale } = stage
  const { fields, signIn: words } = getMessages(locale).auth
  const values = { [fields.email]: email, [fields.password]: goodPassword }
  await openScreen({ page, locale, path: `${paths.auth}?back=/${locale}/contact` })
  await pressTwice({ ...stage, values, name: words.submit })
  await page.waitForURL((url) => url.pathname === `/${locale}/contact`)
}

async function write(stage: Offline): Promise<void> {
  const { page, locale } = stage
  const { contact } = getMessages(locale).account
  const values = letterIn(locale)
  await openContact({ page, locale })
  await pressTwice({ ...stage, values, name: contact.send })
  await expect(page.getByRole('heading', { name: contact.sent })).toBeFocused()
  await expect.poll(() => arrived(values[contact.message])).toBe(1)
}

async function changeAccount(stage: Offline): Promise<void> {
  const { page, locale } = stage
  const { profile, email: words } = getMessages(locale).account
  await openAccount({ page, locale })
  await press({ page, name: profile.edit })
  const name = { [profile.firstName]: 'Анна' }
  await pressTwice({ ...stage, values: name, name: profile.save })
  await expect(page.getByRole('definition').getByText('Анна')).toBeVisible()

  const { email: next } = newCredentials()
  await page.getByRole('heading', { level: 3, name: words.title, exact: true }).click()
  // A part that is opened is fetched first.
  await expect(page.getByLabel(words.next, { exact: true })).toBeVisible()
  const values = { [words.next]: next, [words.password]: goodPassword }
  await pressTwice({ ...stage, values, name: words.submit })
  await expect(page.getByText(fillIn({ text: words.done, values: { email: next } }))).toBeVisible()
  await expect.poll(async () => (await mailsTo({ to: next })).length).toBe(1)
}

// A page that nobody has used yet has fetched nothing of what it sends with.
for (const [when, use] of Object.entries({
  'before it is used': async () => {},
  'in the middle': async (page: Page) => {
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
  },
})) {
  for (const locale of locales) {
    test(`a connection that goes ${when} costs nobody anything: ${locale}`, async ({
      page,
      context,
      origin,
    }) => {
      const { email } = await joinSite({ origin })
      const stage = { page, context, locale, use }
      await signUp(stage)
      await context.clearCookies()
      await signIn({ ...stage, email })
      await write(stage)
      await changeAccount(stage)
    })
  }
}

for (const locale of locales) {
  test(`a message whose answer is lost on the way arrives once: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const { contact } = getMessages(locale).account
    await becomeMember({ context, origin, locale })
    await openContact({ page, locale })
    const values = letterIn(locale)
    await fill({ page, values })
    await page.route('**/contact', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press({ page, name: contact.send })
    await expect(errorSummary({ page, locale })).toContainText(
      getMessages(locale).auth.errors.OFFLINE,
    )
    await page.unroute('**/contact')
    await press({ page, name: contact.send })
    await expect(page.getByRole('heading', { name: contact.sent })).toBeFocused()
    await expect.poll(() => arrived(values[contact.message])).toBe(1)
  })
}
