import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './faults'
import type { Losses } from './ledger'
import {
  type Kinds,
  measureRecovery,
  type Scene,
  type Stage,
  startPeople,
  stopPeople,
} from './scene'
import { broken, type Tally } from './tally'

const usualSeconds = 5
const readersPerSecond = 40

export type Outcome = Losses & {
  name: string
  tallies: Record<Kinds, Tally>
  /** In milliseconds from the end of the fault; null where there was none. */
  recovery: number | null
  /** What operators saw. */
  seen: string
  /** What should not have come of it; none where all is as it should be. */
  wrongs: string[]
}

/** What members and editors may be told: that it is done, was done already, or is to be tried again. */
const goodAnswers = ['200', '201', '400', '503']

function wrongAnswers(options: { who: Kinds; tally: Tally; allowed: string[] }): string[] {
  const { who, tally, allowed } = options
  const wrong = tally.statuses().filter(([said]) => !allowed.includes(said))
  return wrong.map(([said, count]) => `${who}: ${count} × ${said} ${tally.sample(said)}`.trim())
}

export function findWrongs({
  fault,
  people,
  lost,
  doubled,
  stale,
  recovery,
}: Losses & {
  fault: Pick<Fault, 'readersMayGet' | 'mayBreak' | 'mailsTwice'>
  people: Scene['people']
  recovery: number | null
}): string[] {
  const { readersMayGet = [], mayBreak = false, mailsTwice = 0 } = fault
  const allowed = [...goodAnswers, ...(mayBreak ? [broken] : [])]
  const mails = doubled.filter((text) => text.startsWith('mail '))
  const others = doubled.filter((text) => !mails.includes(text))
  return [
    ...wrongAnswers({
      who: 'readers',
      tally: people.readers.tally,
      allowed: ['200', ...readersMayGet],
    }),
    ...wrongAnswers({ who: 'members', tally: people.members.tally, allowed }),
    ...wrongAnswers({ who: 'editors', tally: people.editors.tally, allowed }),
    ...lost.map((text) => `lost: ${text}`),
    ...others.map((text) => `twice: ${text}`),
    ...(mails.length > mailsTwice ? mails.map((text) => `twice: ${text}`) : []),
    ...stale.map((url) => `stale: ${url}`),
    ...(recovery === null ? ['no recovery'] : []),
  ]
}

/** Causes a fault under people who go on, ends it, and looks at what came of it. */
export async function runFault({ stage, fault }: { stage: Stage; fault: Fault }): Promise<Outcome> {
  const { rig, ledger, watch } = stage
  const { name, strike, seconds = usualSeconds } = fault
  watch.begin(rig)
  const scene = startPeople({ stage, readersPerSecond })
  const { people } = scene
  await sleep(1500)
  const mend = await strike(scene)
  await sleep(seconds * 1000)
  await mend()
  const recovery = await measureRecovery(scene)
  const seen = await watch.end()
  await stopPeople(scene)
  const losses = await ledger.settle(rig)
  const tallies = {
    readers: people.readers.tally,
    members: people.members.tally,
    editors: people.editors.tally,
  }
  const wrongs = findWrongs({ fault, people, recovery, ...losses })
  return { name, tallies, recovery, seen, wrongs, ...losses }
}
