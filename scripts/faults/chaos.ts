import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../differential/random'
import { faults } from './faults'
import { findWrongs } from './run-fault'
import { measureRecovery, type Stage, startPeople, stopPeople } from './scene'
import { broken } from './tally'

const readersPerSecond = 60
const worstShare = 0.0001

// With no instance up, no request can be answered.
const candidates = faults.filter(({ readersMayGet }) => !readersMayGet)

/**
 * Causes a fault every 20 to 40 seconds, chosen by the seed, while people keep working.
 * @returns what should not have come of it
 */
export async function runChaos(options: {
  stage: Stage
  seed: number
  minutes: number
  signal: AbortSignal
}): Promise<string[]> {
  const { stage, seed, minutes, signal } = options
  const random = createRandom(seed)
  const [first, ...others] = candidates
  if (!first) return ['there is no fault']
  const scene = startPeople({ stage, readersPerSecond })
  const { people } = scene
  const begun = Date.now()
  const end = begun + minutes * 60_000
  let mailsTwice = 0
  for (;;) {
    const pause = 20_000 + random.below(20_000)
    if (Date.now() + pause > end) break
    await sleep(pause, undefined, { signal })
    const fault = random.pick([first, ...others])
    console.log(`${Math.round((Date.now() - begun) / 1000)} s: ${fault.name}`)
    mailsTwice += fault.mailsTwice ?? 0
    const mend = await fault.strike(scene)
    await sleep(2000 + random.below(6000), undefined, { signal })
    await mend()
  }
  await sleep(Math.max(0, end - Date.now()), undefined, { signal })
  const recovery = await measureRecovery(scene)
  await stopPeople(scene)
  const losses = await stage.ledger.settle(stage.rig)
  for (const [who, { tally }] of Object.entries(people)) {
    const answers = tally.statuses().map(([said, count]) => `${count} × ${said}`)
    console.log(`${who}: ${answers.join(', ')}; longest ${(tally.longest() / 1000).toFixed(1)} s`)
  }
  const { tally } = people.readers
  const failed = tally.total() - tally.count('200')
  console.log(`readers: ${((100 * tally.count('200')) / tally.total()).toFixed(3)} % good pages`)
  const isRare = failed <= tally.total() * worstShare
  const readersMayGet = isRare ? tally.statuses().map(([said]) => said) : [broken]
  return findWrongs({
    ...{ people, recovery, ...losses },
    fault: { mayBreak: true, mailsTwice, readersMayGet },
  })
}
