'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useEditorContext } from '../state/editor-context.client'
import type { EditedText } from '../text/edit-text'
import { toMarkupRange, toReadRange } from './markup-places'
import { $readText, asWritten, fromDesk, showText } from './text-in-editor'

/** Keeps the editor of a block and the text of the desk the same, whichever of them changes. */
export function DeskText() {
  const [editor] = useLexicalComposerContext()
  const { state, dispatch, text, readOnly } = useEditorContext()
  const { caretStamp, focusStamp, history, work } = state
  const known = useRef({ text: asWritten(text), caret: history.present.caret })
  const focused = useRef(0)

  // The desk's text may say the same in other tags, until the first change.
  const onMoved = useEffectEvent((now: EditedText) => {
    const isSame = asWritten(text) === now.text
    const range = toReadRange({ markup: now.text, range: now.caret })
    const caret = isSame ? toMarkupRange({ markup: text, range }) : now.caret
    dispatch({ type: 'caret-moved', caret })
  })

  useEffect(() => {
    editor.setEditable(readOnly === null && work !== 'leaving')
  }, [editor, readOnly, work])

  useLayoutEffect(() => {
    if (focusStamp !== focused.current) editor.getRootElement()?.focus()
    focused.current = focusStamp
    if (caretStamp > 0) showText({ editor, text, caret: history.present.caret })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown when something outside changed it, not each time the editor reports it
  }, [editor, caretStamp, focusStamp])

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, tags }) => {
        const before = known.current
        const now = editorState.read($readText)
        known.current = now
        if (tags.has(fromDesk)) return
        // At once, as from a plain field: the next key may be the one that saves.
        if (now.text !== before.text) {
          flushSync(() => dispatch({ type: 'typed', ...now, at: Date.now() }))
        } else if (now.caret.start !== before.caret.start || now.caret.end !== before.caret.end) {
          onMoved(now)
        }
      }),
    [editor, dispatch],
  )
  return null
}
