import { expect, type Page } from '@playwright/test'
import { hydrate } from '../helpers/hydration'
import { test } from '../helpers/site-test'

/** Counts how often the page itself is asked for from now on. */
function countVisits(page: Page): { visits: number } {
  const count = { visits: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.visits += 1
  })
  return count
}

/** Opens a page and waits until its script is at work. */
async function openPage(page: Page): Promise<void> {
  await page.goto('/ro/about')
  await hydrate(page)
}

/** Has the page load a script of a build that is gone, and waits until that has failed. */
function loseChunk(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script')
        script.src = `/_next/static/chunks/gone-${performance.now()}.js`
        script.addEventListener('error', () => setTimeout(resolve))
        document.head.append(script)
      }),
  )
}

test('scripts that are gone reload the page once in ten seconds', async ({ page }) => {
  await page.clock.install()
  await openPage(page)
  const count = countVisits(page)

  // Who watches for it may come to work after the heading. The reload ends the page that was waiting
  // for its own failure.
  const reloaded = page.waitForEvent('load')
  await expect
    .poll(async () => {
      await loseChunk(page).catch(() => undefined)
      return count.visits
    })
    .toBe(1)
  await reloaded
  await hydrate(page)
  expect(count.visits).toBe(1)

  await loseChunk(page)
  await loseChunk(page)
  await page.evaluate(() => fetch('/build.json').then((response) => response.text()))
  expect(count.visits).toBe(1)

  await Promise.all([
    page.waitForEvent('load'),
    page.clock.fastForward(10_000).catch(() => undefined),
  ])
  await hydrate(page)
  expect(count.visits).toBe(2)

  // Nothing has failed since.
  await page.clock.fastForward(60_000)
  await page.evaluate(() => fetch('/build.json').then((response) => response.text()))
  expect(count.visits).toBe(2)
})

test('so does a loader that says so', async ({ page }) => {
  await openPage(page)
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      const message = 'ChunkLoadError: Loading chunk 7 failed.'
      dispatchEvent(new ErrorEvent('error', { message, error: new Error(message) }))
    }),
  ])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a script that a bad connection loses does not reload the page', async ({ page }) => {
  await openPage(page)
  const count = countVisits(page)
  await page.route('**/*?lost', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  const asked = page.waitForResponse('**/*?lost')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = `${document.querySelector<HTMLScriptElement>('script[src*="/_next/"]')?.src}?lost`
    document.head.append(script)
  })
  expect((await asked).status()).toBe(200)
  await page.evaluate(() => fetch('/build.json').then((response) => response.text()))
  expect(count.visits).toBe(0)
})

test('other errors of a page do not reload it', async ({ page }) => {
  await openPage(page)
  const count = countVisits(page)
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }))
  })
  await page.evaluate(() => fetch('/build.json').then((response) => response.text()))
  expect(count.visits).toBe(0)
})

test('an open page announces a newer build and loads it on request', async ({ page }) => {
  await page.clock.install()
  const first = page.waitForResponse('**/build.json*')
  await openPage(page)
  await first
  const again = page.waitForResponse('**/build.json*')
  await page.clock.fastForward('05:01')
  await again
  const notice = page.getByRole('status').getByText('A apărut o versiune nouă a site-ului.')
  await expect(notice).toBeHidden()

  await page.route('/build.json*', (route) => route.fulfill({ json: { id: 'second' } }))
  await page.clock.fastForward('05:01')
  await expect(notice).toBeVisible()
  await page.unroute('/build.json*')
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reîncărcați pagina' }).click(),
  ])
  await hydrate(page)
  await expect(notice).toBeHidden()
})

test('so does a tab that is first used after a deployment', async ({ page }) => {
  await page.route('/build.json*', (route) => route.fulfill({ json: { id: 'second' } }))
  await openPage(page)
  await expect(page.getByRole('button', { name: 'Reîncărcați pagina' })).toBeVisible()
})

/** Whether the notice lies over what has the focus. */
function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement, body } = document
    const notice = document.querySelector('[role="status"]:has(button)')
    if (!notice || !activeElement || activeElement === body) return false
    if (notice.contains(activeElement)) return false
    const cover = notice.getBoundingClientRect()
    const control = activeElement.getBoundingClientRect()
    return control.bottom > cover.top && control.top < cover.bottom
  })
}

test('the announcement covers nothing that has the focus, on the smallest screen', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 568 })
  await openPage(page)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  await page.route('/build.json*', (route) => route.fulfill({ json: { id: 'second' } }))
  await page.clock.fastForward('05:01')
  await expect(page.getByRole('button', { name: 'Reîncărcați pagina' })).toBeVisible()
  expect(await isFocusCovered(page)).toBe(false)
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await isFocusCovered(page)).toBe(false)
  }
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusCovered(page)).toBe(false)
  }
})

test('a check that fails announces nothing', async ({ page }) => {
  await page.clock.install()
  const first = page.waitForResponse('**/build.json*')
  await openPage(page)
  await first
  await page.route('/build.json*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  const asked = page.waitForResponse('**/build.json*')
  await page.clock.fastForward('05:01')
  await asked
  await expect(page.getByRole('button', { name: 'Reîncărcați pagina' })).toBeHidden()
})
