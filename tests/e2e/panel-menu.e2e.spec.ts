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
    const places = new Set<string>()
    await page.exposeFunction('notePlace', (place: string) => void places.add(place))
    await page.addInitScript(`
      requestAnimationFrame(function look() {
        const content = document.querySelector('.template-default__wrap main')
        const link = content?.querySelector('nav li')
        if (link) {
          const { width } = content.getBoundingClientRect()
          const { x, y } = link.getBoundingClientRect()
          notePlace([width, x, y].map(Math.round).join(' '))
        }
        requestAnimationFrame(look)
      })
    `)
    await page.goto('/admin')
    await expect(page.locator('.template-default--nav-animate')).toBeAttached({ timeout: 60_000 })
    await page.waitForTimeout(1000)
    expect([...places]).toHaveLength(1)
  })
}
