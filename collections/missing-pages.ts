import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { newsroomGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** Addresses that were asked for and lead nowhere, so that editors can redirect them. */
export const MissingPages: CollectionConfig = {
  slug: 'missing-pages',
  labels: {
    singular: label({ ro: 'Pagină negăsită', en: 'Missing page', ru: 'Ненайденная страница' }),
    plural: label({ ro: 'Pagini negăsite', en: 'Missing pages', ru: 'Ненайденные страницы' }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: isContentEditor },
  admin: {
    group: newsroomGroup,
    useAsTitle: 'path',
    defaultColumns: ['path', 'hits', 'lastSeenAt', 'isLinkedHere'],
  },
  defaultSort: '-hits',
  fields: [
    {
      name: 'path',
      type: 'text',
      label: commonLabels.address,
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'hits',
      type: 'number',
      label: label({ ro: 'Cereri', en: 'Requests', ru: 'Запросы' }),
      required: true,
      defaultValue: 0,
    },
    {
      name: 'isLinkedHere',
      type: 'checkbox',
      label: label({
        ro: 'Link de pe site-ul nostru',
        en: 'Linked from our own site',
        ru: 'Ссылка с нашего сайта',
      }),
      defaultValue: false,
    },
    {
      name: 'lastSeenAt',
      type: 'date',
      label: label({ ro: 'Ultima cerere', en: 'Last request', ru: 'Последний запрос' }),
      required: true,
    },
  ],
}
