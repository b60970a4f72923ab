import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { newsroomGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** What was done in the admin panel and to members, by whom and when. Nobody changes it. */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: {
    singular: label({ ro: 'Înregistrare', en: 'Log entry', ru: 'Запись журнала' }),
    plural: label({ ro: 'Jurnal', en: 'Audit log', ru: 'Журнал' }),
  },
  access: { read: isContentEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: newsroomGroup,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'actorName', 'action', 'container', 'title', 'locale'],
    components: {
      views: {
        list: { Component: '/features/audit/admin/audit-list#AuditList' },
        edit: { root: { Component: '/features/audit/admin/audit-entry#AuditEntry' } },
      },
    },
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['container', 'document', 'createdAt'] }],
  fields: [
    {
      name: 'actorName',
      type: 'text',
      label: commonLabels.who,
      required: true,
    },
    {
      name: 'actor',
      type: 'relationship',
      relationTo: 'editors',
      label: label({ ro: 'Redactor', en: 'Editor', ru: 'Редактор' }),
    },
    {
      name: 'action',
      type: 'text',
      label: commonLabels.what,
      required: true,
      index: true,
    },
    {
      name: 'container',
      type: 'text',
      label: commonLabels.where,
      required: true,
    },
    { name: 'document', type: 'text', admin: { hidden: true } },
    {
      name: 'title',
      type: 'text',
      label: commonLabels.title,
    },
    {
      name: 'locale',
      type: 'text',
      label: commonLabels.language,
    },
    {
      name: 'changes',
      type: 'json',
      label: label({ ro: 'Modificări', en: 'Changes', ru: 'Изменения' }),
    },
    {
      name: 'note',
      type: 'textarea',
      label: commonLabels.note,
    },
  ],
}
