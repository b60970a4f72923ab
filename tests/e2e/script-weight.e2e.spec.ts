import { expect, type Page } from '@playwright/test'
import { weighPage } from '../../scripts/bench/page-weight'
import { memberPath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import {
  toFormFields,
  goodPassword,
  handOver,
  joinSite,
  newNetwork,
  openDevice,
} from '../helpers/device'
import { hydrate } from '../helpers/hydration'
import { errorSummary, fill, press } from '../helpers/member-screens'
import { test } from '../helpers/site-test'

// In bytes on the wire, in brotli: a fiftieth above what it is (docs/performance.md).
const readingBudget = 134_000
const accountBudget = 150_000
const sdkBudget = 100_000
const everythingBudget = 264_000

const locale = 'ro'
const { auth, account } = getMessages(locale)

const readingPages = ['', '/about', '/contact', '/proj', '/proj/cinema', '/terms']

test('reading pages carry no script of accounts, once they are used', async ({
  browser,
  origin,
}) => {
  test.setTimeout(60_000)
  for (const path of readingPages) {
    const address = `/${locale}${path}`
    const { script } = await weighPage({ browser, origin, path: address, act: hydrate })
    console.log(`/${locale}${path}: ${script} bytes of script`)
    expect(script, path).toBeLessThanOrEqual(readingBudget)
    // A page without script would pass for light.
    expect(script, path).toBeGreaterThan(100_000)
  }
})

async function refuse(page: Page): Promise<void> {
  await expect(errorSummary({ page, locale })).toBeVisible()
}

/** Tries to sign in with a password that is wrong, then with the right one. */
function signIn(email: string) {
  return async (page: Page) => {
    const { fields, signIn: words } = auth
    await fill({ page, values: { [fields.email]: email, [fields.password]: 'greșită 12' } })
    await press({ page, name: words.submit })
    await refuse(page)
    await fill({ page, values: { [fields.password]: goodPassword } })
    await press({ page, name: words.submit })
    await page.waitForURL((url) => url.pathname === '/')
  }
}

async function signUp(page: Page): Promise<void> {
  const { fields, signIn: words, signUp: joining } = auth
  await page.getByRole('link', { name: words.toSignUp, exact: true }).click()
  const email = `g${Date.now()}@pasiuni.example`
  const { password, repeatedPassword } = fields
  const passwords = { [password]: goodPassword, [repeatedPassword]: goodPassword }
  await fill({ page, values: { [fields.email]: email, ...passwords } })
  await press({ page, name: joining.submit })
  await page.waitForURL(/verify-email/)
}

async function edit(page: Page): Promise<void> {
  await press({ page, name: account.profile.edit })
  await expect(page.getByLabel(account.profile.firstName, { exact: true })).toBeFocused()
}

/** What a member opens one by one, if ever, all at once. */
async function openEverything(page: Page): Promise<void> {
  await edit(page)
  const { settings, sessions, deletion } = account
  const parts = page.getByRole('region', { name: settings.title })
  for (const part of await parts.locator('summary').all()) await part.click()
  await expect(parts.getByText(sessions.onlyThis)).toBeVisible()
  await expect(parts.getByRole('button', { name: deletion.continue })).toBeEnabled()
}

/** What fetches SuperTokens without sending anything. */
async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
}

type Visit = Pick<Parameters<typeof weighPage>[0], 'path' | 'prepare' | 'act'> & {
  /** Of the page at rest, and of all that comes when it is used. */
  atRest?: number
  budget?: number
}

test('pages of accounts keep to their budgets, before they are used and with SuperTokens', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  const { id, email, device } = await joinSite({ origin })
  await device.call('/usermeta', { body: { first_name: 'Ana' } })
  const left = openDevice({ origin })
  await left.call('/auth/signin', { body: toFormFields({ email, password: goodPassword }) })
  await device.call('/account/sessions/end', { body: { others: true } })

  const asVisitor: Pick<Visit, 'prepare'> = {
    prepare: (context) => context.setExtraHTTPHeaders({ 'x-forwarded-for': newNetwork() }),
  }
  const asMember: Pick<Visit, 'prepare'> = { prepare: (context) => handOver({ device, context }) }
  const visits: Visit[] = [
    { path: paths.account, ...asMember, act: edit },
    { path: paths.account, ...asMember, act: openEverything, budget: everythingBudget },
    { path: memberPath(id), ...asMember },
    {
      path: paths.verifyEmail,
      ...asMember,
      act: touch,
    },
    { path: paths.auth, ...asVisitor, act: signIn(email) },
    { path: paths.auth, ...asVisitor, act: signUp },
    { path: paths.forgotPassword, ...asVisitor, act: touch },
    { path: paths.resetPassword, ...asVisitor, act: touch },
    // There is nothing to use here: what Google sends is handed to SuperTokens at once.
    {
      path: `${paths.google}?code=a&state=b`,
      ...asVisitor,
      atRest: accountBudget + sdkBudget,
    },
    { path: paths.google, ...asVisitor, act: touch },
    { path: paths.account, ...asVisitor, act: touch },
  ]
  for (const visit of visits) {
    const { atRest = accountBudget, budget = accountBudget + sdkBudget, ...options } = visit
    const path = `/${locale}${visit.path}`
    const { script, scriptAtRest } = await weighPage({ browser, origin, ...options, path })
    console.log(`${path}: ${scriptAtRest} bytes of script, ${script} in all`)
    expect.soft(scriptAtRest, path).toBeLessThanOrEqual(atRest)
    expect.soft(script, path).toBeLessThanOrEqual(budget)
    expect(scriptAtRest, path).toBeGreaterThan(100_000)
  }
})
