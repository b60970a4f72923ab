import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Browser } from '../../src/dev/testing/browser'
import { runToEnd } from '../../src/dev/processes/child'
import type { MeasuredPage } from './measured-pages'

// Installed on demand: with its dependencies it is 176 MB, which no other command needs.
const program = 'lighthouse@13.5.0'

const score = z.object({ score: z.number() }).transform((one) => Math.round(one.score * 100))
const figure = z.object({ numericValue: z.number() }).transform((audit) => audit.numericValue)

const categories = z.object({
  performance: score,
  accessibility: score,
  'best-practices': score,
  seo: score,
})

const report = z
  .object({
    categories,
    audits: z.object({
      'largest-contentful-paint': figure,
      'total-blocking-time': figure,
      'cumulative-layout-shift': figure,
    }),
  })
  .transform(({ categories: scores, audits }) => ({ ...scores, ...audits }))

export type Report = z.infer<typeof report>

export type Theme = 'light' | 'dark'

type Look = {
  origin: string
  page: MeasuredPage
  theme: Theme
  browser: Browser
  folder: string
  signal: AbortSignal
}

/**
 * Runs Lighthouse on a page as a phone with its usual simulated network and processor.
 * @throws Error with what it printed where it did not come to a result
 */
async function look(options: Look): Promise<Report> {
  const { origin, page, theme, browser, folder, signal } = options
  const file = path.join(folder, 'report.json')
  // Letters are placed at fractions of a pixel, as on a phone. Rounded ones break lines where no
  // phone does.
  const flags = ['--headless=new', '--font-render-hinting=none', ...browser.args]
  // Works headless and headed, unlike --force-dark-mode.
  if (theme === 'dark') flags.push('--blink-settings=preferredColorScheme=0')
  const { output } = await runToEnd({
    command: 'npx',
    args: [
      ...['--yes', program, `${origin}${page.address}`, '--quiet'],
      ...['--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`],
      `--only-categories=${Object.keys(categories.shape).join(',')}`,
      // Pages of accounts ask search engines to leave them out, which this counts as a fault.
      ...(page.isListed ? [] : ['--skip-audits=is-crawlable']),
    ],
    env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
    signal,
  })
  try {
    const given: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return report.parse(given)
  } catch (cause) {
    throw new Error(`Lighthouse came to no result for ${page.address}:\n${output}`, { cause })
  }
}

/** Looks again where the browser lost its own records, which happens to Lighthouse now and then. */
export function lookAt(options: Look): Promise<Report> {
  return look(options).catch(() => look(options))
}
