import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { momentInChisinau } from '../../src/components/panel/moment'
import { asFirstEditor } from '../helpers/first-editor'
import { test } from '../helpers/site-test'

test.use({ timezoneId: 'Asia/Tokyo' })

test('a list shows moments by the clock of Chișinău, wherever the browser is', async ({
  page,
  context,
  origin,
}) => {
  await asFirstEditor(context)
  await context.addCookies([{ name: 'payload-lng', value: 'en', url: origin }])
  await page.goto('/admin/collections/reply-templates?columns=["name","updatedAt"]')
  const cell = page.locator('td.cell-updatedAt time').first()
  await expect(cell).toBeVisible()
  const at = (await cell.getAttribute('datetime')) ?? ''
  await expect(cell).toHaveText(momentInChisinau({ at, language: 'en' }))
})

const changed = z.object({ updatedAt: z.string() })

/** What the clock of Chișinău shows; how a browser joins it to the day is its own affair. */
function toTime(at: string): string {
  return momentInChisinau({ at, language: 'en' }).slice(-5)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached({ timeout: 30_000 })
}

test('a form and its versions show moments by the clock of Chișinău as well', async ({
  page,
  context,
  origin,
}) => {
  await asFirstEditor(context)
  await context.addCookies([{ name: 'payload-lng', value: 'en', url: origin }])
  const headers = { origin }
  const answer = await page.request.get('/api/projects/1?depth=0', { headers })
  const { updatedAt } = changed.parse(await answer.json())
  await open(page, '/admin/collections/projects/1')
  await expect(page.locator('.doc-controls__meta')).toContainText(toTime(updatedAt))

  await open(page, '/admin/collections/projects/1/versions')
  const newest = page.getByRole('main').locator('tbody tr').first().getByRole('link')
  await expect(newest).toContainText(toTime(updatedAt))
  await newest.click()
  await expect(page.locator('.view-version__version-to')).toContainText(toTime(updatedAt))
})

const jobs = z.object({ docs: z.tuple([z.object({ id: z.number(), dueAt: z.string() })]) })

// The first picker that a visit draws: a form that is opened by a link needs no other script.
test('a moment in a form that is opened from a list is in the language and by the clock of the panel', async ({
  page,
  context,
  origin,
}) => {
  await asFirstEditor(context)
  await context.addCookies([{ name: 'payload-lng', value: 'ro', url: origin }])
  // Others are due each minute, and would be moved on meanwhile.
  const last = '/api/jobs?depth=0&where[dueAt][exists]=true&sort=-dueAt&limit=1'
  const answer = await page.request.get(last, { headers: { origin } })
  const [{ id, dueAt }] = jobs.parse(await answer.json()).docs
  // Jobs of other tests may fill the first page.
  const dueLast = 'sort=-dueAt&where[or][0][and][0][dueAt][exists]=true'
  await open(page, `/admin/collections/jobs?${dueLast}`)
  await page.locator(`tbody a[href$="/jobs/${id}"]`).first().click()
  const due = page.locator('#field-dueAt input')
  await expect(due).toHaveValue(momentInChisinau({ at: dueAt, language: 'ro' }))
})
