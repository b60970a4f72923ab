import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../src/dev/testing/browser'
import { withUndo } from '../../src/dev/processes/undo'
import type { Bench, Finding } from './apart'
import {
  noteInteractions,
  notedInteractions,
  type Times,
  type Use,
  uses,
} from './interaction-times'
import { readRequestedPages } from './measured-pages'
import { serveSite } from './served-site'
import { median, toTable } from './table'

const slowness = 4
/** The limit for each interaction, in milliseconds. */
const limit = 200
// Long enough for the paints of what was done last.
const afterwards = 1000

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/**
 * Nothing has been used before; scripts come with the first tap and land while the others follow.
 */
async function useAsReader(page: Page): Promise<void> {
  // After an answer without content the page stays and can report how long the tap took.
  await page.route('**/language/**', (route) => route.fulfill({ status: 204 }))
  for (const use of ['menu', 'appearance', 'language'] as const) {
    await page.locator(uses[use]).tap()
  }
}

async function useForm(page: Page): Promise<void> {
  const field = page.locator(uses.field)
  await field.tap()
  await field.pressSequentially('ana@')
}

async function measure(options: {
  browser: Browser
  url: string
  isForm: boolean
}): Promise<Times> {
  const { browser, url, isForm } = options
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await noteInteractions(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.goto(url, { waitUntil: 'networkidle' })
  await (isForm ? useForm(page) : useAsReader(page))
  await sleep(afterwards)
  const times = await notedInteractions(page)
  await context.close()
  return times
}

/** How long a slow phone takes to answer the first taps on a page and the first keys in a form. */
export function benchInteraction(bench: Bench): Promise<Finding> {
  const { rounds, pages } = readRequestedPages(bench.env)
  return withUndo(async (defer) => {
    const { executablePath, args, env } = await findBrowser()
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
    defer(() => browser.close())
    const origin = await serveSite({ bench, name: 'interaction', defer })
    const names: Use[] = ['menu', 'appearance', 'language', 'field']
    const rows: (string | number)[][] = []
    let worst = 0
    for (const { address } of pages) {
      const isForm = address.endsWith('/auth')
      const visits: Times[] = []
      while (visits.length < rounds) {
        bench.signal.throwIfAborted()
        visits.push(await measure({ browser, url: `${origin}${address}`, isForm }))
      }
      const cells = names.map((name) => {
        const measured = visits.flatMap((times) => times[name] ?? [])
        if ((name === 'field') !== isForm) return ''
        // Browsers report nothing that took less than this.
        if (measured.length === 0) return '< 16'
        const middle = median(measured)
        worst = Math.max(worst, middle)
        return `${middle} (${Math.max(...measured)})`
      })
      console.log([address, ...cells].join(' '))
      rows.push([address, ...cells])
    }
    const head = ['page', 'open the menu', 'choose dark', 'choose a language', 'a field of a form']
    return { table: toTable({ head, rows }), isGood: worst <= limit }
  })
}
