import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from '../pages/page-cache'
import type { Requests } from '../requests/requests'

export type MetricSources = {
  requests: Pick<Requests, 'counts' | 'observe' | 'unanswered'>
  /** Null while it is switched off. */
  cache: Pick<PageCache, 'size'> | null
  /** Counters since the start. */
  happened: { violations: number; announcements: number }
  isListening: () => boolean
}

type Reading = [name: string, help: string, read: () => number]

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counters, beside the requests. */
function totals({ requests, happened }: MetricSources): Reading[] {
  const answered = (wanted: string) =>
    requests.counts().reduce((sum, { kind, count }) => (kind === wanted ? sum + count : sum), 0)
  return [
    ['pasiuni_page_cache_hits_total', 'Pages that left from memory', () => answered('kept-page')],
    [
      'pasiuni_page_cache_misses_total',
      'Pages that the application was asked for',
      () => answered('made-page'),
    ],
    [
      'pasiuni_csp_violations_total',
      'Reports of browsers about what the content security policy kept out',
      () => happened.violations,
    ],
    [
      'pasiuni_change_announcements_total',
      'Announcements of edits that were heard',
      () => happened.announcements,
    ],
  ]
}

/** Gauges. */
function levels({ requests, cache, isListening }: MetricSources): Reading[] {
  const ofCache: Reading[] = cache
    ? [
        ['pasiuni_page_cache_pages', 'Pages in memory', () => cache.size().pages],
        [
          'pasiuni_page_cache_outdated_pages',
          'Pages in memory that wait to be rendered again',
          () => cache.size().outdated,
        ],
        ['pasiuni_page_cache_bytes', 'Size of the pages in memory', () => cache.size().bytes],
      ]
    : []
  return [
    ...ofCache,
    [
      'pasiuni_requests_in_flight',
      'Requests that wait for the rest of their answer',
      () => requests.unanswered().size,
    ],
    [
      'pasiuni_change_listener_connected',
      '1 while announcements of edits would be heard',
      () => Number(isListening()),
    ],
  ]
}

/**
 * What can be measured of this process, in the words of Prometheus (docs/operations.md, "Metrics").
 * Nearly all of it is collected on request, so that it costs nothing otherwise.
 */
export function createMetrics(sources: MetricSources): Registry {
  const { requests } = sources
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const duration = new Histogram({
    ...{ name: 'pasiuni_request_duration_seconds', registers, buckets },
    help: 'Time until the answer was sent; pages from memory are not timed',
    labelNames: ['kind'],
  })
  requests.observe(({ kind, seconds }) => duration.observe({ kind }, seconds))
  new Counter({
    ...{ name: 'pasiuni_requests_total', registers },
    help: 'Requests, by what answered them',
    labelNames: ['kind', 'method', 'status'],
    collect() {
      this.reset()
      for (const { count, ...labels } of requests.counts()) this.inc(labels, count)
    },
  })
  for (const [name, help, read] of totals(sources)) {
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }
  for (const [name, help, read] of levels(sources)) {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read())
      },
    })
  }
  return registry
}
