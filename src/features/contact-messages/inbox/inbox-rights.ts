import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { WorkplaceFailure } from '@/cms/workplace-failure'

/** Who may read what members write, and answer it: administrators and editors. */
export function mayOpenInbox(editor: EditorRights): boolean {
  return mayWriteShared(editor)
}

/** @throws {WorkplaceFailure} `forbidden` */
export function requireInboxRights(editor: EditorRights): void {
  if (!mayOpenInbox(editor)) throw new WorkplaceFailure('forbidden')
}
