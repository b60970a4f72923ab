import { createContext, useContext } from 'react'
import type { Editor } from './use-editor.client'

export const EditorContext = createContext<Editor | null>(null)

/** The editor that a part of it is in. */
export function useEditorContext(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditorContext() is called outside the unit editor.')
  return editor
}
