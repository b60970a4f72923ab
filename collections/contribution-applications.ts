import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { contributorRoleOptions } from '@/cms/fields/contributor-roles'
import { decisionFields } from '@/cms/fields/decision'
import { localeField } from '@/cms/fields/locale-options'
import { topic } from '@/cms/fields/topic'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** Members who offer to write, edit or advise. Written and decided by the site's own code only. */
export const ContributionApplications: CollectionConfig = {
  slug: 'contribution-applications',
  labels: {
    singular: label({ ro: 'Cerere de colaborare', en: 'Application', ru: 'Заявка' }),
    plural: label({ ro: 'Cereri de colaborare', en: 'Applications', ru: 'Заявки на участие' }),
  },
  access: { read: isContentEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    // The view of our own shows them.
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'topic', 'state', 'createdAt'],
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'name',
      type: 'text',
      label: commonLabels.name,
      required: true,
      // Both names of a profile, a hundred characters each, and the space between them.
      maxLength: 201,
    },
    {
      name: 'memberId',
      type: 'text',
      label: label({ ro: 'Membru', en: 'Member', ru: 'Участник' }),
      required: true,
      index: true,
    },
    {
      name: 'role',
      type: 'select',
      label: commonLabels.role,
      required: true,
      options: contributorRoleOptions,
    },
    topic({ name: 'topic', label: commonLabels.topic }),
    {
      name: 'motivation',
      type: 'textarea',
      label: label({ ro: 'Motivația', en: 'Motivation', ru: 'Мотивация' }),
      required: true,
      maxLength: 5000,
    },
    {
      name: 'links',
      type: 'text',
      hasMany: true,
      label: label({ ro: 'Linkuri', en: 'Links', ru: 'Ссылки' }),
    },
    localeField(),
    {
      name: 'state',
      type: 'select',
      label: commonLabels.state,
      required: true,
      defaultValue: 'received',
      index: true,
      options: [
        { value: 'received', label: label({ ro: 'Primită', en: 'Received', ru: 'Получена' }) },
        {
          value: 'in-review',
          label: label({ ro: 'În analiză', en: 'In review', ru: 'На рассмотрении' }),
        },
        { value: 'accepted', label: label({ ro: 'Acceptată', en: 'Accepted', ru: 'Принята' }) },
        { value: 'declined', label: label({ ro: 'Respinsă', en: 'Declined', ru: 'Отклонена' }) },
      ],
    },
    {
      name: 'notes',
      type: 'json',
      label: label({ ro: 'Însemnări', en: 'Notes', ru: 'Заметки' }),
      // Payload fetches its editor of JSON from a foreign server; the view of our own shows them.
      admin: { hidden: true },
    },
    ...decisionFields(),
  ],
}
