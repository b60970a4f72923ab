import type { Page } from '@playwright/test'
import { violations } from '../helpers/accessibility'
import { newNetwork } from '../helpers/device'
import { makeAppCode } from '../helpers/editor-browser'
import { asFirstEditor } from '../helpers/first-editor'
import { type EditorAccount, makeEditor } from '../helpers/made-editor'
import { waitForMail } from '../helpers/mailbox'
import { expect, test } from '../helpers/member-test'

async function typePassword({
  page,
  account,
}: {
  page: Page
  account: Omit<EditorAccount, 'name'>
}) {
  await page.goto('/admin/login')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Makes an editor, who signs in. */
async function enterAsNew({ page, origin }: { page: Page; origin: string }) {
  const account = await makeEditor(origin)
  await typePassword({ page, account })
  await page.waitForURL(/\/admin$/)
  return account
}

/** The link of the next mail to an address that has one of ours. */
async function linkIn({ to }: { to: string }): Promise<string> {
  const { links } = await waitForMail({ to })
  return links.find((link) => link.includes('#')) ?? ''
}

async function openAccount(page: Page) {
  await page.goto('/admin/account')
  const security = page.getByRole('region', { name: 'Account security' })
  await expect(security).toBeVisible()
  await page.waitForLoadState('networkidle')
  return security
}

/** Turns the second factor on, and gives what the app and the editor keep. */
async function enrol({ page, account }: { page: Page; account: { password: string } }) {
  const security = await openAccount(page)
  await security.getByRole('button', { name: 'Turn on' }).click()
  await expect(security.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = await security.locator('code').textContent()
  const secret = (key ?? '').replaceAll(' ', '')
  expect(await violations(page, { within: '[aria-labelledby="account-security"]' })).toEqual([])
  await security.getByLabel('Current password').fill('nu-este-parola-mea')
  await security.getByLabel('Code', { exact: true }).fill('000000')
  await security.getByRole('button', { name: 'Confirm' }).click()
  await expect(security.getByText('The current password is wrong.')).toBeVisible()
  await security.getByLabel('Current password').fill(account.password)
  await security.getByRole('button', { name: 'Confirm' }).click()
  await expect(security.getByText('The code is wrong.')).toBeVisible()
  await security.getByLabel('Code', { exact: true }).fill(makeAppCode({ secret, step: -1 }))
  await security.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused by the test.'))
  })
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/did not allow copying/)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(security.getByText('You have 10 recovery codes left.')).toBeVisible()
  return { secret, codes }
}

test('an editor turns the second step on, and nobody enters with the password alone', async ({
  page,
  browser,
  origin,
}) => {
  const account = await enterAsNew({ page, origin })
  const { secret, codes } = await enrol({ page, account })

  const extraHTTPHeaders = { 'x-forwarded-for': newNetwork() }
  const elsewhere = await browser.newContext({ baseURL: origin, extraHTTPHeaders })
  const other = await elsewhere.newPage()
  await typePassword({ page: other, account })
  const code = other.getByLabel('Code from the app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await violations(other)).toEqual([])
  await code.fill('000000')
  await other.keyboard.press('Enter')
  await expect(other.getByText('The code is wrong or has been used already.')).toBeVisible()
  await other.goto('/admin/collections/projects')
  await expect(other).toHaveURL(/\/admin\/login/)

  await typePassword({ page: other, account })
  await code.fill(makeAppCode({ secret }))
  await other.keyboard.press('Enter')
  await other.waitForURL(/\/admin$/)

  const security = await openAccount(page)
  const sessions = security.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('this session')
  const name = page.locator('#field-name')
  await name.fill('A name that is not saved')
  await security.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(security.getByText('The other sessions have ended.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await expect(name).toHaveValue('A name that is not saved')
  await other.goto('/admin')
  await expect(other).toHaveURL(/\/admin\/login/)

  await typePassword({ page: other, account })
  await other.getByRole('button', { name: 'I do not have the app at hand' }).click()
  await other.getByLabel('Recovery code').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.waitForURL(/\/admin$/)
  await elsewhere.close()
})

test('an administrator takes a lost second step away, and chooses nobody’s password', async ({
  page,
  browser,
  origin,
}) => {
  const account = await makeEditor(origin)
  const extraHTTPHeaders = { 'x-forwarded-for': newNetwork() }
  const theirs = await browser.newContext({ baseURL: origin, extraHTTPHeaders })
  const editor = await theirs.newPage()
  await typePassword({ page: editor, account })
  await editor.waitForURL(/\/admin$/)
  await enrol({ page: editor, account })

  await asFirstEditor(page.context())
  await page.goto(`/admin/collections/editors/${account.id}`)
  const panel = page.getByRole('region', { name: 'Signing in' })
  await expect(panel.getByText('One open session.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#change-password')).toBeHidden()
  await panel.getByRole('button', { name: 'Reset two-step sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset two-step sign-in' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(panel.getByText('Two-step sign-in: off.')).toBeVisible()
  expect(await violations(page, { within: '[aria-labelledby="other-editor"]' })).toEqual([])

  await editor.goto('/admin')
  await expect(editor).toHaveURL(/\/admin\/login/)
  await typePassword({ page: editor, account })
  await editor.waitForURL(/\/admin$/)
  await theirs.close()
})

test('an editor’s own record leads to the account page, where the password is changed', async ({
  page,
  origin,
}) => {
  const account = await enterAsNew({ page, origin })
  await page.goto(`/admin/collections/editors/${account.id}`)
  const way = page.getByRole('link', { name: 'on your account page' })
  await expect(way).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#change-password')).toBeHidden()
  await way.click()
  await expect(page.getByRole('button', { name: 'Change the password' })).toBeVisible()
  await expect(way).toBeHidden()
})

test('the sign-in speaks the language of the admin', async ({ page, context, origin }) => {
  const headings = { ro: 'Intrare în redacție', ru: 'Вход в редакцию' }
  for (const [language, heading] of Object.entries(headings)) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: origin }])
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const text = await page.getByRole('main').or(page.locator('section')).first().innerText()
    expect(text).not.toMatch(/Email|Password|Sign in|Forgot/)
  }
})

test('an editor changes password and address with the current password', async ({
  page,
  origin,
}) => {
  const account = await enterAsNew({ page, origin })
  const security = await openAccount(page)
  await expect(page.locator('#change-password')).toBeHidden()
  await expect(page.locator('#field-email')).toBeDisabled()

  await security.getByRole('button', { name: 'Change the password' }).click()
  await security.getByLabel('Current password').fill('not-the-password')
  await security.getByLabel('New password').fill('alta-parola-lunga-2')
  expect(await violations(page, { within: '[aria-labelledby="account-security"]' })).toEqual([])
  await security.getByRole('button', { name: 'Confirm' }).click()
  await expect(security.getByText('The current password is wrong.')).toBeVisible()
  await security.getByLabel('Current password').fill(account.password)
  await security.getByRole('button', { name: 'Confirm' }).click()
  await expect(security.getByText('The password has changed.')).toBeVisible()

  const wanted = account.email.replace('@', '-nou@')
  await security.getByRole('button', { name: 'Change the address' }).click()
  await security.getByLabel('Current password').fill('alta-parola-lunga-2')
  await security.getByLabel('New address').fill(wanted)
  await security.getByRole('button', { name: 'Confirm' }).click()
  await expect(security.getByText('Open the link in the message')).toBeVisible()
  await page.goto(await linkIn({ to: wanted }))
  await page.waitForLoadState('networkidle')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('The address has changed.')).toBeVisible()
  await page.goto('/admin/account')
  await expect(page.locator('#field-email')).toHaveValue(wanted)
})

test('a forgotten password is replaced through the link of a mail', async ({ page, origin }) => {
  const account = await makeEditor(origin)
  await page.goto('/admin/forgot')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.goto(await linkIn({ to: account.email }))
  await page.waitForLoadState('networkidle')
  await page.getByLabel('New password').fill('scurta')
  await page.getByRole('button', { name: 'Save the password' }).click()
  // The hint at the field says "At least 12 characters." before anything was sent.
  await expect(page.getByText('Choose a password of at least 12 characters')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('New password').fill('alta-parola-lunga-3')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('The password has changed.')).toBeVisible()
  await typePassword({ page, account: { ...account, password: 'alta-parola-lunga-3' } })
  await page.waitForURL(/\/admin$/)
})
