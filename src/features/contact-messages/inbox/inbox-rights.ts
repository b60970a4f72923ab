import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'

/** Who may read what members write, and answer it: administrators and editors. */
export function mayOpenInbox(editor: EditorRights): boolean {
  return mayWriteShared(editor)
}

/** @throws {AppError} `forbidden` */
export function requireInboxRights(editor: EditorRights): void {
  if (!mayOpenInbox(editor)) throw new AppError('forbidden')
}
