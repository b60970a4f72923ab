import { expect, type Page } from '@playwright/test'
import { commonLabels } from '../../src/cms/common-labels'
import { leaveTexts } from '../../src/components/panel/leave/texts'
import type { Locale } from '../../src/i18n/locales'
import { getMessages } from '../../src/i18n/translator'
import { expectNoViolations, violations } from '../helpers/accessibility'
import { goodPassword, handOver, joinSite, newNetwork, type Member } from '../helpers/device'
import { asFirstEditor } from '../helpers/first-editor'
import { waitForMail } from '../helpers/mailbox'
import { errorSummary, fill, press } from '../helpers/member-screens'
import { test } from '../helpers/site-test'

const { mail: mails } = getMessages('ro')
const motivation = 'Merg pe munte de zece ani și aș vrea să scriu despre trasee și oameni.'

function getTexts(locale: Locale) {
  const { applications, ownApplications, auth } = getMessages(locale)
  return { ...applications, own: ownApplications, shared: auth }
}

function form({ page, locale }: { page: Page; locale: Locale }) {
  const { roles, topics, name, motivation: label, links, send } = getTexts(locale)
  return {
    role: page.getByRole('radio', { name: roles.writer, exact: true }),
    topic: page.getByRole('radio', { name: topics.travel, exact: true }),
    name: page.getByLabel(name, { exact: true }),
    motivation: page.getByLabel(label, { exact: true }),
    links: page.getByLabel(links, { exact: true }),
    send: page.getByRole('button', { name: send, exact: true }),
  }
}

type Panel = { page: Page; origin: string; language: Locale }

/** Signs an editor in on this browser, with the given language of the panel. */
async function signInEditor({ page, origin, language }: Panel): Promise<void> {
  await asFirstEditor(page.context())
  await speak({ page, origin, language })
}

/** Has the panel speak a language from the next page on. */
async function speak({ page, origin: url, language }: Panel): Promise<void> {
  await page.context().addCookies([{ name: 'payload-lng', value: language, url }])
}

async function apply({ member, name }: { member: Member; name: string }): Promise<void> {
  const body = { name, role: 'writer', topic: 'travel', motivation, links: '', locale: 'ro' }
  const answer = await member.device.call('/account/applications', { body })
  expect(answer.status).toBe(201)
}

test('without script an application arrives, and every failure keeps what was typed', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const texts = getTexts('ro')
  const fields = form({ page, locale: 'ro' })
  const alert = errorSummary({ page, locale: 'ro' })

  await page.goto(`${origin}/ro/become`)
  await fields.role.check()
  await fields.motivation.fill('Prea puțin')
  await fields.send.click()
  await expect(alert).toContainText(texts.signInFirst)
  await expect(fields.role).toBeChecked()
  await expect(fields.motivation).toHaveValue('Prea puțin')

  const member = await joinSite({ origin })
  await handOver({ device: member.device, context })
  await fields.links.fill('munte.example')
  await fields.send.click()
  const { TOPIC_FIELD_empty_ERROR, LINKS_FIELD_ERROR } = texts.errors
  await expect(alert.getByRole('link')).toHaveCount(3)
  await expect(alert).toContainText(TOPIC_FIELD_empty_ERROR)
  await expect(alert).toContainText(LINKS_FIELD_ERROR)
  await expect(fields.links).toHaveAccessibleDescription(new RegExp(LINKS_FIELD_ERROR))

  await fields.topic.check()
  await fields.motivation.fill(motivation)
  await fields.links.fill('https://munte.example/ana')
  await fields.send.click()
  await expect(alert.getByRole('link')).toHaveText([texts.shared.errors.NAME_FIELD_empty_ERROR])
  await fields.name.fill('Ștefan Țurcanu')
  await fields.send.click()
  await expect(page.getByRole('heading', { name: texts.sent })).toBeVisible()
  const mail = await waitForMail({ to: member.email, subject: mails.applicationReceived.subject })
  expect(mail.text).toContain(motivation)

  // The browser sends the same form again when its page is loaded again.
  await page.reload()
  await expect(page.getByRole('heading', { name: texts.sent })).toBeVisible()
  await context.close()
})

test('a visitor signs in and is back at the form; unverified members are told', async ({
  browser,
  origin,
}) => {
  const locale = 'en'
  const texts = getTexts(locale)
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
  })
  const page = await context.newPage()
  const { email } = await joinSite({ origin })
  await page.goto(`${origin}/en/become`)
  await expect(form({ page, locale }).motivation).toBeHidden()
  await page.getByRole('link', { name: texts.gateButton }).click()
  const { fields, signIn } = texts.shared
  await fill({ page, values: { [fields.email]: email, [fields.password]: goodPassword } })
  await press({ page, name: signIn.submit })
  await page.waitForURL(/\/en\/become#apply$/)
  await expect(page.getByText(texts.nameAsked)).toBeVisible()
  await context.close()

  const newcomer = await joinSite({ origin, isVerified: false })
  const other = await browser.newContext()
  await handOver({ device: newcomer.device, context: other })
  const theirs = await other.newPage()
  await theirs.goto(`${origin}/en/become`)
  await expect(theirs.getByText(texts.confirmFirst)).toBeVisible()
  await expect(form({ page: theirs, locale }).send).toHaveCount(0)
  await other.close()
})

test('with script: a draft outlives a reload, one role is asked for once, and it is taken back', async ({
  context,
  page,
  origin,
}) => {
  test.slow()
  const locale = 'ru'
  const texts = getTexts(locale)
  const fields = form({ page, locale })
  const member = await joinSite({ origin, locale })
  await member.device.call('/usermeta', { body: { first_name: 'Анна', last_name: 'Руссу' } })
  await handOver({ device: member.device, context })
  await page.goto('/ru/become')
  await expect(page.getByText('Анна Руссу')).toBeVisible()
  await fields.role.check()
  await fields.topic.check()
  await fields.motivation.fill(motivation)
  await expectNoViolations(page)
  await page.reload()
  await expect(page.getByText(texts.left)).toBeVisible()
  await expect(fields.role).toBeChecked()
  await expect(fields.motivation).toHaveValue(motivation)
  await fields.send.click()
  await expect(page.getByRole('heading', { name: texts.sent })).toBeFocused()

  await page.getByRole('button', { name: texts.another, exact: true }).click()
  await expect(fields.role).toBeFocused()
  await fields.role.check()
  await fields.topic.check()
  await fields.motivation.fill(`${motivation} И ещё о горах.`)
  await fields.send.click()
  const alert = errorSummary({ page, locale })
  await expect(alert.getByRole('link')).toHaveText([texts.errors.ROLE_FIELD_open_ERROR])
  await alert.getByRole('link').click()
  await expect(fields.role).toBeFocused()

  await page.goto('/ru/account')
  const part = page.getByRole('region', { name: texts.own.title })
  await expect(part.getByRole('listitem')).toContainText(texts.own.states.received)
  expect(await violations(page)).toEqual([])
  await part.getByRole('button', { name: new RegExp(texts.own.withdraw) }).click()
  await part.getByRole('button', { name: texts.own.confirm, exact: true }).click()
  await expect(part.getByText(texts.own.withdrawn)).toBeVisible()
  await expect(part.getByText(texts.own.none)).toBeVisible()
})

test('withdrawing what another tab has withdrawn says that it is withdrawn, not decided', async ({
  context,
  page,
  origin,
}) => {
  const texts = getTexts('en').own
  const member = await joinSite({ origin, locale: 'en' })
  await apply({ member, name: 'Ana' })
  await handOver({ device: member.device, context })
  await page.goto('/en/account')
  const part = page.getByRole('region', { name: texts.title })
  await part.getByRole('button', { name: new RegExp(texts.withdraw) }).click()

  const other = await context.newPage()
  await other.goto('/en/account')
  const otherPart = other.getByRole('region', { name: texts.title })
  await otherPart.getByRole('button', { name: new RegExp(texts.withdraw) }).click()
  await otherPart.getByRole('button', { name: texts.confirm, exact: true }).click()
  await expect(otherPart.getByText(texts.withdrawn)).toBeVisible()

  await part.getByRole('button', { name: texts.confirm, exact: true }).click()
  await expect(part.getByText(texts.withdrawn)).toBeVisible()
  await expect(part.getByText(texts.none)).toBeVisible()
  await expect(part.getByText(texts.decidedMeanwhile)).toHaveCount(0)
})

test('a note that was not added is left only after a question', async ({ page, origin }) => {
  const member = await joinSite({ origin })
  const name = `Ana ${member.id.slice(0, 8)}`
  await apply({ member, name })
  await signInEditor({ page, origin, language: 'ro' })
  await page.goto(`/admin/applications?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  const note = page.getByLabel('Însemnare nouă')
  await expect(note).toBeVisible()
  await page.waitForLoadState('networkidle')
  await note.fill('Scrie frumos.')

  const back = page.getByRole('link', { name: commonLabels.backToList.ro })
  await back.click()
  const question = page.getByRole('dialog', { name: leaveTexts.title.ro })
  await question.getByRole('button', { name: leaveTexts.stay.ro }).click()
  await expect(note).toHaveValue('Scrie frumos.')
  await back.click()
  await question.getByRole('button', { name: leaveTexts.leave.ro }).click()
  await expect(page).toHaveURL(/\/admin\/applications(\?|$)/)
})

test('an editor reads an application, notes something and accepts it', async ({
  browser,
  page,
  origin,
}) => {
  test.slow()
  const member = await joinSite({ origin })
  const name = `Ana ${member.id.slice(0, 8)}`
  await apply({ member, name })
  await signInEditor({ page, origin, language: 'ro' })

  await page.goto(`/admin/applications?q=${encodeURIComponent(name)}`)
  await expect(
    page.getByRole('navigation').getByRole('link', { name: /^Primită 1$/ }),
  ).toBeVisible()
  expect(await violations(page, { within: 'main' })).toEqual([])
  await page.getByRole('link', { name, exact: true }).click()
  const told = page.getByRole('region', { name: 'Motivația', exact: true })
  await expect(told.getByText(motivation)).toBeVisible()
  await page.getByRole('button', { name: 'Luați în analiză' }).click()
  await expect(page.getByText('Cererea este acum în analiză.')).toBeVisible()
  await page.getByLabel('Însemnare nouă').fill('Scrie frumos.')
  await page.getByRole('button', { name: 'Adăugați însemnarea' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Scrie frumos.' })).toBeVisible()
  expect(await violations(page, { within: 'main' })).toEqual([])

  // Someone who still sees the application as it was received.
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const late = await page.request.post('/api/workplace/applications', {
    data: { action: 'decide', id, expected: 'received', state: 'declined', sentence: '' },
    headers: { origin },
  })
  expect(late.status()).toBe(409)
  expect(await late.text()).toContain('În analiză')

  await page.getByLabel(/Câteva cuvinte/).fill('Ne vedem luni.')
  await page.getByRole('button', { name: 'Acceptați', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Acceptați', exact: true }).click()
  await expect(page.getByText('În privința acestei cereri s-a luat deja o decizie.')).toBeVisible()
  const subject = mails.applicationAccepted.subject
  const mail = await waitForMail({ to: member.email, subject })
  expect(mail.text).toContain('Ne vedem luni.')

  for (const [language, state] of [
    ['en', 'Accepted'],
    ['ru', 'Принята'],
  ] as const) {
    await speak({ page, origin, language })
    await page.reload()
    await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Decizie')
  }

  const context = await browser.newContext()
  await handOver({ device: member.device, context })
  const own = await context.newPage()
  await own.goto(`${origin}/ro/account`)
  const texts = getTexts('ro').own
  const part = own.getByRole('region', { name: texts.title })
  await expect(part.getByRole('listitem')).toContainText(texts.states.accepted)
  const { contributes, profile } = getMessages('ro').account
  await expect(own.getByRole('region', { name: profile.title, exact: true })).toContainText(
    contributes,
  )
  await context.close()
})
