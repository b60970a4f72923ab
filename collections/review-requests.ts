import type { CollectionConfig } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { decisionFields } from '@/cms/fields/decision'
import { localeField } from '@/cms/fields/locale-options'
import { newsroomGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** A draft in one language that someone is asked to read before it is published. */
export const ReviewRequests: CollectionConfig = {
  slug: 'review-requests',
  labels: {
    singular: label({ ro: 'Cerere de verificare', en: 'Review request', ru: 'Запрос на проверку' }),
    plural: label({ ro: 'De verificat', en: 'Review requests', ru: 'На проверку' }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: newsroomGroup,
    useAsTitle: 'title',
    defaultColumns: ['title', 'locale', 'state', 'authorName', 'note', 'createdAt', 'answer'],
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['container', 'document', 'locale'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      label: commonLabels.title,
      required: true,
      admin: { components: { Cell: '/features/publishing/admin/record-cell#RecordCell' } },
    },
    { name: 'container', type: 'text', required: true, admin: { hidden: true } },
    { name: 'document', type: 'text', admin: { hidden: true } },
    localeField(),
    {
      name: 'state',
      type: 'select',
      label: commonLabels.state,
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [
        { value: 'waiting', label: label({ ro: 'În așteptare', en: 'Waiting', ru: 'Ожидает' }) },
        {
          value: 'published',
          label: label({ ro: 'Publicat', en: 'Published', ru: 'Опубликовано' }),
        },
        {
          value: 'returned',
          label: label({ ro: 'Trimis înapoi', en: 'Returned', ru: 'Возвращено' }),
        },
        { value: 'withdrawn', label: label({ ro: 'Retrasă', en: 'Withdrawn', ru: 'Отозвано' }) },
      ],
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'editors',
      admin: { hidden: true },
    },
    {
      name: 'authorName',
      type: 'text',
      label: label({ ro: 'Trimisă de', en: 'Sent by', ru: 'Отправил(а)' }),
      required: true,
    },
    { name: 'note', type: 'textarea', label: commonLabels.note },
    ...decisionFields(),
    {
      name: 'answer',
      type: 'textarea',
      label: label({ ro: 'Răspuns', en: 'Answer', ru: 'Ответ' }),
    },
  ],
}
