import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { WorkplaceFailure } from '@/cms/workplace-failure'

/** Who may read applications and decide about them: administrators and editors. */
export function mayOpenApplications(editor: EditorRights): boolean {
  return mayWriteShared(editor)
}

/** @throws {WorkplaceFailure} `forbidden` */
export function requireApplicationRights(editor: EditorRights): void {
  if (!mayOpenApplications(editor)) throw new WorkplaceFailure('forbidden')
}
