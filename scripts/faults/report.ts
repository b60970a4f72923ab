import type { Outcome } from './run-fault'
import type { Tally } from './tally'

const seconds = (ms: number) => (ms / 1000).toFixed(1)

function answers(tally: Tally): string {
  return tally
    .statuses()
    .map(([said, count]) => `${count} × ${said}`)
    .join(', ')
}

export const tableHead = [
  ...['fault', 'readers', 'longest s', 'members', 'longest s', 'editors', 'longest s'],
  ...['stale', 'lost', 'doubled', 'well again s', 'operators see', ''],
]

export function tableRow(outcome: Outcome): (string | number)[] {
  const { name, tallies, stale, lost, doubled, recovery, seen, wrongs } = outcome
  const people = [tallies.readers, tallies.members, tallies.editors]
  return [
    name,
    ...people.flatMap((tally) => [answers(tally), seconds(tally.longest())]),
    ...[stale.length, lost.length, doubled.length],
    recovery === null ? 'never' : seconds(recovery),
    seen,
    wrongs.length === 0 ? 'good' : '**not good**',
  ]
}
