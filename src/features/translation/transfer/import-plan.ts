import type { ExchangeFile, ExchangeUnit } from '../interchange/types'
import { broughtText, hasOtherSource, mergeVerdict } from '../interchange/verdicts'
import type { PresentUnit } from './import-current'
import type { Decision, ImportItem } from './import-report'

/** Planned step of an import for one unit of the file. */
export type Step = Pick<
  ImportItem,
  'verdict' | 'reason' | 'errors' | 'movedLinks' | 'isTheirsApproved' | 'decision'
> & {
  exported: ExchangeUnit
  present: PresentUnit | null
  /** Text to store; null for none. */
  text: string | null
  approve: boolean
  /** The text translates an older source than the one of now. */
  isOutdated: boolean
  /** Path of the field in its record; null where nothing was looked up. */
  path: string | null
}

export type Decisions = {
  decisions: Readonly<Record<string, Decision>>
  /** Hashes of the texts that were on the site when the decisions were made. */
  seen: Readonly<Record<string, string>>
}

/** A step for each unit, in the order of the forms: all imports take records in the same order. */
export function planImport(
  options: {
    file: ExchangeFile
    present: ReadonlyMap<string, PresentUnit>
    mayApprove: boolean
  } & Decisions,
): Step[] {
  const { file, present } = options
  return file.units
    .map((exported) =>
      toStep({ ...options, exported, present: present.get(exported.unit) ?? null }),
    )
    .sort((one, other) => comparePlaces(one.present, other.present))
}

function toStep({
  exported,
  present,
  mayApprove,
  ...decided
}: {
  exported: ExchangeUnit
  present: PresentUnit | null
  mayApprove: boolean
} & Decisions): Step {
  const verdict = mergeVerdict({ exported, current: present, mayApprove })
  const step: Step = {
    exported,
    present,
    verdict: verdict.kind,
    reason: verdict.kind === 'refused' ? verdict.reason : null,
    movedLinks: verdict.kind === 'conflict' ? verdict.movedLinks : [],
    isTheirsApproved: verdict.kind === 'conflict' && verdict.approve,
    decision: null,
    text: null,
    approve: false,
    isOutdated: false,
    errors: [],
    path: null,
  }
  const text = broughtText(exported)
  switch (verdict.kind) {
    case 'apply':
      return { ...step, text, approve: verdict.approve }
    case 'apply-outdated':
      return { ...step, text, isOutdated: true }
    case 'conflict':
      return present ? decidedStep({ step, present, ...decided }) : step
    case 'unchanged':
    case 'unfinished':
    case 'refused':
      return step
  }
}

/** A decision counts for the text it was made about; if that has changed, it is to be made again. */
function decidedStep({
  step,
  present,
  decisions,
  seen,
}: { step: Step; present: PresentUnit } & Decisions): Step {
  const { exported } = step
  const { unit } = exported
  const decision = Object.hasOwn(decisions, unit) ? decisions[unit] : undefined
  if (decision === undefined) return step
  if (Object.hasOwn(seen, unit) && seen[unit] !== present.targetHash) return step
  if (decision === 'mine') return { ...step, decision }
  // An import takes no text away.
  if (decision !== 'theirs' && decision.text.trim() === '') return step
  // The words of the file would stand on other links.
  if (decision === 'theirs' && step.movedLinks.length > 0) return step
  const isOutdated = hasOtherSource({ exported, current: present })
  if (decision !== 'theirs') {
    return { ...step, decision: 'text', text: decision.text, isOutdated }
  }
  const approve = step.isTheirsApproved
  return { ...step, decision, text: broughtText(exported), approve, isOutdated }
}

function comparePlaces(one: PresentUnit | null, other: PresentUnit | null): number {
  if (!one || !other) return Number(one === null) - Number(other === null)
  return (
    compare(one.container, other.container) ||
    compare(one.document, other.document) ||
    one.position - other.position
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
