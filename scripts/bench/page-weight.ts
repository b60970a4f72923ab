import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export type PageWeight = {
  path: string
  html: number
  css: number
  font: number
  other: number
  /** Includes what is fetched on interaction; the other figures are what comes before. */
  script: number
  /** The part of it that is fetched before anything is done. */
  scriptAtRest: number
}

type Kind = Exclude<keyof PageWeight, 'path' | 'scriptAtRest'>

// As Playwright's `networkidle`, which holds for the first time only. In milliseconds.
const quiet = 500
const pollEvery = 50

const kinds: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
}

/** Counts the bytes on the wire from now on, by kind; `settled` waits until nothing more comes. */
async function watch(network: CDPSession) {
  const kindById = new Map<string, Kind>()
  const bytes = { html: 0, css: 0, script: 0, font: 0, other: 0 }
  const open = new Set<string>()
  let quietSince = Date.now()
  const close = (requestId: string) => {
    open.delete(requestId)
    quietSince = Date.now()
  }
  network.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId))
  network.on('Network.responseReceived', ({ requestId, type }) => {
    kindById.set(requestId, kinds[type] ?? 'other')
    // A call whose answer nobody reads never ends.
    if (type === 'Fetch') close(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindById.get(requestId) ?? 'other'] += encodedDataLength
    close(requestId)
  })
  network.on('Network.loadingFailed', ({ requestId }) => close(requestId))
  await network.send('Network.enable')
  async function settled(): Promise<void> {
    while (open.size > 0 || Date.now() - quietSince < quiet) await sleep(pollEvery)
  }
  return { bytes, settled }
}

/**
 * What a first visit transfers, in bytes on the wire (compressed), by kind.
 * @param options `prepare` may make the browser a member's; what `act` does there and has the page
 *   fetch counts as script
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
  const { bytes, settled } = await watch(network)
  await page.goto(path, { waitUntil: 'networkidle' })
  // Fonts are asked for after the first paint, which may be late where many pages are open.
  await page.waitForFunction(() => document.documentElement.dataset.fonts !== 'later')
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await document.fonts.ready
  })
  await settled()
  const atRest = { ...bytes }
  if (act) {
    await act(page)
    await settled()
  }
  await context.close()
  return { path, ...atRest, script: bytes.script, scriptAtRest: atRest.script }
}
