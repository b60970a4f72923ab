import { numberIn, publishFooter, signIn } from './footer-edits'
import { setTimeout as sleep } from 'node:timers/promises'

const pollEvery = 10
const timeoutMs = 10_000

type Site = { origin: string; email: string; password: string }

async function untilVisible({ url, number }: { url: string; number: number }): Promise<void> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    if (numberIn(await (await fetch(url)).text()) === number) return
    await sleep(pollEvery)
  }
  throw new Error(`Edit ${number} was not on ${url} after ${timeoutMs} ms.`)
}

/**
 * Publishes a text of every page's footer again and again and measures from the answer to the
 * save until the home page shows it, in milliseconds.
 */
export async function measureEdits({
  site,
  edits,
}: {
  site: Site
  edits: number
}): Promise<number[]> {
  const session = await signIn(site)
  const { origin } = site
  const durations: number[] = []
  for (let number = 1; number <= edits; number += 1) {
    await publishFooter({ session, by: origin, number })
    const saved = performance.now()
    await untilVisible({ url: `${origin}/ro`, number })
    durations.push(performance.now() - saved)
  }
  return durations.sort((a, b) => a - b)
}
