import { useMemo, useReducer } from 'react'
import type { Locale } from '@/i18n/locales'
import type { Neighbours } from '../../../reading/neighbours'
import type { UnitView } from '../../../reading/views'
import type { Finding } from '../../../types'
import { allowNextNavigation, useLeaveGuard } from '@/components/panel/leave/use-leave-guard.client'
import { panelIntl } from '@/components/panel/panel-intl'
import { applyFix, applyFixes, insertPiece, type EditedText } from '../text/edit-text'
import { editorReducer } from './editor-reducer'
import {
  currentCheck,
  initialState,
  isUnsaved,
  readOnlyReason,
  getText,
  type Destination,
} from './editor-state'
import { putPiece } from '../rich/put-piece'
import { splitPieces, type Piece } from '../text/pieces'
import { announceBusy } from './announce-busy'
import type { Shortcut } from './shortcuts'
import { useUnsavedText } from './use-unsaved-text.client'
import { useLiveChecks } from './use-live-checks.client'
import { useMoves } from './use-moves.client'
import { useSaving } from './use-saving.client'
import { useShortcuts } from './use-shortcuts.client'
import { useComments } from './use-comments.client'

export type EditorProps = {
  initial: UnitView
  neighbours: Neighbours
  /** The list that the text was reached from. */
  filterQuery: string
  /** Language of the panel, not of the text. */
  language: Locale
}

export type Editor = ReturnType<typeof useEditor>

/** The state of the editor of one text after the other, and everything that can be done to it. */
export function useEditor({ initial, neighbours, filterQuery, language }: EditorProps) {
  const [state, dispatch] = useReducer(editorReducer, { view: initial, neighbours }, initialState)
  const intl = useMemo(() => panelIntl(language), [language])
  const desk = { state, dispatch, intl, filterQuery }
  const text = getText(state)
  const { view, work } = state
  const isLeaving = work === 'leaving'
  const pieces = useMemo(() => toPieces({ view, text }), [view, text])

  useUnsavedText(desk)
  useLiveChecks(desk)
  const talk = useComments(desk)
  const saving = useSaving(desk)
  const moves = useMoves(desk)
  useLeaveGuard({
    isUnsaved: isUnsaved(state),
    fate: 'savable',
    onLeave: (leaving) => void moves.go({ type: 'address', ...leaving }),
  })

  async function saveAndNext({ approve }: { approve: boolean }) {
    // A draft is finished by saving it, even as it is.
    const isNeeded = approve || isUnsaved(state) || view.state === 'draft' || state.conflict
    if (!isNeeded) {
      await moves.step('next')
      return
    }
    const done = await saving.save({ approve, isLeaving: true })
    if (done !== null) await moves.goOn(done)
  }

  /** Puts another text in the place of this one, unless this one is about to be left as it was sent. */
  function replace(edited: EditedText): boolean {
    if (isLeaving) announceBusy(desk)
    else dispatch({ type: 'replaced', edited })
    return !isLeaving
  }

  function insert(piece: Piece) {
    if (readOnlyReason(state) !== null) return
    const { caret } = state.history.present
    const { format, source } = view
    const edited = format === 'rich-text' ? putPiece({ text, caret, piece, source }) : null
    replace(edited ?? insertPiece({ text, caret, ...piece }))
  }

  /** What was found says where in the text that it was found in, and in no other. */
  function correct(correctIn: (found: string) => EditedText) {
    const { checked, isCurrent } = currentCheck(state)
    if (isCurrent) replace(correctIn(checked.text))
  }

  /** The answer to the question that leaving unsaved work asks. */
  async function leave({ to, isSaved }: { to: Destination; isSaved: boolean }) {
    dispatch({ type: 'stayed' })
    if (isSaved && (await saving.save({ approve: false, isLeaving: true })) === null) return
    if (to.type === 'address') allowNextNavigation()
    await moves.perform(to)
  }

  useShortcuts((shortcut: Shortcut) => {
    const canWrite = readOnlyReason(state) === null
    if (shortcut.name === 'previous' || shortcut.name === 'next') void moves.step(shortcut.name)
    if (shortcut.name === 'close') dispatch({ type: 'panels-closed' })
    if (!canWrite) return
    const { rights } = view
    if (shortcut.name === 'save') void saving.save({ approve: false, isLeaving: false })
    if (shortcut.name === 'save-and-next') void saveAndNext({ approve: false })
    if (shortcut.name === 'approve-and-next' && rights.mayApprove) {
      void saveAndNext({ approve: true })
    }
    const piece = shortcut.name === 'insert' ? pieces[shortcut.index] : undefined
    if (piece) insert(piece)
  })

  return {
    ...desk,
    t: intl.t,
    language,
    text,
    pieces,
    readOnly: readOnlyReason(state),
    /** Whether what asks the site for something has to wait. */
    isBusy: work !== null,
    /** Whether what changes the text has to. */
    isLeaving,
    replace,
    ...saving,
    ...talk,
    go: moves.go,
    step: moves.step,
    saveAndNext,
    leave,
    insert,
    fix: (finding: Finding) => correct((found) => applyFix({ text: found, finding })),
    fixAll: (findings: Finding[]) => correct((found) => applyFixes({ text: found, findings })),
  }
}

function toPieces({ view, text }: { view: UnitView; text: string }): Piece[] {
  const { format, locale, source, arguments: messageArguments } = view
  return splitPieces({ format, locale, source, text, messageArguments })
}
