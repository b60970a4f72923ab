import { expect, test } from 'vitest'
import type { Ending } from '../requests/requests'
import { createMetrics } from './metrics'

const ending: Ending = {
  ...{ requestId: 'r1', method: 'GET', path: '/secret', kind: 'api', status: 200, seconds: 0.3 },
}

function makeMetrics({ cached }: { cached: boolean }) {
  const observers: ((ended: Ending) => void)[] = []
  const happened = { violations: 2, announcements: 3 }
  const registry = createMetrics({
    requests: {
      counts: () => [
        { kind: 'kept-page', method: 'GET', status: '2xx', count: 7 },
        { kind: 'kept-page', method: 'GET', status: '3xx', count: 2 },
        { kind: 'made-page', method: 'GET', status: '2xx', count: 4 },
      ],
      observe: (observer) => void observers.push(observer),
      unanswered: () => new Set(),
    },
    cache: cached ? { size: () => ({ pages: 5, outdated: 1, bytes: 4096 }) } : null,
    happened,
    isListening: () => true,
  })
  return {
    happened,
    end: (ended: Ending) => {
      for (const observe of observers) observe(ended)
    },
    lines: async () => (await registry.metrics()).split('\n'),
  }
}

test('what was counted elsewhere is reported as it is at the time of the request', async () => {
  const { lines, happened } = makeMetrics({ cached: true })
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'pasiuni_requests_total{kind="kept-page",method="GET",status="2xx"} 7',
      'pasiuni_page_cache_hits_total 9',
      'pasiuni_page_cache_misses_total 4',
      'pasiuni_page_cache_pages 5',
      'pasiuni_page_cache_outdated_pages 1',
      'pasiuni_page_cache_bytes 4096',
      'pasiuni_requests_in_flight 0',
      'pasiuni_change_listener_connected 1',
      'pasiuni_change_announcements_total 3',
      'pasiuni_csp_violations_total 2',
    ]),
  )
  happened.violations += 1
  const next = await lines()
  expect(next).toContain('pasiuni_csp_violations_total 3')
  expect(next).toContain('pasiuni_requests_total{kind="kept-page",method="GET",status="2xx"} 7')
})

test('how long requests took is told by what answered them, and nothing of whom', async () => {
  const { lines, end } = makeMetrics({ cached: true })
  end(ending)
  const told = await lines()
  expect(told).toContain('pasiuni_request_duration_seconds_bucket{le="0.25",kind="api"} 0')
  expect(told).toContain('pasiuni_request_duration_seconds_bucket{le="0.5",kind="api"} 1')
  expect(told.join()).not.toContain('secret')
})

test('a cache that is switched off has no size, and the process has one', async () => {
  const told = (await makeMetrics({ cached: false }).lines()).join('\n')
  expect(told).not.toContain('pasiuni_page_cache_bytes')
  expect(told).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(told).toMatch(/^nodejs_eventloop_lag_seconds /m)
})
