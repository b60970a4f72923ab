import { isEditor } from './is-editor'
import { published } from './published'

/** For collections whose published records readers see and editors write. */
export const publicContent = {
  read: published,
  readVersions: isEditor,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
}
