import { expect } from '@playwright/test'
import { z } from 'zod'
import { freePort } from '../../src/dev/processes/free-port'
import { withUndo } from '../../src/dev/processes/undo'
import { test } from '../helpers/own-site'
import { plainGet } from '../helpers/plain-get'
import { startSecondServer } from '../helpers/second-server'
import type { OwnSite } from '../helpers/start-own-site'
import { startTraceReceiver } from '../helpers/trace-receiver'

// Each test starts a server of its own.
test.use({ siteName: 'operating', front: 'nothing' })

const slow = { timeout: 20_000, intervals: [50] }

const logLine = z.looseObject({
  level: z.string(),
  time: z.iso.datetime(),
  event: z.string().optional(),
  requestId: z.string().optional(),
  error: z.looseObject({ stack: z.string() }).optional(),
})

/** Runs a server beside the site with `variables`, for as long as `use` takes. */
function withServer(options: {
  site: OwnSite
  variables: Record<string, string>
  use: (server: {
    origin: string
    get: (path: string, headers?: Record<string, string>) => ReturnType<typeof plainGet>
    /** Every line that it has written, which are nothing but lines of its log. */
    log: () => z.infer<typeof logLine>[]
  }) => Promise<void>
}): Promise<void> {
  const { site, variables, use } = options
  return withUndo(async (defer) => {
    const { origin, lines, stop } = await startSecondServer({ env: site.env, variables })
    defer(stop)
    await use({
      origin,
      get: (path, headers = {}) => plainGet({ origin, path, headers }),
      log: () => lines.map((line) => logLine.parse(JSON.parse(line))),
    })
  })
}

test('metrics are told on a port of their own, by what answered and never by whom', async ({
  site,
}) => {
  const port = await freePort()
  const variables = { METRICS_PORT: String(port), PAGE_CACHE: 'true' }
  const use: Parameters<typeof withServer>[0]['use'] = async ({ get }) => {
    await expect.poll(async () => (await get('/ro/about')).status, slow).toBe(200)
    await get('/ro/about')
    await get('/ro/proj/never-there')
    await get('/icon.svg')
    expect((await get('/metrics')).status).toBe(404)
    const own = { origin: `http://127.0.0.1:${port}` }
    expect((await plainGet({ ...own, path: '/ro' })).status).toBe(404)
    const told = String((await plainGet({ ...own, path: '/metrics' })).body)
    for (const expected of [
      /^pasiuni_requests_total\{kind="kept-page",method="GET",status="2xx"\} [1-9]/m,
      /^pasiuni_requests_total\{kind="made-page",method="GET",status="4xx"\} 1$/m,
      /^pasiuni_requests_total\{kind="file",method="GET",status="2xx"\} 1$/m,
      /^pasiuni_request_duration_seconds_count\{kind="made-page"\} [1-9]/m,
      /^pasiuni_page_cache_bytes [1-9]/m,
      /^pasiuni_change_listener_connected 1$/m,
      /^nodejs_eventloop_lag_seconds /m,
    ]) {
      expect(told).toMatch(expected)
    }
    expect(told).not.toMatch(/\/ro|never-there|icon\.svg|127\.0\.0\.1/)
  }
  await withServer({ site, variables, use })
})

test('every line is JSON, and what failed is found by the number of the request', async ({
  site,
}) => {
  test.setTimeout(120_000)
  const variables = { TRUSTED_PROXY_HOPS: '1', LOG_REQUESTS: 'true' }
  const use: Parameters<typeof withServer>[0]['use'] = async ({ get, log }) => {
    const well = await get('/ro/contact?code=secret', { 'x-request-id': 'number-1' })
    expect(well.headers['x-request-id']).toBe('number-1')
    await site.stopDatabase()
    try {
      const answer = await get('/ro/proj/never-there', { 'x-request-id': 'number-2' })
      expect(answer.status).toBe(503)
    } finally {
      await site.startDatabase()
    }
    const about = (sought: { id: string; event: string }) =>
      log().filter(({ requestId, event }) => requestId === sought.id && event === sought.event)
    const failed = { id: 'number-2', event: 'request' }
    await expect.poll(() => about(failed).length, slow).toBe(1)
    expect(about({ id: 'number-1', event: 'request' })).toMatchObject([
      { kind: 'made-page', method: 'GET', path: '/ro/contact', status: 200 },
    ])
    expect(about(failed)).toMatchObject([{ level: 'error', status: 503 }])
    const [told] = about({ id: 'number-2', event: 'application-error' })
    expect(told?.level).toBe('error')
    expect(told?.error?.stack).toMatch(/\n +at /)
    expect(JSON.stringify(log())).not.toContain('secret')
  }
  await withServer({ site, variables, use })
})

test('traces leave for the collector, with the spans of Next below the request', async ({
  site,
}) => {
  test.setTimeout(120_000)
  await withUndo(async (defer) => {
    const receiver = await startTraceReceiver()
    defer(receiver.stop)
    const variables = {
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin, OTEL_BSP_SCHEDULE_DELAY: '200' },
      ...{ TRUSTED_PROXY_HOPS: '1', PAGE_CACHE: 'false' },
    }
    const findSpan = (id: string) =>
      receiver.spans.find(({ attributes }) => attributes['pasiuni.request_id'] === id)
    const use: Parameters<typeof withServer>[0]['use'] = async ({ get }) => {
      await get('/ro/about', { 'x-request-id': 'number-3' })
      await site.stopDatabase()
      try {
        await get('/ro/proj/never-there', { 'x-request-id': 'number-4' })
      } finally {
        await site.startDatabase()
      }
      await expect.poll(() => findSpan('number-4'), slow).toBeDefined()
    }
    await withServer({ site, variables, use })
    const page = findSpan('number-3')
    expect(page).toMatchObject({ name: 'GET made-page', service: 'pasiuni' })
    expect(page?.attributes).toMatchObject({
      ...{ 'url.path': '/ro/about', 'http.response.status_code': 200 },
    })
    const below = receiver.spans.filter(({ traceId }) => traceId === page?.traceId)
    expect(below.some(({ attributes }) => attributes['next.span_type'] !== undefined)).toBe(true)
    expect(findSpan('number-4')).toMatchObject({
      ...{ name: 'GET made-page', status: { code: 2 } },
      attributes: { 'http.response.status_code': 503 },
    })
  })
})
