import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { EditorContext } from '@/features/translation/admin/unit/state/editor-context.client'
import { useEditor, type Editor } from '@/features/translation/admin/unit/state/use-editor.client'
import type { UnitView } from '@/features/translation/reading/views'
import { showPart } from './panel-part'
import { neighbours, view } from './text-in-editor'

type Shown = { part: ReactNode; text: Partial<UnitView>; onEditor: (editor: Editor) => void }

function InEditor({ part, text, onEditor }: Shown) {
  const editor = useEditor({ initial: view(text), neighbours, filterQuery: '', language: 'en' })
  onEditor(editor)
  return <EditorContext value={editor}>{part}</EditorContext>
}

/**
 * Shows a part of the editor of a text, on a site whose calls are all answered with this: in English,
 * and by default with the text of `view()`. Gives what can be done to the text, as it is last.
 */
export async function showInEditor({
  part,
  text = {},
  answer,
}: {
  part: ReactNode
  text?: Partial<UnitView>
  answer: object
}): Promise<() => Editor> {
  let last: Editor | undefined
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  function onEditor(editor: Editor) {
    last = editor
  }
  await showPart(<InEditor onEditor={onEditor} part={part} text={text} />)
  return () => {
    if (!last) throw new Error('The editor is not shown.')
    return last
  }
}
