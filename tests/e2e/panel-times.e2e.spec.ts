import { expect } from '@playwright/test'
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
