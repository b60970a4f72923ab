import { expect } from '@playwright/test'
import { asFirstEditor } from '../helpers/first-editor'
import { test } from '../helpers/site-test'

for (const width of [390, 1280, 1440, 1600]) {
  test(`what is clicked on stays in its place while the panel starts: ${width} px`, async ({
    page,
    context,
  }) => {
    await asFirstEditor(context)
    await page.setViewportSize({ width, height: 800 })
    const browser = await context.newCDPSession(page)
    // A machine on which each step of the start is seen.
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const starts = new Set<number>()
    await page.exposeFunction('noteStart', (left: number) => void starts.add(left))
    await page.addInitScript(`
      requestAnimationFrame(function look() {
        const content = document.querySelector('.template-default__wrap main')
        if (content) noteStart(Math.round(content.getBoundingClientRect().left))
        requestAnimationFrame(look)
      })
    `)
    await page.goto('/admin')
    await expect(page.locator('.template-default--nav-animate')).toBeAttached({ timeout: 60_000 })
    await page.waitForTimeout(1000)
    expect([...starts]).toHaveLength(1)
  })
}
