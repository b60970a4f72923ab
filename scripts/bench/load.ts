import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { z } from 'zod'
import { runToEnd } from '../../src/dev/processes/child'
import type { Pin } from './cores'
import { findProgram } from './program'

export type Load = {
  /** Mean requests answered a second. */
  perSecond: number
  /** Latencies in milliseconds. */
  p50: number
  p99: number
  /** Connections that broke, answers that were no success, and those that came too late. */
  failures: number
  /** Number of late ones among these: after two seconds for wrk, ten for autocannon. */
  late: number
}

export type Target = { url: string; accepted: string; connections: number; seconds: number }

export type Generator = { name: string; load: (target: Target) => Promise<Load> }

const report = fileURLToPath(new URL('./wrk-report.lua', import.meta.url))
const counted = z.object({
  requests: z.number(),
  duration: z.number(),
  p50: z.number(),
  p99: z.number(),
  broken: z.number(),
  refusals: z.number(),
  slow: z.number(),
})

async function loadInNode({ url, accepted, connections, seconds }: Target): Promise<Load> {
  const headers = { 'accept-encoding': accepted }
  const result = await autocannon({ url, headers, connections, duration: seconds })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
    late: result.timeouts,
  }
}

/** What loads an address over loopback: `wrk` where it is installed, which is far faster. */
export function chooseGenerator({ pin, signal }: { pin: Pin; signal: AbortSignal }): Generator {
  const wrk = findProgram('wrk')
  if (!wrk) return { name: 'autocannon (not pinned; slower than the servers)', load: loadInNode }

  async function load({ url, accepted, connections, seconds }: Target): Promise<Load> {
    const [command = '', ...args] = pin.generator([
      ...[wrk ?? '', '-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency'],
      ...['-s', report, '-H', `accept-encoding: ${accepted}`, url],
    ])
    const { code, output } = await runToEnd({ command, args, signal })
    if (code !== 0) throw new Error(output)
    const line = output.split('\n').find((text) => text.startsWith('{')) ?? ''
    const { requests, duration, p50, p99, ...kinds } = counted.parse(JSON.parse(line))
    return {
      perSecond: Math.round((requests / duration) * 1e6),
      p50: p50 / 1000,
      p99: p99 / 1000,
      failures: kinds.broken + kinds.refusals + kinds.slow,
      late: kinds.slow,
    }
  }
  return { name: 'wrk, one thread', load }
}
