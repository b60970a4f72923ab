import type { UnitStatus } from '../unit-status'

const reviewFlag = 'x-review'
const fuzzyFlag = 'fuzzy'

/** Flags of an entry: fuzzy for what is not finished, `x-review` for what waits for a reviewer. */
export function toFlags({ state, isOutdated }: UnitStatus): string[] {
  if (state === 'missing') return []
  if (isOutdated || state === 'draft') return [fuzzyFlag]
  return state === 'needs-review' ? [reviewFlag] : []
}

/**
 * The status that the flags of an entry state; null where they are those of the export. Programs drop
 * flags they do not know, so an entry without any only says that someone has been over the text. They
 * remove `fuzzy` once the text is finished, so beside an edited text it still means a draft.
 */
export function readFlags({
  flags,
  exported,
  isEdited,
}: {
  flags: string[]
  exported: UnitStatus
  /** The entry has another text than when it was exported. */
  isEdited: boolean
}): UnitStatus | null {
  const now = flags.filter((flag) => flag === fuzzyFlag || flag === reviewFlag)
  const was = toFlags(exported)
  const isFuzzy = now.includes(fuzzyFlag)
  const isSame = now.length === was.length && now.every((flag) => was.includes(flag))
  if (isSame && !(isFuzzy && isEdited)) return null
  if (isFuzzy) return { state: 'draft', isOutdated: exported.isOutdated }
  return { state: 'needs-review', isOutdated: false }
}
