import type { Generator, Load } from './load'
import type { Server } from './server'
import { longestP99 } from './speed-promises'
import { head, row, type Promised } from './table'

const connections = 256
const seconds = 60
const parts = 3
/** What the memory may grow from the first part to the last. */
const growth = 1.1

type Part = Load & { memory: number }

function judge(measured: Part[]): Promised[] {
  const failures = measured.reduce((sum, part) => sum + part.failures, 0)
  const p99 = Math.max(...measured.map((part) => part.p99))
  const grown = (measured.at(-1)?.memory ?? NaN) / (measured[0]?.memory ?? NaN)
  return [
    {
      promise: `${connections} connections: p99 of at most ${longestP99} ms`,
      measured: `${p99.toFixed(1)} ms`,
      isKept: p99 <= longestP99,
    },
    {
      promise: `${connections} connections: no failure in ${parts} × ${seconds} s`,
      measured: String(failures),
      isKept: failures === 0,
    },
    {
      promise: 'memory stays level from the first part to the last',
      measured: `${((grown - 1) * 100).toFixed(1)} %`,
      isKept: grown <= growth,
    },
  ]
}

/** The table of many readers at once for some minutes, and whether the server bears them. */
export async function endure(options: {
  server: Server
  url: string
  accepted: string
  generator: Generator
}): Promise<Promised[]> {
  const { server, url, accepted, generator } = options
  const measured: Part[] = []
  head(['part', 'requests/s', 'p50 ms', 'p99 ms', 'failures', 'of these late', 'memory MB'])
  for (let part = 1; part <= parts; part += 1) {
    const load = await generator.load({ url, accepted, connections, seconds })
    const memory = await server.memory()
    measured.push({ ...load, memory })
    const { perSecond, p50, p99, failures, late } = load
    row([
      ...[part, perSecond, p50.toFixed(1), p99.toFixed(1)],
      ...[failures, late, (memory / 1e6).toFixed(1)],
    ])
  }
  return judge(measured)
}
