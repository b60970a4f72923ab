import type { Neighbours } from '../../../reading/neighbours'
import type { Conflict, UnitChange, UnitComment, UnitView } from '../../../reading/views'
import type { Range } from '@/lib/text-range'
import type { Finding } from '../../../types'
import type { EditedText } from '../text/edit-text'
import {
  decided,
  edited,
  isHere,
  placed,
  replaced,
  restored,
  saved,
  toldOfSource,
  updated,
  withCaret,
} from './editor-changes'
import {
  initialState,
  type Checked,
  type Destination,
  type EditorState,
  type UnsavedText,
  type Notice,
  type Panel,
  type Place,
  type Work,
} from './editor-state'
import { redo, typeText, undo } from '../text/text-history'

export type EditorAction =
  | { type: 'typed'; text: string; caret: Range; at: number }
  | { type: 'replaced'; edited: EditedText }
  | { type: 'caret-moved' | 'selected'; caret: Range }
  | { type: 'undone' | 'redone' }
  | { type: 'checked'; checked: Checked }
  | { type: 'check-failed'; problem: string }
  | { type: 'started'; work: Work }
  /** Says something beside what is under way, which goes on. */
  | { type: 'told'; notice: Notice | null }
  /** Ends what was under way about the text. */
  | { type: 'failed' | 'ended'; place: Place; notice: Notice }
  | {
      type: 'opened'
      view: UnitView
      neighbours: Neighbours
      kept: UnsavedText | null
      said: Notice
    }
  | { type: 'saved'; view: UnitView; sent: string; notice: Notice }
  /** `isPrefilled`: an empty text was filled, which takes the place of what was typed into it. */
  | { type: 'updated'; view: UnitView; notice: Notice; isPrefilled?: boolean }
  | { type: 'source-changed'; view: UnitView; notice: Notice }
  | { type: 'refused'; place: Place; findings: Finding[]; sent: string; notice: Notice }
  | { type: 'conflicted'; place: Place; conflict: Conflict; sent: string; notice: Notice }
  | { type: 'decided'; choice: 'mine' | 'theirs' }
  | { type: 'kept-found'; kept: UnsavedText }
  | { type: 'kept-restored' | 'kept-discarded' }
  | { type: 'asked-to-leave'; destination: Destination }
  | { type: 'stayed' }
  | { type: 'changes-read'; place: Place; changes: UnitChange[] }
  | { type: 'comments-read'; place: Place; comments: UnitComment[] }
  | { type: 'folded'; panel: Panel; isOpen: boolean }
  | { type: 'panels-closed' }

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const place = answeredPlace(action)
  // Another text may be open already.
  if (place && !isHere({ state, place })) return state
  // What has been sent is about to be left: a change made now would be left with it, unsaved.
  if (state.work === 'leaving' && isChangeOfText(action)) return state
  return reduced({ state, action })
}

/** What was pressed goes away with its question, and the focus would be nowhere. */
function backInText(state: EditorState): EditorState {
  return { ...state, focusStamp: state.focusStamp + 1 }
}

const changesOfText: ReadonlySet<EditorAction['type']> = new Set([
  ...(['replaced', 'undone', 'redone', 'decided', 'kept-restored'] as const),
])

function isChangeOfText({ type }: EditorAction): boolean {
  return changesOfText.has(type)
}

/** The text that an answer of the desk is about; null for what is no answer. */
function answeredPlace(action: EditorAction): Place | null {
  if ('place' in action) return action.place
  const { type } = action
  if (type === 'saved' || type === 'updated' || type === 'source-changed') return action.view
  return null
}

function reduced({ state, action }: { state: EditorState; action: EditorAction }): EditorState {
  switch (action.type) {
    case 'typed':
      return edited({ state, history: typeText({ history: state.history, ...action }) })
    case 'replaced':
      return {
        ...replaced({ state, edited: action.edited }),
        focusStamp: state.focusStamp + 1,
      }
    case 'caret-moved':
      return { ...state, history: withCaret({ history: state.history, caret: action.caret }) }
    case 'selected':
      return {
        ...placed({ state, history: withCaret({ history: state.history, caret: action.caret }) }),
        focusStamp: state.focusStamp + 1,
      }
    case 'undone':
      return placed({ state, history: undo(state.history) })
    case 'redone':
      return placed({ state, history: redo(state.history) })
    case 'checked':
      return { ...state, checked: action.checked, checkProblem: null }
    case 'check-failed':
      return { ...state, checkProblem: action.problem }
    case 'started':
      return { ...state, work: action.work, notice: null }
    case 'told':
      return { ...state, notice: action.notice }
    case 'failed':
    case 'ended':
      return { ...state, work: null, notice: action.notice }
    case 'opened':
      return {
        ...initialState(action),
        kept: action.kept,
        notice: action.said,
        caretStamp: state.caretStamp + 1,
        focusStamp: state.focusStamp + 1,
        panels: state.panels,
      }
    case 'saved':
      return saved({ state, ...action })
    case 'updated':
      return {
        ...updated({ state, ...action }),
        work: null,
        notice: action.notice,
        focusStamp: state.focusStamp + (action.isPrefilled ? 1 : 0),
      }
    case 'source-changed':
      return { ...toldOfSource({ state, view: action.view }), work: null, notice: action.notice }
    case 'refused': {
      const { findings, sent, notice } = action
      const text = sent.normalize('NFC')
      const checked = { text, findings, missingTail: state.checked.missingTail }
      return { ...state, work: null, notice, checked }
    }
    case 'conflicted': {
      const { conflict, sent, notice } = action
      const open = { ...conflict, mine: sent, base: state.base.text, isDecided: false }
      return { ...state, work: null, notice, conflict: open }
    }
    case 'decided':
      return backInText(decided({ state, choice: action.choice }))
    case 'kept-found':
      return { ...state, kept: action.kept }
    case 'kept-restored':
      return backInText(restored(state))
    case 'kept-discarded':
      return backInText({ ...state, kept: null })
    case 'asked-to-leave':
      return { ...state, destination: action.destination }
    case 'stayed':
      return { ...state, destination: null }
    case 'changes-read':
      return { ...state, changes: action.changes }
    case 'comments-read':
      return { ...state, comments: action.comments }
    case 'panels-closed':
      return { ...state, panels: { ...state.panels, history: false, comments: false } }
    case 'folded':
      return { ...state, panels: { ...state.panels, [action.panel]: action.isOpen } }
  }
}
