import type { Page } from '@playwright/test'

/** How light the ground of the page is, from 0 (black) to 255 (white). */
export function groundLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('This browser draws nothing.')
    const grounds = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    canvas.fillStyle = grounds.find((ground) => ground !== 'rgba(0, 0, 0, 0)') ?? 'white'
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })
}
