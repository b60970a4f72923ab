import type { CollectionConfig } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { translationGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

/** What editors say to each other about a text; an open comment is a warning at the desk. */
export const TranslationComments: CollectionConfig = {
  slug: 'translation-comments',
  labels: {
    singular: label({ ro: 'Comentariu', en: 'Comment', ru: 'Комментарий' }),
    plural: label({ ro: 'Comentarii', en: 'Comments', ru: 'Комментарии' }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: { group: translationGroup, hidden: true, useAsTitle: 'text' },
  indexes: [{ fields: ['unit', 'locale'] }],
  fields: [
    { name: 'unit', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'author', type: 'relationship', relationTo: 'editors' },
    { name: 'authorName', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'isResolved', type: 'checkbox', required: true, defaultValue: false, index: true },
    { name: 'resolvedByName', type: 'text' },
  ],
}
