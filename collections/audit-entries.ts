import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { workplaceGroup } from '@/cms/panel/groups'
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
    group: workplaceGroup,
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
      label: label({ ro: 'Cine', en: 'Who', ru: 'Кто' }),
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
      label: label({ ro: 'Ce', en: 'What', ru: 'Что' }),
      required: true,
      index: true,
    },
    {
      name: 'container',
      type: 'text',
      label: label({ ro: 'Unde', en: 'Where', ru: 'Где' }),
      required: true,
    },
    { name: 'document', type: 'text', admin: { hidden: true } },
    {
      name: 'title',
      type: 'text',
      label: label({ ro: 'Titlu', en: 'Title', ru: 'Название' }),
    },
    {
      name: 'locale',
      type: 'text',
      label: label({ ro: 'Limba', en: 'Language', ru: 'Язык' }),
    },
    {
      name: 'changes',
      type: 'json',
      label: label({ ro: 'Modificări', en: 'Changes', ru: 'Изменения' }),
    },
    {
      name: 'note',
      type: 'textarea',
      label: label({ ro: 'Notă', en: 'Note', ru: 'Примечание' }),
    },
  ],
}
