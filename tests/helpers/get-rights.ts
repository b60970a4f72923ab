import { editorRights, type EditorRights } from '../../src/cms/access/rights'
import type { SignedInEditor } from './signed-in-editor'

/** What commands of the workplace are told of an editor. */
export function getRights({ asUser }: SignedInEditor): EditorRights {
  const rights = editorRights(asUser.user)
  if (!rights) throw new Error('This is no editor.')
  return rights
}
