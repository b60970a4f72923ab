import type { Locale } from '@/i18n/locales'
import type { Leaving } from '@/components/panel/leave/use-leave-guard.client'
import type { Neighbours } from '../../../reading/neighbours'
import type { Conflict, UnitChange, UnitComment, UnitView } from '../../../reading/views'
import type { Finding, Level } from '../../../types'
import { startHistory, type TextHistory } from '../text/text-history'

/** The stored text that editing started from and the source it is made for; a save names both. */
export type Base = { text: string; hash: string; sourceHash: string }

/** A text that was left without being saved; older pages of the desk did not keep its source. */
export type UnsavedText = {
  text: string
  base: Omit<Base, 'sourceHash'> & Partial<Pick<Base, 'sourceHash'>>
  at: string
}

/** What was found, and in which text: the site reads one that is not stored yet in composed letters. */
export type Checked = { text: string; findings: Finding[]; missingTail: string | null }

export type Place = { unit: string; locale: Locale }

export type Destination = ({ type: 'unit' } & Place) | ({ type: 'address' } & Leaving)

/** Panels that can be folded, and stay so from one text to the next. */
export type Panel = 'reference' | 'comments' | 'history' | 'dismissed'

export type Notice = { level: 'success' | 'info' | 'error'; text: string }

export type OpenConflict = Conflict & {
  /** What was to be saved, and what it had been made from. */
  mine: string
  base: string
  /** Saving goes on once the editor has chosen, or changed the text. */
  isDecided: boolean
}

/** Running work of the editor; `leaving` also blocks typing. */
export type Work = 'saving' | 'leaving' | 'changing'

export type EditorState = {
  view: UnitView
  neighbours: Neighbours
  base: Base
  history: TextHistory
  /** Result of the last check of a typed text; that of the stored text is in the view. */
  checked: Checked
  checkProblem: string | null
  work: Work | null
  notice: Notice | null
  conflict: OpenConflict | null
  kept: UnsavedText | null
  destination: Destination | null
  changes: UnitChange[] | null
  comments: UnitComment[] | null
  panels: Record<Panel, boolean>
  /** Counts what moved the caret from outside the text field, which then follows. */
  caretStamp: number
  /** Counts what calls the editor back into the text field. */
  focusStamp: number
}

export function initialState({
  view,
  neighbours,
}: {
  view: UnitView
  neighbours: Neighbours
}): EditorState {
  const base = toBase(view)
  return {
    view,
    neighbours,
    base,
    history: startHistory(base.text),
    checked: toChecked(view),
    checkProblem: null,
    work: null,
    notice: null,
    conflict: null,
    kept: null,
    destination: null,
    changes: null,
    comments: null,
    panels: { reference: false, comments: false, history: false, dismissed: false },
    caretStamp: 0,
    focusStamp: 0,
  }
}

export function toBase(view: UnitView): Base {
  return { text: view.text ?? '', hash: view.hash, sourceHash: view.sourceHash }
}

export function toChecked({ text, findings, missingTail }: UnitView): Checked {
  return { text: text ?? '', findings, missingTail }
}

export function getText(state: EditorState): string {
  return state.history.present.text
}

/** Whether there is something that only this browser knows. */
export function isUnsaved(state: EditorState): boolean {
  return getText(state) !== state.base.text
}

export function openComments({ comments }: EditorState): number {
  return comments?.filter(({ isResolved }) => !isResolved).length ?? 0
}

/** Which stored text a save expects to find: after a conflict the one it was settled with. */
export function expectedHash({ conflict, base }: EditorState): string {
  return conflict?.isDecided ? conflict.hash : base.hash
}

/** Why the text can only be read; null where it may be changed. */
export function readOnlyReason({
  view,
}: EditorState): 'rights' | 'locked' | 'without-source' | null {
  if (!view.rights.mayWrite) return 'rights'
  if (view.untranslated !== null) return 'without-source'
  // It has to be unlocked first: no save at the desk changes a locked text.
  return view.isLocked ? 'locked' : null
}

/** Whether a finding may be dismissed and brought back; an error takes the right to approve. */
export function mayDismiss({ state, level }: { state: EditorState; level: Level }): boolean {
  return readOnlyReason(state) === null && (level !== 'error' || state.view.rights.mayApprove)
}

/** The checks of the text as it stands, and whether they have caught up with it. */
export function currentCheck(state: EditorState): { checked: Checked; isCurrent: boolean } {
  const text = getText(state)
  const stored = toChecked(state.view)
  if (text === stored.text) return { checked: stored, isCurrent: true }
  const { checked } = state
  if (checked.text === text.normalize('NFC')) return { checked, isCurrent: true }
  // An empty text is not checked.
  if (text === '') return { checked: { text, findings: [], missingTail: null }, isCurrent: true }
  return { checked, isCurrent: false }
}

export function toPlace({ view }: EditorState): Place {
  return { unit: view.unit, locale: view.locale }
}
