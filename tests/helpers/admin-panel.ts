import { expect, type Page } from '@playwright/test'
import { editorAccount } from './editor-account'
import type { OwnSite } from './start-own-site'

/**
 * Signs in through the form of the admin, whose language is English in a browser by default: as the
 * site's first editor unless an account is given.
 */
export async function signIn({
  page,
  site,
  account = editorAccount(site),
}: {
  page: Page
  site: OwnSite
  account?: { email: string; password: string }
}): Promise<void> {
  const { email, password } = account
  await page.goto('/admin/login')
  const submit = page.getByRole('button', { name: 'Login' })
  // The form takes no text before its script is there.
  await expect(submit).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await page.getByLabel(/^Email/).fill(email)
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
