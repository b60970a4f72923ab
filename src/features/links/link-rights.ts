import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { WorkplaceFailure } from '@/cms/workplace-failure'

/** Who may do something about missing pages; every editor may read of them. */
export function mayMendLinks(editor: EditorRights): boolean {
  return mayWriteShared(editor)
}

/** @throws {WorkplaceFailure} `forbidden` */
export function requireLinkRights(editor: EditorRights): void {
  if (!mayMendLinks(editor)) throw new WorkplaceFailure('forbidden')
}
