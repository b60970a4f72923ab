import { setTimeout as sleep } from 'node:timers/promises'
import { numberIn } from './footer-edits'

const interval = 50

type Seen = { newest: number; firstAt: Map<number, number> }

/** Asks for pages 20 times a second each, and notes which publish each answer shows. */
export function watchPages({ urls }: { urls: string[] }) {
  const seen = new Map<string, Seen>(urls.map((url) => [url, { newest: 0, firstAt: new Map() }]))
  let asked = 0
  let olderPages = 0
  let failures = 0
  let isOver = false

  async function ask({ url, page }: { url: string; page: Seen }): Promise<void> {
    asked += 1
    const response = await fetch(url).catch(() => null)
    if (response?.status !== 200) {
      failures += 1
      return
    }
    const number = numberIn(await response.text())
    const now = Date.now()
    if (number < page.newest) olderPages += 1
    for (let shown = page.newest + 1; shown <= number; shown += 1) page.firstAt.set(shown, now)
    page.newest = Math.max(page.newest, number)
  }

  /** One request after the other, so that none overtakes an older one. */
  async function watch(url: string): Promise<void> {
    const page = seen.get(url)
    while (page && !isOver) {
      const next = Date.now() + interval
      await ask({ url, page })
      await sleep(Math.max(0, next - Date.now()))
    }
  }

  const watches = urls.map(watch)
  return {
    isSeenEverywhere: (number: number) => [...seen.values()].every((page) => page.newest >= number),
    firstSeenEverywhere: (number: number) =>
      Math.max(...[...seen.values()].map(({ firstAt }) => firstAt.get(number) ?? NaN)),
    async stop() {
      isOver = true
      await Promise.all(watches)
      return { asked, olderPages, failures }
    },
  }
}

export type Watch = ReturnType<typeof watchPages>
