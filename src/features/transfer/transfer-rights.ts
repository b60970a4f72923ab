import type { EditorRights } from '@/cms/access/rights'
import { WorkplaceFailure } from '@/cms/workplace-failure'

/** Whether the editor may carry all content away and bring other content in. */
export function mayTransfer(editor: EditorRights): boolean {
  return editor.role === 'admin'
}

/** @throws {WorkplaceFailure} `forbidden` */
export function requireTransfer(editor: EditorRights): void {
  if (!mayTransfer(editor)) throw new WorkplaceFailure('forbidden')
}
