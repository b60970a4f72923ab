import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { checkout } from '../../src/dev/checkout'
import { freePort } from '../../src/dev/processes/free-port'
import { withUndo } from '../../src/dev/processes/undo'
import { ensureSiteBuilt } from '../../src/dev/site-build'
import { withOwnDatabase, type Bench, type Finding } from './apart'
import { choosePin } from './cores'
import { chooseGenerator, type Generator } from './load'
import { measureUsage, startPinnedSite } from './server'
import { toTable } from './table'

const pages = ['/ro', '/ro/about', '/en', '/en/proj/cinema', '/ru/terms', '/ru/become'] as const
const perSecond = 500
const lateMs = 1000
const frozenMs = 10_000
const recoveryMs = 60_000
const floodPerSecond = 2000
const floodAddresses = 100_000
const floodAtOnce = 64
/** While the application is kept busy more may wait for it. */
const mostUnderWay = 500
const loadSeconds = 5

type Site = Awaited<ReturnType<typeof startPinnedSite>> & {
  origin: string
  pool: Pool
  appMemory: () => Promise<number>
}

async function requestStatus({ pool, path: asked }: { pool: Pool; path: string }): Promise<number> {
  const { statusCode, body } = await pool.request({ path: asked, method: 'GET' })
  await body.dump()
  return statusCode
}

/** Requests pages at a steady rate, whether or not answers arrive, until it is stopped. */
function readSteadily({ pool }: Site) {
  const slowest: number[] = []
  const open = new Set<Promise<void>>()
  let asked = 0
  let failed = 0
  const begun = performance.now()

  async function read(): Promise<void> {
    const page = pages[asked % pages.length] ?? '/ro'
    asked += 1
    const since = performance.now()
    const status = await requestStatus({ pool, path: page }).catch(() => 0)
    slowest.push(performance.now() - since)
    if (status !== 200) failed += 1
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * perSecond
    while (asked < due) {
      const one = read().finally(() => open.delete(one))
      open.add(one)
    }
  }, 10)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
    const times = slowest.toSorted((a, b) => a - b)
    const p99 = times[Math.floor(times.length * 0.99)] ?? NaN
    return { asked, failed, late: times.filter((time) => time > lateMs).length, p99 }
  }
}

/** Until calls are answered by the application again, in milliseconds. */
async function untilAnswered({ pool }: Site): Promise<number> {
  const since = performance.now()
  const isAnswered = () =>
    requestStatus({ pool, path: '/api/editors/me' }).then(
      (status) => status === 200,
      () => false,
    )
  while (!(await isAnswered())) {
    if (performance.now() - since > recoveryMs)
      throw new Error('The application has not come back.')
    await sleep(20)
  }
  return performance.now() - since
}

const troubles: Record<string, (site: Site) => Promise<void>> = {
  'killed (SIGKILL)': (site) => {
    process.kill(site.appPid, 'SIGKILL')
    return Promise.resolve()
  },
  'replaced (SIGTERM, another one started)': (site) => {
    process.kill(site.appPid, 'SIGTERM')
    return Promise.resolve()
  },
  [`frozen for ${frozenMs / 1000} s (SIGSTOP)`]: async (site) => {
    const pid = site.appPid
    process.kill(pid, 'SIGSTOP')
    await sleep(frozenMs)
    process.kill(pid, 'SIGCONT')
  },
}

async function meetTroubles(site: Site) {
  const rows: (string | number)[][] = []
  for (const [name, meet] of Object.entries(troubles)) {
    await untilAnswered(site)
    const stop = readSteadily(site)
    await sleep(2000)
    await meet(site)
    // What is under way ends first.
    await sleep(500)
    const recovery = 500 + (await untilAnswered(site))
    await sleep(2000)
    const { asked, failed, late, p99 } = await stop()
    rows.push([name, asked, failed, late, p99.toFixed(1), Math.round(recovery)])
  }
  const head = ['the application is', 'pages asked for', 'failed', `over ${lateMs} ms`, 'p99 ms']
  const isGood = rows.every(([, , failed]) => failed === 0)
  return { table: toTable({ head: [...head, 'ms until calls are answered'], rows }), isGood }
}

/** An address that is not in memory. */
function oddAddress(asked: number): string {
  const number = asked % floodAddresses
  return number % 2 === 0 ? `/ro/about?n=${number}` : `/ro/nope-${number}`
}

/** Asks for addresses that are not in memory, all of them different. */
function flood({ pool }: Site) {
  let asked = 0
  let isOver = false
  async function ask(): Promise<void> {
    while (!isOver) {
      await requestStatus({ pool, path: oddAddress((asked += 1)) }).catch(() => 0)
    }
  }
  const work = Array.from({ length: floodAtOnce }, ask)
  return async () => {
    isOver = true
    await Promise.all(work)
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)

async function loadPages({ site, generator }: { site: Site; generator: Generator }) {
  const url = `${site.origin}/ro`
  const rows: (string | number)[][] = []
  const load = async (what: string, connections: number) => {
    const {
      perSecond: rate,
      p50,
      p99,
      failures,
    } = await generator.load({
      ...{ url, accepted: 'br', connections, seconds: loadSeconds },
    })
    const memory = megabytes(await site.memory())
    rows.push([what, connections, rate, p50.toFixed(1), p99.toFixed(1), failures, memory])
  }
  await load('nothing else', 32)
  await load('nothing else', 256)
  const stop = flood(site)
  await load('the application renders as much as it can', 32)
  await load('the application renders as much as it can', 256)
  await stop()
  const head = [
    'beside it',
    'connections',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'failures',
    'front MB',
  ]
  return toTable({ head, rows })
}

/** Asks in a steady rhythm for addresses that are all different, as many as can be under way. */
async function floodSteadily({ site, seconds }: { site: Site; seconds: number }) {
  const statuses = new Map<number, number>()
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  let asked = 0
  async function ask(target: string): Promise<void> {
    const status = await requestStatus({ pool: site.pool, path: target }).catch(() => 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * floodPerSecond)
    while (asked < due && underWay.size < mostUnderWay) {
      asked += 1
      const one = ask(oddAddress(asked)).finally(() => underWay.delete(one))
      underWay.add(one)
    }
    await sleep(5)
  }
  await Promise.all(underWay)
  return { perSecond: asked / ((performance.now() - begun) / 1000), statuses }
}

async function bearFlood({ site, seconds }: { site: Site; seconds: number }): Promise<string> {
  const rows: (string | number)[][] = []
  const parts = 5
  for (let part = 1; part <= parts; part += 1) {
    const { perSecond, statuses } = await floodSteadily({ site, seconds: seconds / parts })
    const answers = [...statuses].map(([status, count]) => `${count} × ${status || 'none'}`)
    const memory = [await site.memory(), await site.appMemory()]
    const until = Math.round((seconds / parts) * part)
    rows.push([
      until,
      Math.round(perSecond),
      answers.toSorted().join(', '),
      ...memory.map(megabytes),
    ])
  }
  const head = ['until second', 'different addresses a second', 'answers', 'front MB', 'app MB']
  return toTable({ head, rows })
}

/** Measures the front server while the application is busy, dies, freezes or is replaced. */
export function benchRecovery(bench: Bench): Promise<Finding> {
  const { signal } = bench
  return withUndo(async (defer) => {
    await ensureSiteBuilt({ signal, logFile: path.join(checkout, '.local/bench/build.log') })
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const own = await withOwnDatabase({ ...bench, name: 'recovery' })
    const pin = choosePin()
    const env = { ...own, SITE_URL: `http://localhost:${port}`, PORT: String(port) }
    const server = await startPinnedSite({ env, pin: pin.server, signal })
    defer(server.stop)
    const pool = new Pool(origin, { connections: 128 })
    defer(() => pool.destroy())
    const { memory: appMemory } = measureUsage({ pid: () => server.appPid, signal })
    const site: Site = Object.assign(server, { origin, pool, appMemory })
    while ((await requestStatus({ pool, path: '/healthz/ready' })) !== 200) await sleep(100)
    const speed = await loadPages({ site, generator: chooseGenerator({ pin, signal }) })
    const { table, isGood } = await meetTroubles(site)
    const memory = await bearFlood({ site, seconds: bench.minutes * 60 })
    return { table: [speed, table, memory].join('\n\n'), isGood }
  })
}
