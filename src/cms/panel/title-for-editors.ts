import type { CollectionConfig, FieldHook, TypeWithID } from 'payload'
import { z } from 'zod'
import { extendField } from '../extend-config'
import { inAdminLanguage, type AdminLabel } from '../label'

type GetTitle = (key: unknown) => AdminLabel

const stored = z.object({
  titleForEditors: z.custom<GetTitle>((value) => typeof value === 'function'),
})

/** Title of a key of such a collection; null in any other. */
export function titleForEditors({
  collection,
  key,
}: {
  collection: Pick<CollectionConfig, 'custom'> | undefined
  key: string | null
}): AdminLabel | null {
  const told = stored.safeParse(collection?.custom)
  return told.success && key !== null ? told.data.titleForEditors(key) : null
}

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
  getTitle: GetTitle
}): CollectionConfig {
  const tell: FieldHook<TypeWithID, unknown> = ({ value, req }): unknown =>
    req.user ? inAdminLanguage({ language: req.i18n.language, text: getTitle(value) }) : value
  return extendField({
    collection: { ...collection, custom: { ...collection.custom, titleForEditors: getTitle } },
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
