import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Rig } from './rig'

const intervalMs = 500

const line = z.looseObject({ level: z.string(), event: z.string().optional() })
const health = z.looseObject({ status: z.string() })

/** What operators see of a fault: lines of the log, health and metrics. */
export type Watch = {
  takeLine: (text: string) => void
  /** Starts over; needs the rig, which there is not yet while its first lines come. */
  begin: (rig: Rig) => void
  end: () => Promise<string>
}

async function ask(url: string): Promise<string | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  return (await answer?.text().catch(() => null)) ?? null
}

function toState(text: string | null): string {
  if (text === null) return 'no answer'
  const { status, app, database } = health.parse(JSON.parse(text))
  const away = [app === 'down' ? 'app' : null, database === 'down' ? 'database' : null]
  const unwritable = database === 'read-only' || database === 'full' ? `database ${database}` : null
  const named = [...away, unwritable].filter((one) => one !== null).join(' and ')
  return named === '' ? status : `${status}: ${named}`
}

function failuresIn(metrics: string): number {
  const counts = [...metrics.matchAll(/^pasiuni_requests_total\{.*status="5xx".*\} (\d+)/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

export function createWatch(): Watch {
  let events = new Set<string>()
  let states = new Set<string>()
  let metrics = new Set<string>()
  let counted = new Map<string, number>()
  let running = { stop: () => {}, done: Promise.resolve() }

  async function look({ instances }: Rig): Promise<void> {
    for (const { url, metricsUrl } of instances) {
      states.add(toState(await ask(`${url}/healthz/ready`)))
      const told = (await ask(metricsUrl)) ?? ''
      if (told.includes('pasiuni_change_listener_connected 0')) {
        metrics.add('`pasiuni_change_listener_connected` 0')
      }
      const before = counted.get(url) ?? Infinity
      counted.set(url, failuresIn(told))
      if (failuresIn(told) > before) metrics.add('`pasiuni_requests_total` with `5xx`')
    }
  }

  return {
    takeLine(text) {
      if (!text.startsWith('{')) return
      const said = line.safeParse(JSON.parse(text))
      const { level, event = null } = said.data ?? { level: '' }
      if (event !== null && /^(?:warn|error|fatal)$/.test(level)) events.add(event)
    },
    begin(rig) {
      events = new Set()
      states = new Set()
      metrics = new Set()
      counted = new Map()
      let isOver = false
      const go = async () => {
        while (!isOver) {
          await look(rig)
          await sleep(intervalMs)
        }
      }
      running = { done: go(), stop: () => (isOver = true) }
    },
    async end() {
      running.stop()
      await running.done
      states.delete('ok')
      const parts = [
        ['log', [...events].map((event) => `\`${event}\``)],
        ['ready', [...states].map((state) => `“${state}”`)],
        ['metrics', [...metrics]],
      ] as const
      const said = parts.filter(([, list]) => list.length > 0)
      return said.map(([name, list]) => `${name}: ${list.join(', ')}`).join('; ') || 'nothing'
    },
  }
}
