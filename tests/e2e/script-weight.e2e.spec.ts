import { expect, type Page } from '@playwright/test'
import { weighPage } from '../../scripts/bench/page-weight'
import { paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { formOf, goodPassword, handOver, joinSite, newNetwork, openDevice } from '../helpers/device'
import { hydrate } from '../helpers/hydration'
import { errorSummary, fill, press } from '../helpers/member-screens'
import { test } from '../helpers/site-test'

// In bytes on the wire, in brotli: a fiftieth above what it is (docs/performance.md).
const readingBudget = 134_000
const accountBudget = 150_000
const everythingBudget = 164_000

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

type Visit = Pick<Parameters<typeof weighPage>[0], 'path' | 'prepare' | 'act'> & { budget?: number }

test('pages of accounts keep to their budget, with all that they fetch late', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000)
  const { email, device } = await joinSite({ origin })
  await device.call('/usermeta', { body: { first_name: 'Ana' } })
  const left = openDevice({ origin })
  await left.call('/auth/signin', { body: formOf({ email, password: goodPassword }) })
  await device.call('/account/sessions/end', { body: { others: true } })

  const asVisitor: Pick<Visit, 'prepare'> = {
    prepare: (context) => context.setExtraHTTPHeaders({ 'x-forwarded-for': newNetwork() }),
  }
  const asMember: Pick<Visit, 'prepare'> = { prepare: (context) => handOver({ device, context }) }
  const { verify } = auth
  const visits: Visit[] = [
    { path: paths.account, ...asMember, act: edit },
    { path: paths.account, ...asMember, act: openEverything, budget: everythingBudget },
    { path: `${paths.members}/1`, ...asMember },
    {
      path: paths.verifyEmail,
      ...asMember,
      act: async (page: Page) => {
        await press({ page, name: verify.resend })
        await refuse(page)
      },
    },
    { path: paths.auth, ...asVisitor, act: signIn(email) },
    { path: paths.auth, ...asVisitor, act: signUp },
    { path: paths.forgotPassword, ...asVisitor },
    { path: paths.resetPassword, ...asVisitor },
    { path: `${paths.google}?code=a&state=b`, ...asVisitor },
    { path: paths.account, ...asVisitor },
  ]
  for (const { path, budget = accountBudget, ...visit } of visits) {
    const { script } = await weighPage({ browser, origin, path: `/${locale}${path}`, ...visit })
    console.log(`/${locale}${path}: ${script} bytes of script in all`)
    expect.soft(script, path).toBeLessThanOrEqual(budget)
    expect(script, path).toBeGreaterThan(100_000)
  }
})
