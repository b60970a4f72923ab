import { setTimeout as sleep } from 'node:timers/promises'
import { startReaders } from './people'
import type { Stage } from './scene'
import type { Tally } from './tally'

const perSecond = 200
const longestP99 = 500

type Round = { name: string; tally: Tally; wrongs: string[] }

/** Replaces each instance, and kills one, under 200 readers a second: none may fail or wait. */
export async function runRolling({ rig, watch }: Stage): Promise<Round[]> {
  const { origin, instances } = rig
  const rounds: Round[] = []
  const read = async (name: string, work: () => Promise<void>) => {
    watch.begin(rig)
    const { tally, stop } = startReaders({ origin, perSecond })
    await sleep(3000)
    await work()
    await sleep(5000)
    await stop()
    await watch.end()
    const failed = tally.total() - tally.count('200')
    const p99 = tally.percentile(0.99)
    const wrongs = [
      ...(failed > 0 ? [`${name}: ${failed} pages failed`] : []),
      ...(p99 > longestP99 ? [`${name}: p99 ${Math.round(p99)} ms`] : []),
    ]
    rounds.push({ name, tally, wrongs })
  }
  await read('nothing happens', () => Promise.resolve())
  await read('one instance after the other is replaced', async () => {
    for (const { restart } of instances) await restart()
  })
  await read('an instance is killed and comes back', async () => {
    instances[0].send('SIGKILL')
    await sleep(15_000)
  })
  return rounds
}
