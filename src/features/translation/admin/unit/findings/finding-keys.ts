import type { Finding } from '../../../types'
import type { Place } from '../state/editor-state'

/**
 * Each finding with a key that it keeps while others go and the text moves: a reason that is typed for
 * its dismissal stays with it. Of those that say the same, each is known by its turn.
 */
export function keyFindings({
  unit,
  locale,
  findings,
}: Place & { findings: readonly Finding[] }): { key: string; finding: Finding }[] {
  const turns = new Map<string, number>()
  return findings.map((finding) => {
    const said = JSON.stringify([locale, unit, finding.check, finding.args])
    const turn = (turns.get(said) ?? 0) + 1
    turns.set(said, turn)
    return { key: `${said} ${turn}`, finding }
  })
}
