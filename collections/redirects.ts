import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { isEditor } from '@/cms/access/is-editor'
import { announceCollection } from '@/cms/hooks/announce-change'
import { validateTarget } from '@/cms/fields/button'
import { contentGroup } from '@/cms/groups'
import { label } from '@/cms/label'

/** Old addresses, written without the language, and where they lead now. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: label({ ro: 'Redirecționare', en: 'Redirect', ru: 'Перенаправление' }),
    plural: label({ ro: 'Redirecționări', en: 'Redirects', ru: 'Перенаправления' }),
  },
  access: {
    read: isEditor,
    create: isContentEditor,
    update: isContentEditor,
    delete: isContentEditor,
  },
  admin: { group: contentGroup, useAsTitle: 'from', defaultColumns: ['from', 'to', 'createdAt'] },
  hooks: announceCollection,
  fields: [
    {
      name: 'from',
      type: 'text',
      label: label({ ro: 'De la', en: 'From', ru: 'Откуда' }),
      required: true,
      unique: true,
      index: true,
      validate: validateTarget,
    },
    {
      name: 'to',
      type: 'text',
      label: label({ ro: 'Către', en: 'To', ru: 'Куда' }),
      required: true,
      validate: validateTarget,
    },
  ],
}
