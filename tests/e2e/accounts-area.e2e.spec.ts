import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { fillIn } from '../../src/i18n/fill-in'
import { locales, type Locale } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import {
  toFormFields,
  goodPassword,
  handOver,
  type Member,
  openDevice,
  signInElsewhere,
} from '../helpers/device'
import { waitForMail } from '../helpers/mailbox'
import { becomeMember, newCredentials, waitForLink } from '../helpers/member'
import { errorSummary, expectProblem, fill, openScreen, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'

type Stage = { page: Page; locale: Locale }

const nextPassword = 'o altă parolă 8'
const statusSchema = z.object({ status: z.string() })

async function openAccount({ page, locale }: Stage): Promise<void> {
  await openScreen({ page, locale, path: paths.account })
  const { details } = getMessages(locale).account
  await expect(page.getByRole('heading', { name: details.title, exact: true })).toBeVisible()
}

function openPart({ page, title }: { page: Page; title: string }): Promise<void> {
  return page.getByRole('heading', { level: 3, name: title, exact: true }).click()
}

/** The status of signing in from somewhere else. */
async function signInStatus({
  member,
  ...changed
}: {
  member: Member
  email?: string
  password?: string
}): Promise<string> {
  const values = { email: member.email, password: goodPassword, ...changed }
  const answer = await openDevice(member.device).call('/auth/signin', {
    body: toFormFields(values),
  })
  return statusSchema.parse(answer.body).status
}

test('a profile that is not saved stays as it was: ru', async ({ page, context, origin }) => {
  const locale = 'ru'
  const { profile, profileErrors } = getMessages(locale).account
  const { device } = await becomeMember({ context, origin, locale })
  const body = { first_name: 'Ольга', pasions: { cinema: true, джаз: true } }
  expect((await device.call('/usermeta', { body })).status).toBe(200)

  await openAccount({ page, locale })
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.getByText('Ольга')).toBeVisible()
  await press({ page, name: profile.edit })
  const firstName = page.getByLabel(profile.firstName, { exact: true })
  await expect(firstName).toBeFocused()
  await fill({ page, values: { [profile.firstName]: 'Олег', [profile.others]: 'джаз' } })
  await press({ page, name: profile.add })
  await expect(page.getByText(profileErrors.PASIONS_FIELD_twice_ERROR)).toBeVisible()
  await page.getByRole('checkbox').first().uncheck()
  const removal = fillIn({ text: profile.remove, values: { passion: 'джаз' } })
  await press({ page, name: removal })
  await press({ page, name: profile.cancel })

  await expect(page.getByRole('button', { name: profile.edit })).toBeFocused()
  await expect(facts.getByText('Ольга')).toBeVisible()
  await expect(facts.getByRole('listitem')).toHaveCount(2)
  await press({ page, name: profile.edit })
  await expect(firstName).toHaveValue('Ольга')
  expect((await device.call('/usermeta')).body).toMatchObject(body)
})

test('a page opened long ago does not undo what was saved elsewhere: ro', async ({
  page,
  context,
  origin,
}) => {
  const locale = 'ro'
  const { profile } = getMessages(locale).account
  const { device } = await becomeMember({ context, origin, locale })
  const first = { first_name: 'Ana', last_name: 'Rusu', lang: 'ro', pasions: { cinema: true } }
  expect((await device.call('/usermeta', { body: first })).status).toBe(200)
  await openAccount({ page, locale })
  await press({ page, name: profile.edit })
  await expect(page.getByLabel(profile.firstName, { exact: true })).toHaveValue('Ana')

  const elsewhere = { last_name: 'Țurcanu', lang: 'en', pasions: { auto: true, șah: true } }
  expect((await device.call('/usermeta', { body: elsewhere })).status).toBe(200)
  await fill({ page, values: { [profile.firstName]: 'Anca' } })
  // Screen readers read out only what appears in a region that was there before.
  const part = page.getByRole('region', { name: profile.title, exact: true })
  const region = await part.getByRole('status').last().elementHandle()
  await press({ page, name: profile.save })
  await expect(page.getByText(profile.saved)).toBeVisible()
  expect(await region.textContent()).toBe(profile.saved)
  const stored = { ...elsewhere, first_name: 'Anca' }
  expect((await device.call('/usermeta')).body).toMatchObject(stored)
  await expect(page.getByRole('main').getByText('Țurcanu').first()).toBeVisible()
})

test('another session is ended and is out at its next call: en', async ({
  page,
  context,
  browser,
  origin,
}) => {
  const locale = 'en'
  const { sessions, profile, gate } = getMessages(locale).account
  const { SESSION_EXPIRED } = getMessages(locale).auth.errors
  const member = await becomeMember({ context, origin, locale })
  const elsewhere = await browser.newContext()
  await handOver({ device: await signInElsewhere(member), context: elsewhere })
  const other = await elsewhere.newPage()
  await openAccount({ page: other, locale })
  await press({ page: other, name: profile.edit })
  await fill({ page: other, values: { [profile.firstName]: 'Mallory' } })

  await openAccount({ page, locale })
  await openPart({ page, title: sessions.title })
  const list = page.getByRole('list', { name: sessions.title })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText(sessions.current, { exact: true })).toHaveCount(1)
  await list.getByRole('button').click()
  await expect(page.getByText(sessions.ended)).toBeVisible()
  await expect(page.getByText(sessions.onlyThis)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await press({ page: other, name: profile.save })
  await expectProblem({ page: other, locale, text: SESSION_EXPIRED })
  await expect(other.getByLabel(profile.firstName, { exact: true })).toHaveValue('Mallory')
  // The tab is left and looked at again.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(other.getByLabel(profile.firstName, { exact: true })).toHaveValue('Mallory')
  await other.reload()
  await expect(other.getByText(gate.text)).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(page.getByText(profile.notGiven).first()).toBeVisible()
})

test('a changed password ends the other sessions: ro', async ({ page, context, origin }) => {
  const locale = 'ro'
  const { account, auth, mail } = getMessages(locale)
  const { password: words, memberErrors } = account
  const member = await becomeMember({ context, origin, locale })
  const other = await signInElsewhere(member)
  await openAccount({ page, locale })
  await openPart({ page, title: words.title })

  await press({ page, name: words.submit })
  const empty = [
    { label: words.current, text: memberErrors.CURRENT_PASSWORD_empty_ERROR },
    { label: words.next, text: memberErrors.NEW_PASSWORD_empty_ERROR },
  ]
  await expectProblem({ page, locale, text: auth.errors.FIELDS_ERROR, fields: empty })
  await fill({ page, values: { [words.current]: 'greșită 1', [words.next]: nextPassword } })
  await press({ page, name: words.submit })
  const text = memberErrors.WRONG_PASSWORD
  await expectProblem({ page, locale, text, fields: [{ label: words.current, text }] })

  await fill({ page, values: { [words.current]: goodPassword } })
  await press({ page, name: words.submit })
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page.getByLabel(words.next, { exact: true })).toHaveValue('')
  await waitForMail({ to: member.email, subject: mail.passwordChanged.subject })
  expect((await other.call('/account')).status).toBe(401)
  await page.reload()
  await expect(page.getByText(member.email)).toBeVisible()
  expect(await signInStatus({ member })).toBe('WRONG_CREDENTIALS_ERROR')
  expect(await signInStatus({ member, password: nextPassword })).toBe('OK')
})

test('another address counts once it is confirmed: en', async ({ page, context, origin }) => {
  const locale = 'en'
  const { account, auth, mail } = getMessages(locale)
  const { email: words, memberErrors } = account
  const member = await becomeMember({ context, origin, locale })
  const { email: next } = newCredentials()
  await openAccount({ page, locale })
  await openPart({ page, title: words.title })
  await fill({ page, values: { [words.next]: member.email, [words.password]: goodPassword } })
  await press({ page, name: words.submit })
  const same = { label: words.next, text: memberErrors.EMAIL_FIELD_same_ERROR }
  await expectProblem({ page, locale, text: auth.errors.FIELDS_ERROR, fields: [same] })

  await fill({ page, values: { [words.next]: next } })
  await press({ page, name: words.submit })
  const done = fillIn({ text: words.done, values: { email: next } })
  await expect(page.getByText(done)).toBeVisible()
  expect(await signInStatus({ member, email: next })).toBe('WRONG_CREDENTIALS_ERROR')

  const path = localePath({ locale, path: paths.verifyEmail })
  const { link } = await waitForLink({ to: next, subject: mail.verifyNewEmail.subject, path })
  // The tab with the account stays open.
  const mailTab = await context.newPage()
  await mailTab.goto(link)
  await press({ page: mailTab, name: auth.verify.confirm })
  await expect(mailTab.getByRole('heading', { level: 1 })).toHaveText(auth.verify.verified)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const change = fillIn({ text: words.text, values: { email: next } })
  await expect(page.getByText(change)).toBeVisible()
  await expect(page.getByText(done)).toBeHidden()
  const told = await waitForMail({ to: member.email, subject: mail.emailChanged.subject })
  expect(told.text).toContain(next)
  await openAccount({ page, locale })
  await expect(page.getByText(next).first()).toBeVisible()
  await expect(page.getByText(account.details.confirmed, { exact: true })).toBeVisible()
  expect(await signInStatus({ member })).toBe('WRONG_CREDENTIALS_ERROR')
  expect(await signInStatus({ member, email: next })).toBe('OK')
})

test('all data are there for the taking: ru', async ({ page, context, origin }) => {
  const locale = 'ru'
  const { export: words } = getMessages(locale).account
  const { device, email } = await becomeMember({ context, origin, locale })
  const usermeta = { first_name: 'Юлия', last_name: 'Ёлкина', lang: 'en', pasions: { auto: true } }
  await device.call('/usermeta', { body: usermeta })
  const letter = { name: 'Юлия', message: 'Здравствуйте!\nСпасибо.', locale }
  expect((await device.call('/contact', { body: letter })).status).toBe(201)

  await openAccount({ page, locale })
  await openPart({ page, title: words.title })
  const downloading = page.waitForEvent('download')
  await press({ page, name: words.submit })
  const download = await downloading
  const file = download.suggestedFilename()
  expect(file).toMatch(/^pasiuni-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(page.getByText(fillIn({ text: words.done, values: { file } }))).toBeVisible()
  const content = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject({
    account: { email, emailVerified: true, methods: ['password'] },
    profile: { usermeta },
    contactMessages: [letter],
    sessions: [{ isCurrent: true }],
  })
})

for (const locale of locales) {
  test(`a deleted account is gone, and its address can begin again: ${locale}`, async ({
    page,
    context,
    origin,
  }) => {
    const { account, auth, mail } = getMessages(locale)
    const { deletion: words, memberErrors, profile } = account
    const { email, device } = await becomeMember({ context, origin, locale })
    await device.call('/usermeta', { body: { first_name: 'Andrei' } })
    await openAccount({ page, locale })
    await openPart({ page, title: words.title })

    const type = (password: string) => fill({ page, values: { [words.password]: password } })
    const question = page.getByRole('heading', {
      name: fillIn({ text: words.confirmTitle, values: { email } }),
    })
    await press({ page, name: words.continue })
    const empty = { label: words.password, text: auth.errors.PASSWORD_FIELD_empty_ERROR }
    await expectProblem({ page, locale, text: auth.errors.FIELDS_ERROR, fields: [empty] })
    await type('greșită 1')
    await press({ page, name: words.continue })
    await expect(question).toBeFocused()
    await press({ page, name: words.confirm })
    const text = memberErrors.WRONG_PASSWORD
    await expectProblem({ page, locale, text, fields: [{ label: words.password, text }] })

    await type(goodPassword)
    await press({ page, name: words.continue })
    await press({ page, name: words.cancel })
    await expect(page.getByText(words.cancelled)).toBeVisible()
    await press({ page, name: words.continue })
    await press({ page, name: words.confirm })
    await expect(page.getByRole('heading', { name: words.done })).toBeFocused()
    await expect(page.getByText(fillIn({ text: words.doneText, values: { email } }))).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-member')
    await waitForMail({ to: email, subject: mail.accountDeleted.subject })

    const { fields, signIn, signUp } = auth
    await openScreen({ page, locale, path: paths.auth })
    await fill({ page, values: { [fields.email]: email, [fields.password]: goodPassword } })
    await press({ page, name: signIn.submit })
    await expectProblem({ page, locale, text: auth.errors.CREDENTIALS_ERROR })
    await page.getByRole('link', { name: signIn.toSignUp }).click()
    const again = { [fields.password]: goodPassword, [fields.repeatedPassword]: goodPassword }
    await fill({ page, values: again })
    await press({ page, name: signUp.submit })
    const path = localePath({ locale, path: paths.verifyEmail })
    await expect(page).toHaveURL((url) => url.pathname === path)
    const { link } = await waitForLink({ to: email, subject: mail.verifyEmail.subject, path })
    await page.goto(link)
    await press({ page, name: auth.verify.confirm })
    await page.getByRole('link', { name: auth.signedIn.account }).click()
    await expect(page.getByText(profile.notGiven)).toHaveCount(2)
    await expect(page.getByText(profile.noPassions)).toBeVisible()
    await expect(errorSummary({ page, locale })).toHaveCount(0)
  })
}
