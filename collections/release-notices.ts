import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { peopleGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** How far members have been told about a coming release of the terms. */
export const ReleaseNotices: CollectionConfig = {
  slug: 'release-notices',
  labels: {
    singular: label({
      ro: 'Înștiințare despre termeni',
      en: 'Notice of new terms',
      ru: 'Уведомление о новых условиях',
    }),
    plural: label({
      ro: 'Înștiințări despre termeni',
      en: 'Notices of new terms',
      ru: 'Уведомления о новых условиях',
    }),
  },
  access: { read: isContentEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: peopleGroup,
    useAsTitle: 'releaseName',
    defaultColumns: ['releaseName', 'state', 'told', 'createdAt', 'finishedAt'],
  },
  fields: [
    {
      name: 'release',
      type: 'relationship',
      relationTo: 'legal-documents',
      required: true,
      unique: true,
      label: label({ ro: 'Ediția', en: 'Release', ru: 'Редакция' }),
    },
    {
      name: 'releaseName',
      type: 'text',
      label: commonLabels.internalName,
      required: true,
    },
    {
      name: 'state',
      type: 'select',
      label: commonLabels.state,
      required: true,
      defaultValue: 'running',
      index: true,
      options: [
        { value: 'running', label: label({ ro: 'În curs', en: 'Running', ru: 'Выполняется' }) },
        { value: 'done', label: label({ ro: 'Încheiată', en: 'Done', ru: 'Завершено' }) },
        { value: 'stopped', label: label({ ro: 'Oprită', en: 'Stopped', ru: 'Остановлено' }) },
      ],
    },
    {
      name: 'told',
      type: 'number',
      label: label({
        ro: 'Membri înștiințați',
        en: 'Members notified',
        ru: 'Участников уведомлено',
      }),
      required: true,
      defaultValue: 0,
    },
    // Where the list of accounts goes on; the batch behind it is in the outbox.
    { name: 'cursor', type: 'text', admin: { hidden: true } },
    {
      name: 'finishedAt',
      type: 'date',
      label: label({ ro: 'Încheiată la', en: 'Finished at', ru: 'Завершено' }),
    },
  ],
}
