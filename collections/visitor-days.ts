import type { CollectionConfig } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { newsroomGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

/** About how many different people read the site on each day (docs/visits.md). */
export const VisitorDays: CollectionConfig = {
  slug: 'visitor-days',
  labels: {
    singular: label({ ro: 'Vizitatori pe zi', en: 'Visitors of a day', ru: 'Посетители за день' }),
    plural: label({ ro: 'Vizitatori pe zile', en: 'Visitors by day', ru: 'Посетители по дням' }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: { group: newsroomGroup, hidden: true, useAsTitle: 'day' },
  fields: [
    { name: 'day', type: 'text', required: true, unique: true, index: true },
    { name: 'visitors', type: 'number', required: true, defaultValue: 0 },
    // During the day: the sketches that the counts of several servers are merged from. Erased
    // afterwards.
    { name: 'salt', type: 'text', access: { read: () => false }, admin: { hidden: true } },
    { name: 'sketch', type: 'textarea', access: { read: () => false }, admin: { hidden: true } },
  ],
}
