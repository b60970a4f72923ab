import { fixText } from '../../../checks/fix-text'
import type { Range } from '@/lib/text-range'
import type { Finding } from '../../../types'

export type EditedText = { text: string; caret: Range }

/** Puts a piece at the caret; a pair is put around the selection, which stays selected. */
export function insertPiece({
  text,
  caret,
  before,
  after,
}: EditedText & { before: string; after: string }): EditedText {
  const selected = text.slice(caret.start, caret.end)
  const kept = after === '' ? '' : selected
  const start = caret.start + before.length
  const edited = text.slice(0, caret.start) + before + kept + after + text.slice(caret.end)
  if (after !== '') return { text: edited, caret: { start, end: start + kept.length } }
  // In a skeleton such as `one {} other {}` the first thing to fill in is its first branch.
  const hole = before.indexOf('{}')
  const at = hole === -1 ? start : caret.start + hole + 1
  return { text: edited, caret: { start: at, end: at } }
}

/** Makes one fix; the caret goes behind what it put in. */
export function applyFix({ text, finding }: { text: string; finding: Finding }): EditedText {
  const { range, fix } = finding
  const edited = fixText({ text, findings: [finding] })
  const end = range && fix !== undefined ? range.start + fix.length : edited.length
  return { text: edited, caret: { start: end, end } }
}

/** Makes every fix that does not meet one before it; the caret goes to the end. */
export function applyFixes({ text, findings }: { text: string; findings: Finding[] }): EditedText {
  const edited = fixText({ text, findings })
  return { text: edited, caret: { start: edited.length, end: edited.length } }
}

export function isFixable({ range, fix }: Finding): boolean {
  return range !== undefined && fix !== undefined
}
