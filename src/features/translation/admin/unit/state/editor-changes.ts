import type { UnitView } from '../../../reading/views'
import type { Range } from '@/lib/text-range'
import type { EditedText } from '../text/edit-text'
import {
  toBase,
  toChecked,
  isUnsaved,
  getText,
  type EditorState,
  type Notice,
  type Place,
} from './editor-state'
import { replaceText, type TextHistory } from '../text/text-history'

export function isHere({ state, place }: { state: EditorState; place: Place }): boolean {
  return state.view.unit === place.unit && state.view.locale === place.locale
}

export function withCaret({ history, caret }: { history: TextHistory; caret: Range }): TextHistory {
  return { ...history, present: { ...history.present, caret } }
}

type Changed = { state: EditorState; history: TextHistory }

/** Changing the text after a conflict is merging: it may be saved. */
export function edited({ state, history }: Changed): EditorState {
  const isMerged = history.present.text !== getText(state)
  const conflict =
    state.conflict && isMerged ? { ...state.conflict, isDecided: true } : state.conflict
  // What happened before is old news once the text changes; what went wrong is not.
  const isOver = isMerged && state.notice?.level !== 'error'
  return { ...state, history, conflict, notice: isOver ? null : state.notice }
}

export function placed({ state, history }: Changed): EditorState {
  return { ...edited({ state, history }), caretStamp: state.caretStamp + 1 }
}

export function replaced({
  state,
  edited,
}: {
  state: EditorState
  edited: EditedText
}): EditorState {
  return placed({ state, history: replaceText({ history: state.history, ...edited }) })
}

function wholeText(text: string): EditedText {
  return { text, caret: { start: text.length, end: text.length } }
}

/** What was typed while the save was under way stays, and is unsaved. */
export function saved({
  state,
  view,
  sent,
  notice,
}: {
  state: EditorState
  view: UnitView
  sent: string
  notice: Notice
}): EditorState {
  const next = {
    ...state,
    view,
    base: toBase(view),
    work: null,
    notice,
    conflict: null,
    changes: null,
  }
  if (getText(state) !== sent) return next
  const tidied = { text: next.base.text, caret: state.history.present.caret }
  // The caret need not move where the server stored the text as it was sent.
  return sent === next.base.text
    ? { ...next, checked: toChecked(view) }
    : { ...replaced({ state: next, edited: tidied }), checked: toChecked(view), notice }
}

/** A changed state or a prefilled text; a text that was not touched follows what is stored. */
export function updated({
  state,
  view,
  isPrefilled = false,
}: {
  state: EditorState
  view: UnitView
  isPrefilled?: boolean | undefined
}): EditorState {
  const next = { ...state, view, changes: null }
  const base = toBase(view)
  if (base.hash === state.base.hash) {
    const { sourceHash } = isUnsaved(state) ? state.base : base
    return { ...next, base: { ...base, sourceHash } }
  }
  // While a text is being edited, only its own save may report that another one came between.
  if (isUnsaved(state) && !(isPrefilled && state.base.text === '')) return next
  return {
    ...replaced({ state: next, edited: wholeText(base.text) }),
    base,
    checked: toChecked(view),
  }
}

/** The editor has been told that the source has changed, and now translates the new one. */
export function toldOfSource({ state, view }: { state: EditorState; view: UnitView }): EditorState {
  const next = updated({ state, view })
  return { ...next, base: { ...next.base, sourceHash: view.sourceHash } }
}

/** Theirs replaces mine, which one step back brings again; mine is saved over theirs. */
export function decided({
  state,
  choice,
}: {
  state: EditorState
  choice: 'mine' | 'theirs'
}): EditorState {
  const { conflict } = state
  if (!conflict) return state
  const theirs = conflict.text ?? ''
  const base = { ...state.base, text: theirs, hash: conflict.hash }
  const text = choice === 'mine' ? conflict.mine : theirs
  const next = replaced({ state, edited: wholeText(text) })
  if (choice === 'theirs') return { ...next, base, conflict: null }
  return { ...next, conflict: { ...conflict, isDecided: true } }
}

export function restored(state: EditorState): EditorState {
  if (!state.kept) return state
  const { text, base } = state.kept
  // The text goes on from where it was begun, so that a text or source stored since is found by the
  // save.
  const next = replaced({ state, edited: wholeText(text) })
  return { ...next, base: { ...state.base, ...base }, kept: null }
}
