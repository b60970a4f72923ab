import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales'
import type { OwnSite } from './start-own-site'

type View = { page: Page; site: OwnSite; path: string; language?: Locale }

/** Opens a view of the admin in a language, ready to take what is typed and clicked. */
export async function openView({ page, site, path, language = 'en' }: View): Promise<void> {
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: site.origin }])
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // Until then the menu may open and close, and what is clicked on moves away.
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 })
}

/** Saves the open record, or publishes it where it has drafts; after what is being published. */
export function save(page: Page): Promise<void> {
  return page.locator('#action-save:not([aria-busy])').click()
}

/** Sends the open record to the trash. */
export async function moveToTrash(page: Page): Promise<void> {
  // Payload gives this button no name.
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
}

/** What the admin tells of the last steps, in a corner. */
export function notices(page: Page): Locator {
  return page
    .getByRole('region', { name: /^(Notifications|Anunțuri|Уведомления)/ })
    .getByRole('listitem')
}
