import type { EditorRights } from '@/cms/access/rights'

/** Whether the editor may carry all content away and bring other content in. */
export function mayTransfer(editor: EditorRights): boolean {
  return editor.role === 'admin'
}
