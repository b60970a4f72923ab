import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../src/dev/browser'
import { freePort } from '../../src/dev/free-port'
import { frontServer } from '../../src/dev/front-bundle'
import type { Run } from '../../src/dev/interruptible'
import { migrate } from '../../src/dev/migration'
import { ensureSiteBuilt } from '../../src/dev/site-build'
import { startSite } from '../../src/dev/site-server'
import { measureEdits } from './edit-to-public'
import { load, type Load } from './load'
import { serveWithNginx } from './nginx'
import { weighPage } from './page-weight'

const seconds = 10
const rounds = 3
const edits = 40
export const benchEditor = { email: 'editor@pasiuni.example', password: 'parola-locala-1' }
const reading = [
  '',
  '/about',
  '/become',
  '/community',
  '/contact',
  '/proj',
  '/proj/cinema',
  '/terms',
]
const pages = [...reading, '/auth', '/auth/forgot-password', '/account']

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function row(cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** The median round of several, taken in turns so that the machine's moods meet everyone alike. */
async function compare(targets: { name: string; url: string }[]): Promise<void> {
  const results = new Map<string, Load[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of targets) {
      results.set(name, [...(results.get(name) ?? []), await load({ url, seconds })])
    }
  }
  row(['server', 'requests/s', 'p50 ms', 'p99 ms', 'failures'])
  row(['---', '---', '---', '---', '---'])
  for (const [name, loads] of results) {
    row([
      name,
      median(loads.map(({ perSecond }) => perSecond)),
      median(loads.map(({ p50 }) => p50)),
      median(loads.map(({ p99 }) => p99)),
      loads.reduce((sum, { failures }) => sum + failures, 0),
    ])
  }
}

/** The tables of the public site: a page under load, the bytes of a first visit, and edits. */
export async function benchSite(options: {
  /** With the site's database, address and first editor. */
  env: NodeJS.ProcessEnv
  origin: string
  folder: string
  run: Run
}): Promise<void> {
  const { env, origin, folder, run } = options
  const { signal, defer } = run
  await ensureSiteBuilt({ signal, logFile: path.join(folder, 'build.log') })
  await migrate({ env, signal })
  const site = await startSite({ bundle: frontServer, env, signal, onLine: () => undefined })
  defer(site.stop)

  const html = await (await fetch(`${origin}/ro`)).text()
  const nginx = await serveWithNginx({ folder, port: await freePort(), html })
  if (nginx) defer(nginx.stop)

  console.log(`\n## A cached page (/ro, ${kilobytes(html.length)} kB, not compressed)\n`)
  await compare([
    { name: 'Pasiuni', url: `${origin.replace('localhost', '127.0.0.1')}/ro` },
    ...(nginx ? [{ name: 'nginx, the same page as a file', url: nginx.url }] : []),
  ])
  if (!nginx) console.log('\nnginx is not installed here: no yardstick in this run.')

  console.log('\n## Bytes of a first visit (kB on the wire)\n')
  const { executablePath, args, env: browserEnv } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...browserEnv },
  })
  defer(() => browser.close())
  row(['page', 'HTML', 'style', 'script', 'fonts', 'other'])
  row(['---', '---', '---', '---', '---', '---'])
  for (const locale of ['ro', 'ru']) {
    for (const page of pages) {
      const weight = await weighPage({ browser, origin, path: `/${locale}${page}` })
      const { html: document, css, script, font, other } = weight
      row([weight.path, ...[document, css, script, font, other].map(kilobytes)])
    }
  }

  console.log('\n## From saving an edit to the public page (ms)\n')
  const durations = await measureEdits({ site: { origin, ...benchEditor }, edits })
  const at = (share: number) =>
    Math.round(durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0)
  row(['edits', 'median', 'p95', 'longest'])
  row(['---', '---', '---', '---'])
  row([edits, at(0.5), at(0.95), at(1)])
}
