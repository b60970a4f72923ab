import { expect, type Page } from '@playwright/test'
import { Client } from 'pg'
import { locales, type Locale } from '../../src/i18n/locales'
import { signInPath } from '../../src/i18n/paths'
import { getMessages, getTranslator } from '../../src/i18n/translator'
import { goodPassword, handOver, joinSite, type Member } from '../helpers/device'
import { mailsTo } from '../helpers/mailbox'
import { errorSummary } from '../helpers/member-screens'
import { test } from '../helpers/site-test'

const name = 'Ștefan Țurcanu'

function getTexts(locale: Locale) {
  const { account, auth } = getMessages(locale)
  return { ...account.contact, fieldErrors: account.contactErrors, ...auth }
}

function form({ page, locale }: { page: Page; locale: Locale }) {
  const texts = getTexts(locale)
  return {
    name: page.getByLabel(texts.name, { exact: true }),
    message: page.getByLabel(texts.message, { exact: true }),
    send: page.getByRole('button', { name: texts.send, exact: true }),
    alert: errorSummary({ page, locale }),
  }
}

type Letter = { page: Page; locale: Locale; message: string }

async function write({ page, locale, message }: Letter): Promise<void> {
  const { name: nameField, message: messageField } = form({ page, locale })
  await nameField.fill(name)
  await messageField.fill(message)
}

async function expectKept({ page, locale, message }: Letter): Promise<void> {
  await expect(form({ page, locale }).name).toHaveValue(name)
  await expect(form({ page, locale }).message).toHaveValue(message)
}

/** The messages of a member in the database of the site. */
async function storedFor({ id }: Member): Promise<{ message: string; locale: string }[]> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    const { rows } = await database.query<{ message: string; locale: string }>(
      'select message, locale from contact_messages where member_id = $1 order by id',
      [id],
    )
    return rows
  } finally {
    await database.end()
  }
}

async function mailsWith(text: string): Promise<number> {
  const mails = await mailsTo({ to: 'contact@pasiuni.example' })
  return mails.filter((mail) => mail.text.includes(text)).length
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`a message arrives, and every failure keeps it: ${locale}`, async ({
      context,
      page,
      origin,
    }) => {
      const t = getTranslator(locale)
      const texts = getTexts(locale)
      const { titlePrefix, attention } = texts
      const member = await joinSite({ origin, locale, isVerified: true })
      const message = `Bună ziua!\nВторая строка — ${member.id}`
      const { alert, send, name: nameField, message: messageField } = form({ page, locale })

      await page.goto(`/${locale}/contact`)
      await write({ page, locale, message })
      await send.click()
      await expect(alert).toContainText(texts.signInFirst)
      const back = `/${locale}/contact`
      await expect(alert).toBeFocused()
      await expect(alert.getByRole('link')).toHaveAttribute('href', signInPath({ locale, back }))
      await expect(page).toHaveTitle(new RegExp(`^${titlePrefix}`))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectKept({ page, locale, message })

      await handOver({ device: member.device, context })
      await nameField.fill('')
      await messageField.fill('  ')
      await send.click()
      const missing = [texts.errors.NAME_FIELD_empty_ERROR]
      missing.push(texts.fieldErrors.MESSAGE_FIELD_empty_ERROR)
      await expect(alert.getByRole('heading')).toHaveText(attention)
      await expect(alert.getByRole('link')).toHaveText(missing)
      await expect(nameField).toHaveAccessibleDescription(new RegExp(missing[0] ?? ''))

      const tooLong = `${message} ${'ж'.repeat(5000)}`
      await write({ page, locale, message: tooLong })
      await send.click()
      const limit = t('account.contactErrors.MESSAGE_FIELD_too_long_ERROR', { limit: 5000 })
      await expect(alert.getByRole('link')).toHaveText([limit])
      await expectKept({ page, locale, message: tooLong })

      await write({ page, locale, message })
      await send.click()
      await expect(page.getByRole('heading', { name: texts.sent })).toBeVisible()
      await expect(alert).toHaveCount(0)
      expect(await storedFor(member)).toEqual([{ message, locale }])
      await expect.poll(() => mailsWith(member.id), { timeout: 15_000 }).toBe(1)

      // The browser sends the same form again when its page is loaded again.
      await page.reload()
      await expect(page.getByRole('heading', { name: texts.sent })).toBeVisible()
      expect(await storedFor(member)).toHaveLength(1)
    })
  }

  test('another language shows what was typed, and Enter still sends it', async ({
    context,
    page,
    origin,
  }) => {
    const member = await joinSite({ origin })
    const message = `Bună ziua! ${member.id}`
    await page.goto('/ro/contact')
    await write({ page, locale: 'ro', message })
    await form({ page, locale: 'ro' }).send.click()
    await expect(errorSummary({ page, locale: 'ro' })).toBeVisible()
    const languages = page.getByRole('navigation', { name: getTranslator('ro')('layout.language') })
    await languages.getByRole('button', { name: 'Русский' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expectKept({ page, locale: 'ru', message })
    expect(await context.cookies()).toMatchObject([{ name: 'lang', value: 'ru' }])
    await handOver({ device: member.device, context })
    await form({ page, locale: 'ru' }).name.press('Enter')
    await expect(page.getByRole('heading', { name: getTexts('ru').sent })).toBeVisible()
    expect(await storedFor(member)).toEqual([{ message, locale: 'ru' }])
  })

  test('a member whose address is not verified is told so', async ({ context, page, origin }) => {
    const member = await joinSite({ origin, isVerified: false })
    await handOver({ device: member.device, context })
    await page.goto('/ro/contact')
    await write({ page, locale: 'ro', message: 'Bună' })
    await form({ page, locale: 'ro' }).send.click()
    const { unverified, toAccount } = getTexts('ro')
    await expect(errorSummary({ page, locale: 'ro' })).toContainText(unverified)
    await expect(page.getByRole('link', { name: toAccount })).toHaveAttribute('href', '/ro/account')
    await expectKept({ page, locale: 'ro', message: 'Bună' })
  })

  test('too many messages wait, with what was typed', async ({ context, page, origin }) => {
    const { device } = await joinSite({ origin })
    for (const message of ['Unu', 'Doi', 'Trei']) {
      const body = { name, message, locale: 'en' }
      expect((await device.call('/contact', { body })).status).toBe(201)
    }
    await handOver({ device, context })
    await page.goto('/en/contact')
    await write({ page, locale: 'en', message: 'Patru' })
    const answered = page.waitForResponse('**/contact/form')
    await form({ page, locale: 'en' }).send.click()
    expect((await answered).status()).toBe(429)
    await expect(errorSummary({ page, locale: 'en' })).toContainText('Too many attempts')
    await expectKept({ page, locale: 'en', message: 'Patru' })
  })

  test('another site cannot send it', async ({ origin }) => {
    const member = await joinSite({ origin })
    const body = new URLSearchParams({ name, message: 'Străin', locale: 'ro' }).toString()
    const type = 'application/x-www-form-urlencoded'
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const answer = await member.device.call('/contact/form', {
        body,
        headers: { 'content-type': type, ...headers },
      })
      expect(answer.status).toBe(403)
    }
    expect(await storedFor(member)).toEqual([])
  })

  test('the address of an answer leads back to the form', async ({ page }) => {
    for (const address of ['/contact/form', '/ru/contact/answer']) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/(ro|en|ru)\/contact$/)
    }
  })
})

test('a double click stores one message', async ({ context, page, origin }) => {
  const member = await joinSite({ origin })
  await handOver({ device: member.device, context })
  await page.goto('/ro/contact')
  const { left, sent } = getTexts('ro')
  await expect(page.getByText(left)).toBeVisible()
  const message = `De două ori ${member.id}`
  await write({ page, locale: 'ro', message })
  await form({ page, locale: 'ro' }).send.dblclick()
  await expect(page.getByRole('heading', { name: sent })).toBeFocused()
  expect(await storedFor(member)).toEqual([{ message, locale: 'ro' }])
  await expect.poll(() => mailsWith(member.id), { timeout: 15_000 }).toBe(1)
})

test('what is typed outlives an outage, a reload and a session that has ended', async ({
  context,
  page,
  origin,
}) => {
  const member = await joinSite({ origin })
  const { email, device } = member
  await handOver({ device, context })
  await page.goto('/ru/contact')
  const { left, errors, sent } = getTexts('ru')
  await expect(page.getByText(left)).toBeVisible()
  const message = 'Первая строка\n\nвторая строка'
  await write({ page, locale: 'ru', message })

  await page.route('**/contact', (route) => route.fulfill({ status: 503, json: {} }))
  const { alert, send } = form({ page, locale: 'ru' })
  await send.click()
  await expect(alert).toContainText(errors.UNAVAILABLE)
  await expectKept({ page, locale: 'ru', message })
  await page.unroute('**/contact')

  await page.route('**/contact', (route) => route.abort('internetdisconnected'))
  await send.click()
  await expect(alert).toContainText(errors.OFFLINE)
  await expectKept({ page, locale: 'ru', message })
  await page.unroute('**/contact')

  await page.reload()
  await expect(page.getByText(left)).toBeVisible()
  await expectKept({ page, locale: 'ru', message })

  const ended = await device.call('/auth/signout', { body: {} })
  expect(ended.status).toBe(200)
  await send.click()
  await expect(alert).toContainText(errors.SESSION_EXPIRED)
  await expectKept({ page, locale: 'ru', message })

  const opened = context.waitForEvent('page')
  await alert.getByRole('link').click()
  const signIn = await opened
  const { fields, signIn: words } = getMessages('ru').auth
  await signIn.getByLabel(fields.email, { exact: true }).fill(email)
  await signIn.getByLabel(fields.password, { exact: true }).fill(goodPassword)
  await signIn.getByRole('button', { name: words.submit, exact: true }).click()
  await signIn.waitForURL((url) => url.pathname === '/ru/contact')
  await send.click()
  await expect(page.getByRole('heading', { name: sent })).toBeVisible()
  expect(await storedFor(member)).toEqual([{ message, locale: 'ru' }])

  await page.reload()
  await expect(page.getByText(getTexts('ru').left)).toBeVisible()
  await expect(form({ page, locale: 'ru' }).message).toHaveValue('')
})

test('what a member has typed is not shown to the next one in the same tab', async ({
  context,
  page,
  origin,
}) => {
  const [first, second] = [await joinSite({ origin }), await joinSite({ origin })]
  await handOver({ device: first.device, context })
  await page.goto('/ru/contact')
  await expect(page.getByText(getTexts('ru').left)).toBeVisible()
  const message = 'Только для группы'
  await write({ page, locale: 'ru', message })
  await page.reload()
  await expectKept({ page, locale: 'ru', message })

  await context.clearCookies()
  await handOver({ device: second.device, context })
  await page.reload()
  await expect(page.getByText(getTexts('ru').left)).toBeVisible()
  await expect(form({ page, locale: 'ru' }).message).toHaveValue('')
})

for (const [path, id] of [
  ['/ru/contact', 'contact-message'],
  ['/ru/become', 'application-motivation'],
] as const) {
  test(`nor is what was typed before script came, in ${path}`, async ({
    context,
    page,
    origin,
  }) => {
    const [first, second] = [await joinSite({ origin }), await joinSite({ origin })]
    await handOver({ device: first.device, context })
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto(path)
    const text = page.locator(`#${id}`)
    await text.fill('Только для группы')
    await page.goto('/ru/about')
    await page.goBack()
    await expect(text).toHaveValue('Только для группы')

    await page.goto('/ru/about')
    await context.clearCookies()
    await handOver({ device: second.device, context })
    await page.goBack()
    await expect(text).toBeVisible()
    await expect(text).toHaveValue('')
  })
}

test('anyone who has not signed in sees the way to do so instead of the form', async ({ page }) => {
  await page.goto('/en/contact')
  await expect(form({ page, locale: 'en' }).message).toBeHidden()
  const href = signInPath({ locale: 'en', back: '/en/contact' })
  await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
})
