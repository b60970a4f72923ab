import { randomBytes } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { unauthorizedTexts } from '../../src/features/editors/admin/texts'
import { locales, type Locale } from '../../src/i18n/locales'
import { violations } from '../helpers/accessibility'
import { joinSite, newNetwork, type Member } from '../helpers/device'
import { asFirstEditor } from '../helpers/first-editor'
import { mailsTo, readSource } from '../helpers/mailbox'
import { test } from '../helpers/site-test'

const titles = { ro: 'Mesaje primite', en: 'Inbox', ru: 'Входящие' }
const group = 'contact@pasiuni.example'
const wide = { width: 1280, height: 900 }
const tablet = { width: 768, height: 1024 }

type Account = { email: string; password: string }

/** A page of the panel in a browser of its own, signed in as the first editor unless told otherwise. */
async function panel(options: {
  browser: Browser
  origin: string
  account?: Account
  language?: Locale
}): Promise<Page> {
  const { browser, origin, account, language = 'en' } = options
  const context = await browser.newContext({
    baseURL: origin,
    viewport: wide,
    extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
  })
  const page = await context.newPage()
  if (account) {
    const data = account
    const answer = await page.request.post('/api/editors/login', { data, headers: { origin } })
    expect(answer.status(), await answer.text()).toBe(200)
  } else {
    await asFirstEditor(context)
  }
  await speak({ page, origin, language })
  return page
}

async function speak(options: { page: Page; origin: string; language: Locale }): Promise<void> {
  const { page, origin: url, language } = options
  await page.context().addCookies([{ name: 'payload-lng', value: language, url }])
}

/** A message whose author's name finds it. */
async function receive({
  origin,
  message,
}: {
  origin: string
  message: string
}): Promise<{ member: Member; name: string }> {
  const member = await joinSite({ origin, locale: 'ru' })
  const name = `Юлия ${randomBytes(4).toString('hex')}`
  const body = { name, message, locale: 'ru' }
  expect((await member.device.call('/contact', { body })).status).toBe(201)
  return { member, name }
}

async function openMessage({ page, name }: { page: Page; name: string }): Promise<void> {
  await page.goto('/admin/inbox')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Search names and texts').fill(name.toUpperCase())
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/\/admin\/inbox\?q=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').getByRole('link', { name }).click()
  await page.waitForURL(/\/admin\/inbox\/\d+\?q=/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Looks at our own part of the page in both themes, on a wide screen and on a tablet. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, viewport] of [
    ['light', wide],
    ['dark', tablet],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The panel asks once, when it is loaded.
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await page.setViewportSize(viewport)
    expect(await violations(page, { within: 'main' }), colorScheme).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${viewport.width} px`).toBe(0)
  }
}

test('an editor answers a message by e-mail, once, and loses no word on the way', async ({
  browser,
  origin,
}) => {
  test.slow()
  const message = 'Здравствуйте!\nНе открывается страница.'
  const { member, name } = await receive({ origin, message })
  const page = await panel({ browser, origin })
  await openMessage({ page, name })
  await expect(page.getByText(member.email).first()).toBeVisible()
  await expect(page.getByText('address confirmed')).toBeVisible()

  const template = page.getByLabel('Start from a template')
  await template.selectOption({ label: 'Problemă tehnică' })
  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(new RegExp(`^Здравствуйте, ${name}!`))
  const own = `Здравствуйте!\n\nИсправили, проверьте ещё раз.\nАна ${name}`
  await text.fill(own)
  await page.route('**/inbox/answer', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('what you wrote is still here')).toBeVisible()
  await page.unroute('**/inbox/answer')
  await page.reload()
  await expect(text).toHaveValue(own)
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: 'Preview' }).click()
  const letter = page.frameLocator('iframe[title="The e-mail"]')
  await expect(letter.getByText('Исправили, проверьте ещё раз.')).toBeVisible()
  await expect(letter.getByText('Не открывается страница.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the text' }).click()

  await page.getByRole('button', { name: 'Send the answer' }).dblclick()
  await expect(page.getByText('The answer is on its way')).toBeVisible()
  const history = page.getByRole('region', { name: 'What followed' })
  await expect(history.getByText('Исправили, проверьте ещё раз.')).toHaveCount(1)
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('answered')
  await expect(text).toHaveValue('')

  const subject = 'О проблеме, о которой вы сообщили'
  const letters = async () => {
    const mails = await mailsTo({ to: member.email })
    return mails.filter((mail) => mail.subject === subject)
  }
  await expect.poll(async () => (await letters()).length, { timeout: 15_000 }).toBe(1)
  const [mail] = await letters()
  if (!mail) throw new Error('The letter has gone again.')
  expect(mail.text).toContain('> Не открывается страница.')
  const source = await readSource({ mail })
  expect(source).toContain(`Reply-To: ${group}`)
  expect(source).toMatch(/^In-Reply-To: <contact-\d+-[0-9a-f]+@/m)
  await page.reload()
  await expect(history.getByText('sent', { exact: true })).toBeVisible()
  await page.context().close()
})

/** Holds back what a call is asked until `release`. */
async function holdCalls({ page, path }: { page: Page; path: string }) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${path}`, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

test('what is written while an answer or a note is being sent stays', async ({
  browser,
  origin,
}) => {
  test.slow()
  const { name } = await receive({ origin, message: 'Сообщение' })
  const page = await panel({ browser, origin })
  await openMessage({ page, name })
  const history = page.getByRole('region', { name: 'What followed' })

  const text = page.getByLabel('Text', { exact: true })
  await page.getByLabel('Subject', { exact: true }).fill('Ответ')
  await text.fill('Первый ответ.')
  const answers = await holdCalls({ page, path: '/inbox/answer' })
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await text.pressSequentially(' А ещё')
  answers.release()
  await expect(page.getByText('The answer is on its way')).toBeVisible()
  await expect(history.getByText('Первый ответ.', { exact: true })).toBeVisible()
  await expect(text).toHaveValue('Первый ответ. А ещё')
  await page.reload()
  await expect(text).toHaveValue('Первый ответ. А ещё')
  await page.waitForLoadState('networkidle')

  const note = page.getByLabel('Note for colleagues')
  await note.fill('Первая заметка')
  const notes = await holdCalls({ page, path: '/inbox/note' })
  const sending = page.waitForRequest('**/inbox/note')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await sending
  await note.pressSequentially(' и вторая')
  notes.release()
  await expect(page.getByText('The note is added.')).toBeVisible()
  await expect(note).toHaveValue('Первая заметка и вторая')
  await page.context().close()
})

test('the second of two editors learns what the first has done', async ({ browser, origin }) => {
  test.slow()
  const { name } = await receive({ origin, message: 'Сообщение для двоих' })
  const [first, second] = [await panel({ browser, origin }), await panel({ browser, origin })]
  await openMessage({ page: first, name })
  await second.goto(first.url())
  await second.waitForLoadState('networkidle')

  await first.getByRole('button', { name: 'I will take it' }).click()
  await expect(first.getByText('You are looking after this message now.')).toBeVisible()
  await expect(first.getByText('State: New → In progress')).toBeVisible()

  await second.getByLabel('State', { exact: true }).selectOption('spam')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('it is now “In progress”')).toBeVisible()
  await expect(second.getByText('State: New → In progress')).toBeVisible()
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('The change is saved.')).toBeVisible()
  await second.getByLabel('Note for colleagues').fill('Повтор старого письма')
  await second.getByRole('button', { name: 'Add the note' }).click()
  await expect(second.getByText('The note is added.')).toBeVisible()

  await first.reload()
  await expect(first.getByText('State: In progress → Spam')).toBeVisible()
  await expect(first.getByText('Повтор старого письма')).toBeVisible()
  for (const page of [first, second]) await page.context().close()
})

test('list and message are accessible, in every language of the panel', async ({
  browser,
  origin,
}) => {
  test.slow()
  const { name } = await receive({ origin, message: 'Для всех' })
  const page = await panel({ browser, origin })
  await openMessage({ page, name })
  const address = page.url()
  await expectAccessible(page)
  await page.goto('/admin/inbox')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  for (const language of locales) {
    await speak({ page, origin, language })
    await page.goto('/admin/inbox')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titles[language])
    await expect(page.locator('#nav-inbox')).toContainText(titles[language])
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  const english = /\b(state|answer|message|save|note|subject|preview)\b/i
  await expect(page.getByRole('main')).not.toContainText(english)
  await page.context().close()
})

test('a translator finds neither inbox nor messages', async ({ browser, origin }) => {
  const admin = await panel({ browser, origin })
  const account = {
    email: `t${randomBytes(6).toString('hex')}@pasiuni.example`,
    password: 'o-parola-bună-1',
  }
  const made = await admin.request.post('/api/editors', {
    data: { name: 'Oleg', ...account, role: 'translator', languages: ['ru'] },
    headers: { origin },
  })
  expect(made.status(), await made.text()).toBe(201)
  await admin.context().close()

  const page = await panel({ browser, origin, account })
  await page.goto('/admin/translations')
  await expect(page.locator('#nav-translations')).toBeAttached()
  await expect(page.locator('#nav-inbox')).toHaveCount(0)
  await page.goto('/admin/inbox')
  await page.waitForURL(/\/admin\/unauthorized/)
  await expect(page.getByRole('heading', { name: unauthorizedTexts.title.en })).toBeVisible()
  await page.getByRole('link', { name: unauthorizedTexts.back.en }).click()
  await page.waitForURL(/\/admin\/?$/)
  const answer = await page.request.get('/api/workplace/inbox/export?format=json', {
    headers: { origin },
  })
  expect(answer.status()).toBe(403)
  await page.context().close()
})
