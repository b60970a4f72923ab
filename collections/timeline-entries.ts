import type { CollectionConfig } from 'payload'
import { publicContent } from '@/cms/access/public-content'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { announceCollection } from '@/cms/hooks/announce-change'
import { newHeading } from '@/cms/fields/new-heading'
import { contentGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import { preview } from '@/cms/preview'
import { draftsPerLanguage } from '@/cms/versions'

export const TimelineEntries: CollectionConfig = {
  slug: 'timeline-entries',
  labels: {
    singular: label({ ro: 'Moment din istorie', en: 'Timeline entry', ru: 'Событие истории' }),
    plural: label({ ro: 'Istoria noastră', en: 'Timeline', ru: 'Наша история' }),
  },
  access: publicContent,
  admin: {
    group: contentGroup,
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', '_status', 'updatedAt'],
    disableCopyToLocale: true,
    ...preview(() => '/about'),
  },
  defaultSort: 'date',
  versions: draftsPerLanguage,
  trash: true,
  hooks: announceCollection,
  fields: [
    newHeading(
      label({
        ro: 'Moment nou din istorie',
        en: 'New timeline entry',
        ru: 'Новое событие истории',
      }),
    ),
    {
      name: 'date',
      type: 'date',
      label: label({ ro: 'Luna', en: 'Month', ru: 'Месяц' }),
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'monthOnly', displayFormat: 'MM/yyyy' } },
    },
    localizedText({
      name: 'title',
      label: commonLabels.heading,
      required: true,
      maxLength: 120,
    }),
    localizedTextarea({
      name: 'content',
      label: commonLabels.text,
      required: true,
    }),
  ],
}
