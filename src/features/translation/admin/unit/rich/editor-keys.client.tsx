'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useEffectEvent } from 'react'
import { useEditorContext } from '../state/editor-context.client'
import { registerEditorKeys } from './editor-keys'
import { offeredFormats } from './formats'

/** The keys and the clipboard of the editor of a block. */
export function EditorKeys() {
  const [editor] = useLexicalComposerContext()
  const { state, dispatch, text } = useEditorContext()
  const { unit, source } = state.view

  const read = useEffectEvent(() => ({ unit, formats: offeredFormats({ source, text }) }))

  useEffect(
    () =>
      registerEditorKeys({
        editor,
        read: () => read(),
        onStep: (step) => dispatch({ type: step }),
        onEdited: (edited) => dispatch({ type: 'replaced', edited }),
      }),
    [editor, dispatch],
  )
  return null
}
