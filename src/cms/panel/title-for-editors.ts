import type { CollectionConfig, FieldHook, TypeWithID } from 'payload'
import { extendField } from '../extend-config'
import { inAdminLanguage, type AdminLabel } from '../label'

/**
 * The collection with what a text field keeps as a key told to editors by its name, in lists, forms
 * and titles alike. Programs, which ask without a user, read the key.
 */
export function withTitleForEditors({
  collection,
  name,
  getTitle,
}: {
  collection: CollectionConfig
  name: string
  getTitle: (key: unknown) => AdminLabel
}): CollectionConfig {
  const tell: FieldHook<TypeWithID, unknown> = ({ value, req }): unknown =>
    req.user ? inAdminLanguage({ language: req.i18n.language, text: getTitle(value) }) : value
  return extendField({
    collection,
    name,
    extend: (field) =>
      field.type === 'text'
        ? {
            ...field,
            hooks: { ...field.hooks, afterRead: [...(field.hooks?.afterRead ?? []), tell] },
          }
        : field,
  })
}
