import type { Browser, BrowserContext, Page } from '@playwright/test'

export type PageWeight = {
  path: string
  html: number
  css: number
  script: number
  font: number
  other: number
}

type Kind = keyof Omit<PageWeight, 'path'>

const kinds: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
}

/**
 * What a first visit transfers, in bytes on the wire (compressed), by kind.
 * @param options `prepare` may make the browser a member's; what `act` does there and has the page
 *   fetch counts, too
 */
export async function weighPage(options: {
  browser: Browser
  origin: string
  path: string
  prepare?: (context: BrowserContext) => Promise<void>
  act?: (page: Page) => Promise<void>
}): Promise<PageWeight> {
  const { browser, origin, path, prepare, act } = options
  const context = await browser.newContext({ baseURL: origin })
  await prepare?.(context)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const kindOf = new Map<string, Kind>()
  const weight: PageWeight = { path, html: 0, css: 0, script: 0, font: 0, other: 0 }
  network.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, kinds[type] ?? 'other')
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kindOf.get(requestId) ?? 'other'] += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  if (act) {
    await act(page)
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return weight
}
