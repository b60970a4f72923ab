import type { Page } from '@playwright/test'
import { getMessages } from '../../src/i18n/translator'
import { violations } from '../helpers/accessibility'
import { goodPassword, joinSite, openDevice, toFormFields, type Member } from '../helpers/device'
import { asFirstEditor } from '../helpers/first-editor'
import { waitForMail } from '../helpers/mailbox'
import { expect, test } from '../helpers/member-test'

/** Someone with a name of their own. */
async function named({ origin, name }: { origin: string; name: string }): Promise<Member> {
  const member = await joinSite({ origin })
  const saved = await member.device.call('/usermeta', { body: { first_name: name, lang: 'ru' } })
  expect(saved.status).toBe(200)
  return member
}

async function speak({ page, language }: { page: Page; language: string }): Promise<void> {
  const { origin: url } = new URL(page.url())
  await page.context().addCookies([{ name: 'payload-lng', value: language, url }])
}

test('an editor finds, suspends and restores a member, who is told and locked out at once', async ({
  page,
  origin,
}) => {
  const name = `Ștefania${Date.now()}`
  const member = await named({ origin, name })
  await asFirstEditor(page.context())
  await page.goto('/admin')
  const shortcuts = page.getByRole('navigation', { name: 'Go to' })
  await shortcuts.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.getByLabel('Name or e-mail').fill(name.replace('Ș', 's').toLowerCase())
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await violations(page, { within: 'main' })).toEqual([])
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  expect(await violations(page, { within: 'main' })).toEqual([])

  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reason \(kept in the log/).fill('Mesaje jignitoare')
  await dialog.getByLabel('Give the reason').check()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await expect(page.getByText('Member suspended: Mesaje jignitoare')).toBeVisible()

  expect((await member.device.call('/usermeta')).status).toBe(401)
  const { subject } = getMessages('ru').mail.accountSuspended
  const mail = await waitForMail({ to: member.email, subject })
  expect(mail.text).toContain('Mesaje jignitoare')

  await page.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  const body = toFormFields({ email: member.email, password: goodPassword })
  const back = await openDevice({ origin }).call('/auth/signin', { body })
  expect(back.body).toMatchObject({ status: 'OK' })
})

test('a suspended member reads why signing in does not work, in each language', async ({
  page,
  origin,
}) => {
  const member = await joinSite({ origin })
  await asFirstEditor(page.context())
  const suspended = await page.request.post('/api/workplace/members/suspend', {
    data: { userId: member.id, reason: 'Спам', isReasonTold: false },
    headers: { origin },
  })
  expect(suspended.ok()).toBe(true)
  for (const locale of ['ro', 'en', 'ru'] as const) {
    const { signIn: texts, fields, errors } = getMessages(locale).auth
    await page.goto(`/${locale}/auth`)
    await page.getByLabel(fields.email, { exact: true }).fill(member.email)
    await page.getByLabel(fields.password, { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: texts.submit, exact: true }).click()
    await expect(page.getByText(errors.ACCOUNT_SUSPENDED)).toBeVisible()
  }
})

test('an administrator deletes a member after typing the address', async ({ page, origin }) => {
  const member = await joinSite({ origin, isVerified: false })
  await asFirstEditor(page.context())
  await page.goto(`/admin/members/${member.id}`)
  await expect(page.getByRole('button', { name: 'Send confirmation again' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Type the address of the account to confirm')
  await address.fill('altcineva@pasiuni.example')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'The address typed is not that of the account.',
  )
  await address.fill(member.email)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/admin\/members$/)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText(member.email)).toBeHidden()
  expect((await member.device.call('/account')).status).toBe(401)
})

test('an editor takes a role back from a member, who keeps the others', async ({
  page,
  origin,
}) => {
  const member = await joinSite({ origin })
  await asFirstEditor(page.context())
  for (const role of ['writer', 'expert']) {
    const motivation = 'Scriu de zece ani despre drumuri, oameni și locuri din toată țara noastră.'
    const offer = { name: 'Ana', role, topic: 'travel', motivation, links: '', locale: 'ro' }
    const applied = await member.device.call('/account/applications', { body: offer })
    expect(applied.status).toBe(201)
  }
  await page.goto(`/admin/members/${member.id}`)
  const applications = page.getByRole('region', { name: 'Applications' }).getByRole('link')
  await expect(applications).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Take roles back' })).toHaveCount(0)
  for (const link of await applications.all()) {
    const id = Number(/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1])
    const accepted = await page.request.post('/api/workplace/applications', {
      data: { action: 'decide', id, expected: 'received', state: 'accepted', sentence: '' },
      headers: { origin },
    })
    expect(accepted.ok()).toBe(true)
  }
  await page.reload()
  const profile = page.getByRole('region', { name: 'Profile' })
  await expect(profile).toContainText('Writer')
  await expect(profile).toContainText('Expert')

  await page.getByRole('button', { name: 'Take roles back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take roles back' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Tick at least one role.')
  await dialog.getByLabel('Writer').check()
  await dialog.getByRole('button', { name: 'Take roles back' }).click()
  await expect(dialog).toBeHidden()
  await expect(profile).not.toContainText('Writer')
  await expect(profile).toContainText('Expert')
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('Roles taken back')
})

test('the question stays while the site is asked, and says what went wrong', async ({
  page,
  origin,
}) => {
  const member = await joinSite({ origin, isVerified: false })
  await asFirstEditor(page.context())
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/workplace/members/resend', async (route) => {
    await released
    await route.abort('internetdisconnected')
  })
  await page.goto(`/admin/members/${member.id}`)
  const name = 'Send confirmation again'
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  const sending = page.waitForRequest('**/workplace/members/resend')
  await dialog.getByRole('button', { name }).click()
  await sending
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  release()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a member and the dialogs about them stay within a phone, however long the address', async ({
  page,
  origin,
}) => {
  const member = await joinSite({ origin, isVerified: false })
  await asFirstEditor(page.context())
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/admin/members/${member.id}`)
  for (const name of ['Suspend', 'Send confirmation again', 'Delete account']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const beside = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(beside, name).toBe(0)
    // Someone without a name is headed by the address.
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('the members speak the other languages of the panel', async ({ page }) => {
  await asFirstEditor(page.context())
  await page.goto('/admin')
  for (const [language, title, filter] of [
    ['ro', 'Membri', 'Nume sau e-mail'],
    ['ru', 'Участники', 'Имя или электронная почта'],
  ] as const) {
    await speak({ page, language })
    await page.goto('/admin/members')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByLabel(filter)).toBeVisible()
  }
})

test('translators have no members', async ({ page, origin }) => {
  await asFirstEditor(page.context())
  const account = { email: `t${Date.now()}@pasiuni.example`, password: 'a-password-for-tests' }
  const made = await page.request.post('/api/editors', {
    data: { ...account, name: 'Вера', role: 'translator', languages: ['ru'] },
    headers: { origin },
  })
  expect(made.ok()).toBe(true)
  await page.context().clearCookies()
  const signedIn = await page.request.post('/api/editors/login', {
    data: account,
    headers: { origin },
  })
  expect(signedIn.ok()).toBe(true)
  await page.goto('/admin')
  await expect(page.locator('#nav-translations')).toBeVisible()
  await expect(page.locator('#nav-members')).toHaveCount(0)
  await page.goto('/admin/members')
  await page.waitForURL(/\/admin\/unauthorized/)
  const answer = await page.request.post('/api/workplace/members/restore', {
    data: { userId: 'x' },
    headers: { origin },
  })
  expect(answer.status()).toBe(403)
})
