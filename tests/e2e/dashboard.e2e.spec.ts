import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { dashboardTexts } from '../../src/features/dashboard/admin/texts'
import { signIn } from '../helpers/admin-panel'
import { joinSite } from '../helpers/device'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-account-site'

test('the day begins with what waits, the numbers and the last changes', async ({ page, site }) => {
  test.slow()
  const member = await joinSite(site)
  const body = { name: 'Ion Munteanu', message: 'Când apare proiectul auto?', locale: 'ro' }
  expect((await member.device.call('/contact', { body })).status).toBe(201)
  const client = await openEditorClient(site)
  const data = { about: 'A group of people who write together.' }
  await client.saveDraft({ path: '/api/globals/footer', locale: 'en', data })
  await client.close()
  await signIn({ page, site })
  await page.goto('/admin')

  const waiting = page.getByRole('region', { name: dashboardTexts.waiting.en })
  const drafts = page.getByRole('region', { name: dashboardTexts.drafts.en })
  const draft = drafts.getByRole('link', { name: 'Footer', exact: true })
  await expect(draft).toHaveAttribute('href', /\/admin\/globals\/footer/)
  const numbers = page.getByRole('region', { name: dashboardTexts.numbers.en })
  // Other tests may have made members and messages on this site before.
  await expect(numbers).toContainText(/with a confirmed address: [1-9]/)
  await expect(numbers.getByRole('listitem').last()).toHaveText(/^[1-9]/)
  const changes = page.getByRole('region', { name: dashboardTexts.changes.en })
  const change = changes.getByRole('listitem').first()
  await expect(change).toContainText('Administrator')
  await expect(change).toContainText('· en')
  await change.getByRole('link').click()
  await expect(page.getByRole('main').locator('ins').last()).toContainText('together')

  await page.goto('/admin')
  await waiting.getByRole('link', { name: /^\d+ new message/ }).click()
  await page.waitForURL(/\/admin\/inbox\?state=new/)
  await expect(page.getByRole('row').filter({ hasText: 'Ion Munteanu' })).toHaveCount(1)
})

test('an administrator is told what a new site has yet to change', async ({ page, site }) => {
  await signIn({ page, site })
  await page.goto('/admin')
  const steps = page.getByRole('region', { name: dashboardTexts.firstSteps.en })
  await expect(steps).toContainText('contact@pasiuni.example')
  await expect(steps.getByRole('link', { name: dashboardTexts.contactPage.en })).toHaveAttribute(
    'href',
    '/admin/globals/contact',
  )
})

test('translators see what they translate, and nothing of people', async ({ browser, site }) => {
  const account = {
    email: `t${randomBytes(6).toString('hex')}@pasiuni.example`,
    password: 'o-parola-bună-1',
  }
  const admin = await browser.newContext({ baseURL: site.origin })
  const administrator = await admin.newPage()
  await signIn({ page: administrator, site })
  const data = { name: 'Oleg', ...account, role: 'translator', languages: ['ru'] }
  const made = await administrator.request.post('/api/editors', {
    data,
    headers: { origin: site.origin },
  })
  expect(made.status(), await made.text()).toBe(201)
  await admin.close()

  const own = await browser.newContext({ baseURL: site.origin })
  const page = await own.newPage()
  await signIn({ page, site, account })
  await page.goto('/admin')
  await expect(page.getByText(dashboardTexts.nothing.en)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Русский')
  const { firstSteps, numbers, changes } = dashboardTexts
  for (const { en: name } of [firstSteps, numbers, changes]) {
    await expect(page.getByRole('region', { name })).toHaveCount(0)
  }
  await own.close()
})
