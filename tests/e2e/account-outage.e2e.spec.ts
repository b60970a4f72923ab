import { expect, type Browser, type Page } from '@playwright/test'
import { locales, type Locale } from '../../src/i18n/locales'
import { getMessages } from '../../src/i18n/translator'
import { authPosts, reads, writes } from '../helpers/account-test'
import { type Device, goodPassword, handOver, joinSite, openDevice } from '../helpers/device'
import { type OwnAccountSite, test } from '../helpers/own-account-site'
import type { Restartable } from '../helpers/restartable'
import { sitePages } from '../helpers/site-pages'

const recovery = { timeout: 45_000, intervals: [250] }
const reading = sitePages.filter(({ isIndexed }) => isIndexed)

/** Longest time from pressing the button to the words; the promise of 2.5 s is for idle machines. */
const longestAnswerMs = 5000
const longestPageMs = 5000

async function expectReadable(site: OwnAccountSite): Promise<void> {
  const { call } = openDevice(site)
  let slowest = 0
  for (const { address } of reading) {
    const before = performance.now()
    expect((await call(address)).status, address).toBe(200)
    slowest = Math.max(slowest, performance.now() - before)
  }
  console.log(`slowest of ${reading.length} reading pages: ${Math.round(slowest)} ms`)
  expect(slowest).toBeLessThan(longestPageMs)
}

/** Every call says in JSON that it cannot be answered now, soon enough, and signs nobody out. */
async function expectRefused({ call, frontToken }: Device): Promise<void> {
  const token = frontToken()
  const before = performance.now()
  const answers = await Promise.all([
    ...reads.map(async (path) => ({ path, answer: await call(path) })),
    ...[...writes, ...authPosts].map(async ([path, body]) => ({
      path,
      answer: await call(path, { body }),
    })),
  ])
  const ms = Math.round(performance.now() - before)
  console.log(`${answers.length} calls at once refused within ${ms} ms`)
  for (const { path, answer } of answers) {
    expect(answer.status, path).toBe(503)
    expect(answer.body, path).toMatchObject({ code: 'unavailable' })
    expect(answer.headers.get('retry-after'), path).toMatch(/^\d+$/)
    expect(answer.headers.get('cache-control'), path).toContain('no-store')
    expect(answer.headers.getSetCookie(), path).toEqual([])
  }
  expect(frontToken()).toBe(token)
}

type SignIn = { page: Page; locale: Locale; email: string }

function signInForm({ page, locale }: { page: Page; locale: Locale }) {
  const { fields, signIn, errors } = getMessages(locale).auth
  return {
    email: page.getByLabel(fields.email, { exact: true }),
    password: page.getByLabel(fields.password, { exact: true }),
    submit: page.getByRole('button', { name: signIn.submit, exact: true }),
    outage: page.getByRole('alert').getByText(errors.UNAVAILABLE),
  }
}

async function expectOutageOnSignIn({ page, locale, email }: SignIn): Promise<void> {
  await page.goto(`/${locale}/auth`)
  const form = signInForm({ page, locale })
  await form.email.fill(email)
  await form.password.fill(goodPassword)
  const answered = page.waitForResponse('**/auth/signin')
  const before = performance.now()
  await form.submit.click()
  await expect(form.outage).toBeVisible({ timeout: 20_000 })
  const ms = Math.round(performance.now() - before)
  console.log(`sign-in told in ${locale} after ${ms} ms`)
  expect((await answered).status()).toBe(503)
  expect(ms).toBeLessThanOrEqual(longestAnswerMs)
  await expect(form.email).toHaveValue(email)
  await expect(form.password).toHaveValue(goodPassword)
}

/** Presses the button of the form that is still filled in, until it works. */
async function expectSignInRecovers({ page, locale }: Omit<SignIn, 'email'>): Promise<void> {
  const { submit } = signInForm({ page, locale })
  await expect
    .poll(async () => {
      const answered = page.waitForResponse('**/auth/signin')
      await submit.click()
      return (await answered).status()
    }, recovery)
    .toBe(200)
  await page.waitForURL((url) => url.pathname === '/')
}

async function openAccount({ browser, device }: { browser: Browser; device: Device }) {
  const context = await browser.newContext({ baseURL: device.origin })
  await handOver({ device, context })
  const page = await context.newPage()
  await page.goto('/ro/account')
  return { context, page }
}

const waysToBreak = [
  {
    how: 'killed',
    breakCore: async (core: Restartable) => {
      process.kill(core.pid, 'SIGKILL')
      await core.stop()
    },
    mendCore: (core: Restartable) => core.start(),
  },
  {
    how: 'frozen',
    breakCore: (core: Restartable) => {
      process.kill(core.pid, 'SIGSTOP')
      return Promise.resolve()
    },
    mendCore: (core: Restartable) => {
      process.kill(core.pid, 'SIGCONT')
      return Promise.resolve()
    },
  },
]

for (const { how, breakCore, mendCore } of waysToBreak) {
  test(`the core is ${how}: readers read on, members stay, and all mends itself`, async ({
    browser,
    context,
    site,
  }) => {
    test.setTimeout(120_000)
    const { email, device } = await joinSite(site)
    const member = await openAccount({ browser, device })
    const { unavailable } = getMessages('ro').account
    await expect(member.page.getByText(email).first()).toBeVisible()
    const visitors = await Promise.all(
      locales.map(async (locale) => ({ locale, page: await context.newPage() })),
    )

    await breakCore(site.core)
    try {
      for (const { locale, page } of visitors) await expectOutageOnSignIn({ page, locale, email })
      await expectReadable(site)
      await expectRefused(device)

      await member.page.reload()
      await expect(member.page.getByRole('heading', { name: unavailable.title })).toBeVisible()
      const names = (await member.context.cookies()).map(({ name }) => name)
      expect(names).toEqual(
        expect.arrayContaining(['sAccessToken', 'sRefreshToken', 'sFrontToken']),
      )
    } finally {
      await mendCore(site.core)
    }

    const retry = member.page.getByRole('button', { name: unavailable.retry })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(member.page.getByText(email).first()).toBeVisible({ timeout: 4000 })
    }).toPass(recovery)
    for (const { locale, page } of visitors.slice(0, 1))
      await expectSignInRecovers({ page, locale })
    await member.context.close()
  })
}

test('the database is away: signing in says so, and works when it is back', async ({
  browser,
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const { email, device } = await joinSite(site)
  const member = await openAccount({ browser, device })
  await expect(member.page.getByText(email).first()).toBeVisible()
  for (const locale of locales) await page.goto(`/${locale}/auth`)
  await site.stopDatabase()
  try {
    for (const locale of locales) await expectOutageOnSignIn({ page, locale, email })
    await expectRefused(device)
    await member.page.reload()
    const { unavailable } = getMessages('ro').account
    await expect(member.page.getByRole('heading', { name: unavailable.title })).toBeVisible()
  } finally {
    await site.startDatabase()
  }
  await expectSignInRecovers({ page, locale: 'ru' })
  await expect(async () => {
    await member.page.reload()
    await expect(member.page.getByText(email).first()).toBeVisible({ timeout: 2000 })
  }).toPass(recovery)
  await member.context.close()
})
