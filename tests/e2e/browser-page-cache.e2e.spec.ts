import type { Page } from '@playwright/test'
import { findFullBrowser } from '../../src/dev/testing/browser'
import { fillIn } from '../../src/i18n/fill-in'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { goodPassword, handOver, joinSite, signInElsewhere } from '../helpers/device'
import { becomeMember } from '../helpers/member'
import { fill, home, openScreen, press } from '../helpers/member-screens'
import { expect, test as memberTest } from '../helpers/member-test'

const browser = findFullBrowser()

// Playwright switches off what browsers of readers have: pages come back as they were left.
const test = memberTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      await use({ ...launchOptions, ...browser, ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],
})
test.skip(browser === null, 'No Chromium that keeps pages is on this machine.')

const locale = 'ro'
const { account } = getMessages(locale)
const { contact } = account

/** Leaves a sign in a page that only a page which is kept as it was still has. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isKept: true }))
}

/** Goes back; says whether the page has come from the cache, and what it shows at once. */
async function goBack(page: Page): Promise<{ isKept: boolean; text: string }> {
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => ({ isKept: 'isKept' in window, text: document.body.innerText }))
}

test('this browser has the cache: pages for reading come back', async ({ page }) => {
  await openScreen({ page, locale, path: paths.about })
  await mark(page)
  await openScreen({ page, locale, path: paths.become })
  expect(await goBack(page)).toMatchObject({ isKept: true })
})

test('the personal area does not come back after signing out', async ({
  page,
  context,
  origin,
}) => {
  const { email } = await becomeMember({ context, origin, locale })
  await openScreen({ page, locale, path: paths.account })
  await expect(page.getByText(email).first()).toBeVisible()
  await mark(page)
  await press({ page, name: account.details.signOut })
  await expect(page).toHaveURL(home)
  const { isKept, text } = await goBack(page)
  expect([isKept, text.includes(email)]).toEqual([false, false])
  await expect(page.getByText(account.gate.text)).toBeVisible()
})

test('nor after deleting the account', async ({ page, context, origin }) => {
  const { deletion } = account
  const { email } = await becomeMember({ context, origin, locale })
  await openScreen({ page, locale, path: paths.account })
  await page.getByText(deletion.title, { exact: true }).click()
  await fill({ page, values: { [deletion.password]: goodPassword } })
  await mark(page)
  await press({ page, name: deletion.continue })
  const question = fillIn({ text: deletion.confirmTitle, values: { email } })
  await expect(page.getByRole('heading', { name: question })).toBeFocused()
  await press({ page, name: deletion.confirm })
  await expect(page.getByRole('heading', { name: deletion.done })).toBeFocused()
  await openScreen({ page, locale, path: paths.about })
  const { isKept, text } = await goBack(page)
  expect([isKept, text.includes(email)]).toEqual([false, false])
  await expect(page.getByText(account.gate.text)).toBeVisible()
})

test('what was left in one tab is gone once another has signed out', async ({
  page,
  context,
  origin,
}) => {
  const { device, email } = await becomeMember({ context, origin, locale })
  const name = 'Anastasia-Ilinca'
  expect((await device.call('/usermeta', { body: { first_name: name } })).status).toBe(200)
  await openScreen({ page, locale, path: paths.account })
  const own = page
    .getByRole('main')
    .locator(`a[href*="${localePath({ locale, path: paths.members })}/"]`)
  await own.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await mark(page)
  await openScreen({ page, locale, path: paths.about })

  const other = await context.newPage()
  await openScreen({ page: other, locale, path: paths.account })
  await expect(other.getByText(email).first()).toBeVisible()
  await press({ page: other, name: account.details.signOut })
  await expect(other).toHaveURL(home)

  const { isKept, text } = await goBack(page)
  expect([isKept, text.includes(name)]).toEqual([false, false])
  await expect(page.getByText(account.member.gate)).toBeVisible()
})

test('a member who comes next is not shown what the last one has typed', async ({
  page,
  context,
  origin,
}) => {
  await becomeMember({ context, origin, locale })
  await openScreen({ page, locale, path: paths.contact })
  const message = page.getByLabel(contact.message, { exact: true })
  // Where script has come: it keeps what is typed for its member.
  await expect(page.getByText(contact.left)).toBeVisible()
  await message.fill('O întrebare numai a mea')
  await openScreen({ page, locale, path: paths.about })

  const next = await joinSite({ origin })
  await handOver({ device: next.device, context })
  await page.goBack({ waitUntil: 'commit' })
  // A page that was kept is loaded anew, and brings its script only then.
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(contact.left)).toBeVisible()
  await expect(message).toHaveValue('')
})

test('a page that stays open says so at once when another tab signs out', async ({
  page,
  context,
  origin,
}) => {
  const member = await becomeMember({ context, origin, locale })
  const { device, email } = member
  const name = 'Vasilisa-Ruxandra'
  expect((await device.call('/usermeta', { body: { first_name: name } })).status).toBe(200)
  await openScreen({ page, locale, path: paths.account })
  const own = page
    .getByRole('main')
    .locator(`a[href*="${localePath({ locale, path: paths.members })}/"]`)
  await own.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const writing = await context.newPage()
  await openScreen({ page: writing, locale, path: paths.contact })
  const message = writing.getByLabel(contact.message, { exact: true })
  await expect(writing.getByText(contact.left)).toBeVisible()
  await message.fill('Rămâne a mea')

  const other = await context.newPage()
  await openScreen({ page: other, locale, path: paths.account })
  await expect(other.getByText(email).first()).toBeVisible()
  await press({ page: other, name: account.details.signOut })
  await expect(page.getByText(account.member.gate)).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(message).toBeHidden()

  // It is there again for the member who has typed it.
  await handOver({ device: await signInElsewhere(member), context })
  await writing.reload()
  await expect(message).toHaveValue('Rămâne a mea')
})
