import { expect, type Page } from '@playwright/test'
import { editorAccount } from './editor-account'
import type { OwnSite } from './start-own-site'

type SignIn = {
  page: Page
  site: OwnSite
  account?: { email: string; password: string }
}

/**
 * Signs a page's browser in to the admin, without visiting it: as the site's first editor unless an
 * account is given. The admin's language is English in a browser by default.
 */
export async function signIn({ page, site, account = editorAccount(site) }: SignIn): Promise<void> {
  const { origin } = site
  const answer = await page.request.post(`${origin}/api/editors/login`, {
    data: account,
    headers: { origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The same through the form, which leads to the dashboard. */
export async function signInByForm(options: SignIn): Promise<void> {
  const { page, site, account = editorAccount(site) } = options
  const { email, password } = account
  await page.goto('/admin/login')
  const submit = page.getByRole('button', { name: 'Sign in' })
  // The form takes no text before its script is there.
  await expect(submit).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await submit.click()
  await page.waitForURL(/\/admin$/)
}

/** The names in the admin's own navigation: collections and globals, as the editor reads them. */
export async function navigationNames(page: Page): Promise<string[]> {
  await page.goto('/admin')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.nth(10)).toBeAttached()
  const names = await links.allTextContents()
  return names.map((name) => name.trim()).filter((name) => name !== '')
}
