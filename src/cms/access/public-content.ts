import { contentRemoval } from './content-removal'
import { inOwnLanguage } from './in-own-language'
import { isContentEditor } from './is-content-editor'
import { isEditor } from './is-editor'
import { published } from './published'

/** For collections whose published records readers see, editors write and translators translate. */
export const publicContent = {
  read: published,
  readVersions: isEditor,
  create: isContentEditor,
  update: inOwnLanguage,
  delete: contentRemoval,
}
