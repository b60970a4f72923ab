import type { Finding } from '../../../types'
import type { Place } from '../state/editor-state'

/** Reasons that are being typed, by the kind of the finding and its turn among those of the kind. */
export type Reasons = Readonly<Record<string, { turn: number; words: string }>>

type KeyedFinding = {
  key: string
  finding: Finding
  kind: string
  /** Among those that say the same, from 1. */
  turn: number
  /** The reason that is typed for its dismissal; null where nobody is at it. */
  words: string | null
}

/** What a finding tells of the text around it: it changes when something else is fixed. */
const measured: readonly string[] = [
  ...['percent', 'reasons', 'lines', 'expected', 'found', 'lost', 'added'],
]

/**
 * Each finding with a key that it keeps while others go and the text moves, and with the reason that is
 * typed for its dismissal. Of those that say the same, each is known by its turn; a reason goes on to
 * the last of them where there are fewer now.
 */
export function keyFindings({
  unit,
  locale,
  findings,
  reasons = {},
}: Place & { findings: readonly Finding[]; reasons?: Reasons }): KeyedFinding[] {
  const turns = new Map<string, number>()
  const counted = findings.map((finding) => {
    const named = Object.entries(finding.args).filter(([name]) => !measured.includes(name))
    const kind = JSON.stringify([locale, unit, finding.check, named])
    const turn = (turns.get(kind) ?? 0) + 1
    turns.set(kind, turn)
    return { finding, kind, turn }
  })
  return counted.map(({ finding, kind, turn }) => {
    const typed = reasons[kind]
    const isAtIt = typed && turn === Math.min(typed.turn, turns.get(kind) ?? turn)
    const key = `${kind} ${isAtIt ? 'dismissing' : turn}`
    return { key, finding, kind, turn, words: isAtIt ? typed.words : null }
  })
}

/** The reasons with these words for one of the findings; with null, without any for its kind. */
export function withWords({
  reasons,
  kind,
  turn,
  words,
}: {
  reasons: Reasons
  kind: string
  turn: number
  words: string | null
}): Reasons {
  if (words !== null) return { ...reasons, [kind]: { turn, words } }
  return Object.fromEntries(Object.entries(reasons).filter(([other]) => other !== kind))
}
