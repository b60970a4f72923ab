import type { Browser } from '@playwright/test'

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

/** What a first visit transfers, in bytes on the wire (compressed), by kind. */
export async function weighPage({
  browser,
  origin,
  path,
}: {
  browser: Browser
  origin: string
  path: string
}): Promise<PageWeight> {
  const context = await browser.newContext()
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
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await context.close()
  return weight
}
