import type { Payload } from 'payload'
import { announceChange } from '@/cms/changes/announce-change'
import { log } from '@/lib/log'
import { numbersTag, setCurrentNumbers } from './current-numbers'
import { publicNumbers } from './public-numbers'
import { readNumbers } from './read-numbers'

const interval = 2 * 60 * 1000
// Also the pause after a count that failed: until the first one the page tells no numbers at all.
const settling = 5 * 1000

type Parts = { getCms: () => Promise<Payload>; countAccounts: () => Promise<number> }

/** Counts the community soon after the start and every two minutes while this process runs. */
export function startNumbers({ getCms, countAccounts }: Parts): void {
  let isAnnounced = true
  let hasFailed = false

  async function count(): Promise<void> {
    const cms = await getCms()
    const numbers = publicNumbers(await readNumbers({ cms, countAccounts, now: new Date() }))
    if (setCurrentNumbers(numbers)) isAnnounced = false
    if (isAnnounced) return
    await announceChange({ cms, tag: numbersTag })
    isAnnounced = true
  }

  async function look(): Promise<void> {
    try {
      await count()
      hasFailed = false
    } catch (error) {
      // The last numbers stay: a service that is away must not end the server, nor fill its log.
      if (!hasFailed) log.error({ err: error }, 'The community could not be counted')
      hasFailed = true
    }
    lookIn(hasFailed ? settling : interval)
  }

  function lookIn(pause: number): void {
    setTimeout(() => void look(), pause).unref()
  }

  lookIn(settling)
}
