import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'

/** Who may resolve missing pages; every editor may see them. */
export function mayResolveMissingPages(editor: EditorRights): boolean {
  return mayWriteShared(editor)
}

/** @throws {AppError} `forbidden` */
export function requireLinkRights(editor: EditorRights): void {
  if (!mayResolveMissingPages(editor)) throw new AppError('forbidden')
}
