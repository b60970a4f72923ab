import type { CollectionConfig } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { translationGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

/** The history of every text in every language: who changed it, when, from what to what. */
export const TranslationChanges: CollectionConfig = {
  slug: 'translation-changes',
  labels: {
    singular: label({ ro: 'Modificare', en: 'Change', ru: 'Изменение' }),
    plural: label({
      ro: 'Istoricul traducerilor',
      en: 'Translation history',
      ru: 'История переводов',
    }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: { group: translationGroup, hidden: true, useAsTitle: 'unit' },
  indexes: [{ fields: ['unit', 'locale', 'createdAt'] }],
  fields: [
    { name: 'unit', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'fromText', type: 'textarea' },
    { name: 'toText', type: 'textarea' },
    { name: 'fromState', type: 'text', required: true },
    { name: 'toState', type: 'text', required: true },
    { name: 'origin', type: 'text', required: true },
    { name: 'editor', type: 'relationship', relationTo: 'editors' },
    { name: 'editorName', type: 'text' },
    { name: 'note', type: 'textarea' },
  ],
}
