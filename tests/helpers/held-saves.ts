import { expect, type Page } from '@playwright/test'

/**
 * Holds back what a form is answered when it saves a draft: the site has stored it, and the form
 * does not know yet. `answer` lets one answer go, `release` all of them from then on.
 */
export async function holdSaves(page: Page) {
  const waiting: (() => void)[] = []
  let isHeld = true

  await page.route(
    (url) => url.searchParams.has('autosave'),
    async (route) => {
      // A test may end while its form still saves: then nobody waits for the answer.
      const response = await route.fetch().catch(() => null)
      if (!response) return
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
      await route.fulfill({ response }).catch(() => undefined)
    },
  )

  async function untilHeld(): Promise<void> {
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBeGreaterThan(0)
  }

  return {
    untilHeld,
    async answer() {
      await untilHeld()
      waiting.shift()?.()
    },
    release() {
      isHeld = false
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}
