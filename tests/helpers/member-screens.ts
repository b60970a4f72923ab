import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales'
import { localePath } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { expect } from './member-test'

type Screen = { page: Page; locale: Locale }

/** Where everybody lands who has signed in or out. */
export const home = /^https?:\/\/[^/]+\/$/

/** Goes to a page of the site in a language. */
export async function openScreen({ page, locale, path }: Screen & { path: string }): Promise<void> {
  await page.goto(localePath({ locale, path }))
}

function containing({ text, isStart = false }: { text: string; isStart?: boolean }): RegExp {
  return new RegExp(`${isStart ? '^' : ''}${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}

export function errorSummary({ page, locale }: Screen): Locator {
  const { attention } = getMessages(locale).auth
  return page.getByRole('alert', { name: attention, exact: true })
}

/**
 * The error summary says `text` and has the focus, and so does the title of the document. The
 * fields named, and no others, say what is wrong with them.
 */
export async function expectProblem(
  screen: Screen & { text: string; fields?: { label: string; text: string }[] },
): Promise<void> {
  const { page, locale, text, fields = [] } = screen
  const { attention, titlePrefix } = getMessages(locale).auth
  const summary = errorSummary(screen)
  await expect(summary).toContainText(text)
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(containing({ text: titlePrefix, isStart: true }))
  await expect(summary.getByRole('listitem')).toHaveText(fields.map((field) => field.text))
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(fields.length)
  for (const field of fields) {
    const control = page.getByLabel(field.label, { exact: true })
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    const said = containing({ text: `${attention} ${field.text}` })
    await expect(control).toHaveAccessibleDescription(said)
  }
}

export async function expectNoProblem(screen: Screen): Promise<void> {
  const { page, locale } = screen
  await expect(errorSummary(screen)).toHaveCount(0)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  const { titlePrefix } = getMessages(locale).auth
  await expect(page).not.toHaveTitle(containing({ text: titlePrefix, isStart: true }))
}

/** Types into the fields with these labels. */
export async function fill({
  page,
  values,
}: {
  page: Page
  values: Record<string, string>
}): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** The fields with these labels still hold what was typed. */
export async function expectValues({
  page,
  values,
}: {
  page: Page
  values: Record<string, string>
}): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

export async function press({ page, name }: { page: Page; name: string }): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}
