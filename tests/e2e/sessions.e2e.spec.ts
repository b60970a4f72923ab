import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import { locales, type Locale } from '../../src/i18n/locales'
import { signInPath } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { handOver, joinSite, openDevice, signInElsewhere } from '../helpers/device'
import { errorSummary } from '../helpers/member-screens'
import { test } from '../helpers/own-account-site'

// Every wait of this file is for tokens to expire.
test.use({ coreSettings: { accessTokenValiditySeconds: 3 } })

const { unavailable, sessions, details } = getMessages('ro').account

async function readCookie({ context, name }: { context: BrowserContext; name: string }) {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? ''
}

async function untilExpired(token: string): Promise<void> {
  const { exp = 0 } = decodeJwt(token)
  await sleep(Math.max(0, exp * 1000 - Date.now() + 50))
}

async function expectSignedIn({ page, email }: { page: Page; email: string }): Promise<void> {
  await expect(page.getByText(email).first()).toBeVisible()
}

async function expectSignedOut({
  page,
  locale = 'ro',
}: {
  page: Page
  locale?: Locale
}): Promise<void> {
  const { gate } = getMessages(locale).account
  await expect(page.getByText(gate.text)).toBeVisible()
  await expect(page.getByRole('link', { name: gate.button })).toHaveAttribute(
    'href',
    signInPath({ locale, back: `/${locale}/account` }),
  )
  expect(await readCookie({ context: page.context(), name: 'sFrontToken' })).toBe('')
}

for (const locale of locales) {
  test(`two tabs that refresh at once stay signed in: ${locale}`, async ({ context, site }) => {
    test.setTimeout(60_000)
    const { email, device } = await joinSite({ ...site, locale })
    await handOver({ device, context })
    const tabs = [await context.newPage(), await context.newPage()]
    const refreshes: number[] = []
    context.on('response', (response) => {
      if (response.url().endsWith('/auth/session/refresh')) refreshes.push(response.status())
    })
    for (let round = 0; round < 3; round += 1) {
      const before = refreshes.length
      await untilExpired(await readCookie({ context, name: 'sAccessToken' }))
      await Promise.all(tabs.map((page) => page.goto(`/${locale}/account`)))
      await Promise.all(tabs.map((page) => expectSignedIn({ page, email })))
      expect(refreshes.length).toBeGreaterThan(before)
    }
    expect(refreshes.filter((status) => status !== 200)).toEqual([])
  })
}

test('so do two devices that lost each other’s answer', async ({ site }) => {
  const { email, device } = await joinSite(site)
  for (let round = 0; round < 3; round += 1) {
    await untilExpired(device.cookie('sAccessToken') ?? '')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => device.call('/auth/session/refresh', { body: {} })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await device.call('/account')).body).toMatchObject({ email })
  }
})

test('a call with an expired token is asked to refresh it', async ({ site }) => {
  const { device } = await joinSite(site)
  await untilExpired(device.cookie('sAccessToken') ?? '')
  const answers = [
    await device.call('/usermeta'),
    await device.call('/usermeta', { body: { first_name: 'Ana' } }),
    await device.call('/contact', { body: { name: 'Ana', message: 'Bună', locale: 'ro' } }),
  ]
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([401, expect.objectContaining({ message: 'try refresh token' })])
  }
  expect((await device.call('/auth/session/refresh', { body: {} })).status).toBe(200)
  expect((await device.call('/usermeta')).status).toBe(200)
})

for (const locale of locales) {
  test(`a stolen refresh token ends the session, and the member is asked to sign in: ${locale}`, async ({
    context,
    page,
    site,
  }) => {
    const { email, device } = await joinSite(site)
    await handOver({ device, context })
    await page.goto(`/${locale}/account`)
    await expectSignedIn({ page, email })
    const stolen = await readCookie({ context, name: 'sRefreshToken' })

    await untilExpired(await readCookie({ context, name: 'sAccessToken' }))
    await page.reload()
    await expectSignedIn({ page, email })
    expect(await readCookie({ context, name: 'sRefreshToken' })).not.toBe(stolen)

    const thief = openDevice(site)
    thief.setCookie({ name: 'sRefreshToken', value: stolen, path: '/auth/session/refresh' })
    const answer = await thief.call('/auth/session/refresh', { body: {} })
    expect([answer.status, answer.body]).toEqual([401, { message: 'token theft detected' }])
    expect(thief.cookie('sAccessToken')).toBeNull()
    expect(thief.frontToken()).toBeNull()

    await page.reload()
    await expectSignedOut({ page, locale })
    const { signIn } = getMessages(locale).layout
    await expect(page.getByRole('banner').getByRole('link', { name: signIn })).toBeVisible()
  })
}

test('the thief who is first is found out by the member', async ({ context, page, site }) => {
  const { email, device } = await joinSite(site)
  await handOver({ device, context })
  const thief = openDevice(site)
  const stolen = device.cookie('sRefreshToken') ?? ''
  thief.setCookie({ name: 'sRefreshToken', value: stolen, path: '/auth/session/refresh' })
  expect((await thief.call('/auth/session/refresh', { body: {} })).status).toBe(200)
  expect((await thief.call('/account')).body).toMatchObject({ email })

  await untilExpired(await readCookie({ context, name: 'sAccessToken' }))
  await page.goto('/ro/account')
  await expectSignedOut({ page })
  expect((await thief.call('/account')).status).toBe(401)
  expect((await thief.call('/auth/session/refresh', { body: {} })).status).toBe(401)
})

test('a session is ended from elsewhere, both ways', async ({ context, page, site }) => {
  const member = await joinSite(site)
  const { email, device } = member
  await handOver({ device, context })
  const other = await signInElsewhere(member)
  await page.goto('/ro/account')
  await expectSignedIn({ page, email })
  await page.getByText(sessions.title, { exact: true }).click()
  const list = page.getByRole('list', { name: sessions.title })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button').click()
  await expect(page.getByText(sessions.ended)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect((await other.call('/account')).status).toBe(401)
  expect((await other.call('/auth/session/refresh', { body: {} })).status).toBe(401)

  const third = await signInElsewhere(member)
  const ended = await third.call('/account/sessions/end', { body: { others: true } })
  expect(ended.body).toEqual({ status: 'OK' })
  await page.reload()
  await expectSignedOut({ page })
})

for (const locale of locales) {
  test(`signing out in one tab signs the other one out: ${locale}`, async ({
    context,
    page,
    site,
  }) => {
    const { email, device } = await joinSite(site)
    await handOver({ device, context })
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/${locale}/account`)
      await expectSignedIn({ page: tab, email })
    }
    await page
      .getByRole('button', { name: getMessages(locale).account.details.signOut, exact: true })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    // Without being asked: what is private must not stay on a screen.
    await expectSignedOut({ page: other, locale })
    expect((await device.call('/auth/session/refresh', { body: {} })).status).toBe(401)
  })
}

test('a page that comes back as it was left shows nothing of who has gone', async ({
  context,
  page,
  site,
}) => {
  const { email, device } = await joinSite(site)
  await handOver({ device, context })
  await page.goto('/ro/account')
  await expectSignedIn({ page, email })
  await context.clearCookies()
  // As the browser's own cache of pages does it; a driven browser has that cache switched off.
  const isSeen = await page.evaluate((text) => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return document.body.innerText.includes(text)
  }, email)
  expect(isSeen).toBe(false)
  await expectSignedOut({ page })
})

test('a token that expires while the core is away signs nobody out', async ({
  context,
  page,
  site,
}) => {
  test.setTimeout(60_000)
  const { email, device } = await joinSite(site)
  await handOver({ device, context })
  await page.goto('/ro/account')
  await expectSignedIn({ page, email })
  process.kill(site.core.pid, 'SIGSTOP')
  try {
    await untilExpired(await readCookie({ context, name: 'sAccessToken' }))
    // Not even who asks for it, and is told so.
    await page.getByRole('button', { name: details.signOut, exact: true }).click()
    const { OFFLINE } = getMessages('ro').auth.errors
    await expect(errorSummary({ page, locale: 'ro' })).toContainText(OFFLINE, { timeout: 10_000 })
    await page.reload()
    await expect(page.getByRole('heading', { name: unavailable.title })).toBeVisible({
      timeout: 10_000,
    })
    expect(await readCookie({ context, name: 'sFrontToken' })).not.toBe('')
    expect(await readCookie({ context, name: 'sRefreshToken' })).not.toBe('')
  } finally {
    process.kill(site.core.pid, 'SIGCONT')
  }
  await expect(async () => {
    await page.getByRole('button', { name: unavailable.retry }).click()
    await expectSignedIn({ page, email })
  }).toPass({ timeout: 15_000 })
})
