import type { CollectionConfig } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { localeField } from '@/cms/fields/locale-options'
import { newsroomGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** What is to be published or withdrawn in one language at a given time. */
export const ScheduledChanges: CollectionConfig = {
  slug: 'scheduled-changes',
  labels: {
    singular: label({
      ro: 'Publicare programată',
      en: 'Scheduled change',
      ru: 'Запланированная публикация',
    }),
    plural: label({
      ro: 'Publicări programate',
      en: 'Scheduled changes',
      ru: 'Запланированные публикации',
    }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: newsroomGroup,
    useAsTitle: 'title',
    defaultColumns: ['title', 'locale', 'action', 'dueAt', 'state', 'editorName', 'problem'],
    disableCopyToLocale: true,
  },
  defaultSort: '-dueAt',
  indexes: [{ fields: ['state', 'dueAt'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      label: commonLabels.title,
      required: true,
      admin: { components: { Cell: '/features/publishing/admin/record-cell#RecordCell' } },
    },
    { name: 'container', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'document', type: 'text', admin: { hidden: true } },
    localeField(),
    {
      name: 'action',
      type: 'select',
      label: commonLabels.what,
      required: true,
      options: [
        { value: 'publish', label: label({ ro: 'Publicare', en: 'Publish', ru: 'Публикация' }) },
        {
          value: 'unpublish',
          label: label({
            ro: 'Retragere',
            en: 'Unpublish',
            ru: 'Снятие с публикации',
          }),
        },
      ],
    },
    {
      name: 'dueAt',
      type: 'date',
      label: label({
        ro: 'Când (ora Chișinăului)',
        en: 'When (Chișinău time)',
        ru: 'Когда (по Кишинёву)',
      }),
      required: true,
    },
    {
      name: 'state',
      type: 'select',
      label: commonLabels.state,
      required: true,
      defaultValue: 'waiting',
      options: [
        { value: 'waiting', label: label({ ro: 'În așteptare', en: 'Waiting', ru: 'Ожидает' }) },
        { value: 'done', label: label({ ro: 'Efectuată', en: 'Done', ru: 'Выполнено' }) },
        { value: 'failed', label: label({ ro: 'Nereușită', en: 'Failed', ru: 'Не удалось' }) },
        { value: 'cancelled', label: label({ ro: 'Anulată', en: 'Cancelled', ru: 'Отменено' }) },
      ],
    },
    {
      name: 'editor',
      type: 'relationship',
      relationTo: 'editors',
      admin: { hidden: true },
    },
    {
      name: 'editorName',
      type: 'text',
      label: label({ ro: 'Programată de', en: 'Scheduled by', ru: 'Запланировал(а)' }),
      required: true,
    },
    {
      name: 'doneAt',
      type: 'date',
      label: label({ ro: 'Efectuată la', en: 'Done at', ru: 'Время выполнения' }),
    },
    {
      name: 'attempts',
      type: 'number',
      label: label({ ro: 'Încercări nereușite', en: 'Failed attempts', ru: 'Неудачных попыток' }),
      required: true,
      defaultValue: 0,
    },
    // In all languages of the admin (src/features/publishing/schedule/serialized-label.ts).
    { name: 'lastError', type: 'textarea', admin: { hidden: true } },
    {
      name: 'problem',
      type: 'ui',
      label: label({ ro: 'De ce nu a reușit', en: 'Why it failed', ru: 'Почему не удалось' }),
      admin: {
        components: {
          Cell: '/features/publishing/admin/problem#ProblemCell',
          Field: '/features/publishing/admin/problem#ProblemField',
        },
      },
    },
  ],
}
