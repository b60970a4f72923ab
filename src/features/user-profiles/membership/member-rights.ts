import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'

/** Whether the editor may look at members, suspend and restore them. */
export function mayManageMembers(editor: EditorRights): boolean {
  return mayWriteShared(editor)
}

/** Whether the editor may delete members with everything that is theirs. */
export function mayDeleteMembers(editor: EditorRights): boolean {
  return editor.role === 'admin'
}

/** @throws {AppError} `forbidden` */
export function requireMemberManager(editor: EditorRights): void {
  if (!mayManageMembers(editor)) throw new AppError('forbidden')
}
