import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { editorRights, mayWriteShared } from './rights'

function editsContent(req: PayloadRequest): boolean {
  const editor = editorRights(req.user)
  return editor !== null && mayWriteShared(editor)
}

/** Administrators and editors: those who write more than the texts of their own languages. */
export const isContentEditor: Access = ({ req }) => editsContent(req)

export const isContentEditorField: FieldAccess = ({ req }) => editsContent(req)
