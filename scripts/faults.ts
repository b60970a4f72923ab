// Causes faults on two instances of the production build under readers, members and editors, and
// prints what they got: npm run faults, all of them or those whose name contains a word
// (npm run faults -- database); npm run faults -- rolling; npm run faults -- chaos --seed=7
// --minutes=30; npm run faults -- memory --minutes=3. Ends with 1 where anything went wrong. scripts/faults/readme.md says more.
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkout } from '../src/dev/checkout'
import { PlainError } from '../src/dev/plain-error'
import { runInterruptible } from '../src/dev/processes/interruptible'
import type { Undo } from '../src/dev/processes/undo'
import { ensureSiteBuilt } from '../src/dev/site-build'
import { head, row, toTable } from './bench/table'
import { runChaos } from './faults/chaos'
import { faults } from './faults/faults'
import { tableHead, tableRow } from './faults/report'
import { runInLittleMemory } from './faults/memory'
import { runRolling } from './faults/rolling'
import { runFault } from './faults/run-fault'
import { openStage, type Stage } from './faults/scene'

async function runFaults({ stage, words }: { stage: Stage; words: string[] }): Promise<string[]> {
  const asked = faults.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  if (asked.length === 0) throw new PlainError(`No fault matches “${words.join(' ')}”.`)
  const wrongs: string[] = []
  head(tableHead)
  for (const fault of asked) {
    const outcome = await runFault({ stage, fault })
    row(tableRow(outcome))
    wrongs.push(...outcome.wrongs.map((wrong) => `${fault.name}: ${wrong}`))
  }
  return wrongs
}

async function replaceAndKill(stage: Stage): Promise<string[]> {
  const rounds = await runRolling(stage)
  const rows = rounds.map(({ name, tally }) => [
    ...[name, tally.total(), tally.total() - tally.count('200')],
    ...[tally.percentile(0.5), tally.percentile(0.99), tally.longest()].map(Math.round),
  ])
  const names = ['under 200 readers a second', 'pages', 'failed', 'p50 ms', 'p99 ms', 'longest ms']
  console.log(toTable({ head: names, rows }))
  return rounds.flatMap((round) => round.wrongs)
}

async function holdToMemory(options: {
  minutes: number
  signal: AbortSignal
  defer: (undo: Undo) => void
}): Promise<string[]> {
  const { works, held, wrongs } = await runInLittleMemory(options)
  const rows = works.map(({ name, tally }) => [
    ...[name, tally.total()],
    tally
      .statuses()
      .map(([said, count]) => `${count} × ${said}`)
      .join(', '),
    (tally.longest() / 1000).toFixed(1),
  ])
  console.log(toTable({ head: ['with 1 GiB', 'times', 'answers', 'longest s'], rows }))
  console.log(`The most that each instance held: ${held.join(' and ')} MiB.`)
  return wrongs
}

await runInterruptible(
  async ({ signal, defer }) => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' }, minutes: { type: 'string' } },
    })
    const folder = path.join(checkout, '.local/faults')
    await ensureSiteBuilt({ signal, logFile: path.join(folder, 'build.log') })
    const wrongs = await run()
    console.log(wrongs.length === 0 ? 'All as it should be.' : wrongs.join('\n'))
    return wrongs.length === 0 ? 0 : 1

    async function run(): Promise<string[]> {
      const minutes = (usual: number) => Number(values.minutes ?? usual)
      const [mode, ...words] = positionals
      if (mode === 'memory') return holdToMemory({ minutes: minutes(3), signal, defer })
      mkdirSync(folder, { recursive: true })
      const siteLog = createWriteStream(path.join(folder, 'site.log'))
      const stage = await openStage({ signal, defer, onLine: (line) => siteLog.write(`${line}\n`) })
      if (mode === 'rolling') return replaceAndKill(stage)
      if (mode !== 'chaos') return runFaults({ stage, words: mode ? [mode, ...words] : [] })
      const seed = Number(values.seed ?? Date.now() % 100_000)
      console.log(`seed ${seed}, ${minutes(30)} minutes`)
      return runChaos({ stage, seed, minutes: minutes(30), signal })
    }
  },
  { interruptedCode: () => 130 },
)
