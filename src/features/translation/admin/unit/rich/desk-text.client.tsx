'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTheEditor } from '../state/editor-context.client'
import { $readText, asWritten, fromDesk, showText } from './text-in-editor'

/** Keeps the editor of a block and the text of the desk the same, whichever of them changes. */
export function DeskText() {
  const [editor] = useLexicalComposerContext()
  const { state, dispatch, text, readOnly } = useTheEditor()
  const { caretStamp, focusStamp, history, work } = state
  const known = useRef({ text: asWritten(text), caret: history.present.caret })
  const focused = useRef(0)

  useEffect(() => {
    editor.setEditable(readOnly === null && work !== 'leaving')
  }, [editor, readOnly, work])

  useLayoutEffect(() => {
    if (focusStamp !== focused.current) editor.getRootElement()?.focus()
    focused.current = focusStamp
    if (caretStamp > 0) showText({ editor, text, caret: history.present.caret })
    // The text is shown when something outside changed it, not each time the editor reports it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, caretStamp, focusStamp])

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, tags }) => {
        const before = known.current
        const now = editorState.read($readText)
        known.current = now
        if (tags.has(fromDesk)) return
        if (now.text !== before.text) dispatch({ type: 'typed', ...now, at: Date.now() })
        else if (now.caret.start !== before.caret.start || now.caret.end !== before.caret.end) {
          dispatch({ type: 'caret-moved', caret: now.caret })
        }
      }),
    [editor, dispatch],
  )
  return null
}
