import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'

/** Who may read applications and decide about them: administrators and editors. */
export function mayOpenApplications(editor: EditorRights): boolean {
  return mayWriteShared(editor)
}

/** @throws {AppError} `forbidden` */
export function requireApplicationRights(editor: EditorRights): void {
  if (!mayOpenApplications(editor)) throw new AppError('forbidden')
}
