import type { Payload } from 'payload'
import { listUnits } from '../../src/features/translation/reading/list-units'
import { readNeighbours } from '../../src/features/translation/reading/neighbours'
import { readMatrix } from '../../src/features/translation/reading/read-matrix'
import type { UnitFilter } from '../../src/features/translation/reading/views'
import { workLeft } from '../../src/features/translation/reading/work-left'

const language = 'ro'
const warmUps = 3
const rounds = 40

const lists: Record<string, Omit<UnitFilter, 'locale'>> = {
  'list, everything': {},
  'list, missing': { states: ['missing'] },
  'list, drafts and reviews': { states: ['draft', 'needs-review'] },
  'list, outdated': { isOutdated: true },
  'list, by severity': { order: 'severity' },
  'list, newest first': { order: 'changed' },
  'list, cut off': { check: 'cut-off' },
  'list, open comments': { hasOpenComments: true },
  'list, one record': { container: 'projects', document: '120' },
  'list, messages changed since': { kind: 'message', changedSince: '2026-10-25' },
  'list, a word': { search: 'ГОНКА' },
  'list, three words': { search: 'circuit бой munte' },
}

export type Timing = { name: string; p50: number; p95: number }

/** Repeats `work`, which gets the number of the round, and times each round. */
export async function time(
  name: string,
  work: (round: number) => Promise<unknown>,
): Promise<Timing> {
  const durations: number[] = []
  for (let round = -warmUps; round < rounds; round += 1) {
    const start = performance.now()
    await work(round)
    if (round >= 0) durations.push(performance.now() - start)
  }
  durations.sort((a, b) => a - b)
  const at = (share: number) => durations[Math.floor(rounds * share)] ?? 0
  return { name, p50: at(0.5), p95: at(0.95) }
}

/**
 * What the desk's questions take in milliseconds, the mapping of the answers included, one after
 * the other.
 */
export async function measureDesk({ cms }: { cms: Payload }): Promise<Timing[]> {
  const timings = [
    await time('matrix', () => readMatrix({ cms, language })),
    await time('what is left', () => workLeft({ cms, locales: ['en', 'ru'] })),
  ]
  for (const [name, asked] of Object.entries(lists)) {
    const filter = { locale: 'ru', ...asked } as const
    timings.push(await time(name, () => listUnits({ cms, filter, page: 1, language })))
  }
  const filter = { locale: 'ru' } as const
  const behind = { cms, filter, page: 300, language } as const
  timings.push(await time('list, page 300', () => listUnits(behind)))
  const { items } = await listUnits(behind)
  const unit = items[0]?.unit ?? ''
  timings.push(await time('neighbours', () => readNeighbours({ cms, filter, unit })))
  const missing = { locale: 'ru', states: ['missing'] } satisfies UnitFilter
  timings.push(
    await time('neighbours, missing', () => readNeighbours({ cms, filter: missing, unit })),
  )
  return timings
}
