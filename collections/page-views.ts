import type { CollectionConfig } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { newsroomGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

/** How often each page was read on each day (docs/visits.md). Counts only, nothing about readers. */
export const PageViews: CollectionConfig = {
  slug: 'page-views',
  labels: {
    singular: label({ ro: 'Citiri ale unei pagini', en: 'Page views', ru: 'Просмотры страницы' }),
    plural: label({ ro: 'Citiri ale paginilor', en: 'Page views', ru: 'Просмотры страниц' }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: { group: newsroomGroup, hidden: true, useAsTitle: 'path' },
  indexes: [{ fields: ['day', 'path'], unique: true }],
  fields: [
    // As a date of the calendar, 2026-11-21.
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'path', type: 'text', required: true },
    { name: 'views', type: 'number', required: true, defaultValue: 0 },
  ],
}
