import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../src/dev/testing/browser'
import { withUndo } from '../../src/dev/processes/undo'
import type { Bench, Finding } from './apart'
import { lookAt, type Report, type Theme } from './lighthouse-report'
import { readRequestedPages } from './measured-pages'
import { serveSite } from './served-site'
import { median, toTable } from './table'

const themes: Theme[] = ['light', 'dark']

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
// In milliseconds; the last is a share of the screen.
const limits = {
  'largest-contentful-paint': 1200,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0.01,
}

function isGood(figures: Report): boolean {
  const { 'largest-contentful-paint': lcp, 'total-blocking-time': tbt } = figures
  return (
    scores.every((name) => figures[name] === 100) &&
    lcp <= limits['largest-contentful-paint'] &&
    tbt <= limits['total-blocking-time'] &&
    figures['cumulative-layout-shift'] <= limits['cumulative-layout-shift']
  )
}

function toMedians(reports: Report[]): Report {
  const of = (name: keyof Report) => median(reports.map((report) => report[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    'largest-contentful-paint': Math.round(of('largest-contentful-paint')),
    'total-blocking-time': Math.round(of('total-blocking-time')),
    'cumulative-layout-shift': Number(of('cumulative-layout-shift').toFixed(3)),
  }
}

/** What Lighthouse says of every kind of page, in every language and both appearances. */
export function benchLighthouse(bench: Bench): Promise<Finding> {
  const { rounds, pages } = readRequestedPages(bench.env)
  const { signal } = bench
  return withUndo(async (defer) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-lighthouse-'))
    defer(() => rmSync(folder, { recursive: true, force: true }))
    const browser = await findBrowser()
    const origin = await serveSite({ bench, name: 'lighthouse', defer })
    const found: { row: (string | number)[]; isGood: boolean }[] = []
    for (const page of pages) {
      for (const theme of themes) {
        const reports: Report[] = []
        while (reports.length < rounds) {
          reports.push(await lookAt({ origin, page, theme, browser, folder, signal }))
        }
        const figures = toMedians(reports)
        const row = [page.address, theme, ...Object.values(figures)]
        console.log(row.join(' '))
        found.push({ row, isGood: isGood(figures) })
      }
    }
    return {
      table: toTable({
        head: [
          ...['page', 'appearance', 'performance', 'accessibility', 'best practices', 'SEO'],
          ...['LCP ms', 'TBT ms', 'CLS'],
        ],
        rows: found.map(({ row }) => row),
      }),
      isGood: found.every((one) => one.isGood),
    }
  })
}
