import type { Decision, ImportItem, ImportReport } from '../../transfer/import-report'

export type Choice = 'mine' | 'theirs' | 'text'

/** Decision about a conflict; the editor's own words stay, whichever text they choose. */
type Draft = { choice: Choice | null; text: string | null }

/** By the unit of the text. */
export type Drafts = Readonly<Record<string, Draft>>

/** Null leaves the conflicts for later. */
export function decided({
  drafts,
  units,
  choice,
}: {
  drafts: Drafts
  units: readonly string[]
  choice: Choice | null
}): Drafts {
  const made = units.map((unit) => [unit, { choice, text: drafts[unit]?.text ?? null }] as const)
  return { ...drafts, ...Object.fromEntries(made) }
}

/** Whether anything is chosen or written that leaving the page would lose. */
export function areAnyMade(drafts: Drafts): boolean {
  return Object.values(drafts).some(
    ({ choice, text }) => choice !== null || (text ?? '').trim() !== '',
  )
}

/** Decisions to send, of the conflicts that are decided. */
export function toDecisions(drafts: Drafts): Record<string, Decision> {
  const made = Object.entries(drafts).flatMap(([unit, { choice, text }]) => {
    if (choice === null) return []
    return [[unit, choice === 'text' ? { text: text ?? '' } : choice] as const]
  })
  return Object.fromEntries(made)
}

/** Whether the text of the file can be chosen; one whose links lead elsewhere now cannot. */
export function mayTakeTheirs({ movedLinks }: ImportItem): boolean {
  return movedLinks.length === 0
}

/** Whether there is still something to decide about; a refused text of the editor's may be mended. */
export function isOpen({ item, drafts }: { item: ImportItem; drafts: Drafts }): boolean {
  const { verdict, decision, unit } = item
  if (verdict === 'refused') return Object.hasOwn(drafts, unit)
  return verdict === 'conflict' && decision === null
}

/**
 * The choices and the editor's own words that a report of the same file has not taken. They stay chosen
 * unless the text on the site is another one than they were chosen over; words stay even then.
 */
export function draftsAfter({
  drafts,
  before,
  report,
}: {
  drafts: Drafts
  /** Report that the drafts belong to. */
  before: ImportReport | null
  report: ImportReport
}): Drafts {
  if (before?.exportId !== report.exportId) return {}
  const seen = new Map(before.items.map(({ unit, mineHash }) => [unit, mineHash]))
  const left = report.items.flatMap((item) => {
    const { unit, mineHash, verdict } = item
    const { choice = null, text = null } = drafts[unit] ?? {}
    const isSame = seen.get(unit) === mineHash
    const isOffered = choice !== null && (choice !== 'theirs' || mayTakeTheirs(item))
    const isStillChosen = isSame && isOffered && verdict === 'conflict'
    if (!isOpen({ item, drafts }) || (text === null && !isStillChosen)) return []
    return [[unit, { choice: isSame ? choice : null, text }] as const]
  })
  return Object.fromEntries(left)
}
