import autocannon from 'autocannon'

export type Load = {
  /** Mean requests answered a second. */
  perSecond: number
  /** Latencies in milliseconds. */
  p50: number
  p99: number
  /** Answers that were no 2xx, and errors. */
  failures: number
}

/** Loads one address over loopback for some seconds with 32 connections. */
export async function load({ url, seconds }: { url: string; seconds: number }): Promise<Load> {
  const result = await autocannon({ url, duration: seconds, connections: 32 })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}
