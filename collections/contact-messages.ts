import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { contactStateOptions } from '@/cms/fields/contact-states'
import { localeField } from '@/cms/fields/locale-options'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** What members wrote to the group. Written by the site's own code only. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: {
    singular: label({ ro: 'Mesaj', en: 'Message', ru: 'Сообщение' }),
    plural: label({ ro: 'Mesaje', en: 'Messages', ru: 'Сообщения' }),
  },
  access: { read: isContentEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    // Editors read them in the inbox (src/features/contact-messages/admin); the records themselves
    // stay reachable.
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'assignee', 'locale', 'createdAt'],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: commonLabels.name,
      required: true,
      maxLength: 100,
    },
    {
      name: 'message',
      type: 'textarea',
      label: label({ ro: 'Mesaj', en: 'Message', ru: 'Сообщение' }),
      required: true,
      maxLength: 5000,
    },
    localeField(),
    {
      name: 'memberId',
      type: 'text',
      label: label({ ro: 'Membru', en: 'Member', ru: 'Участник' }),
      required: true,
      index: true,
    },
    {
      name: 'state',
      type: 'select',
      label: commonLabels.state,
      required: true,
      defaultValue: 'new',
      index: true,
      options: contactStateOptions,
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'editors',
      label: commonLabels.assignee,
      index: true,
    },
    {
      name: 'answeredAt',
      type: 'date',
      label: label({ ro: 'Data răspunsului', en: 'Answered at', ru: 'Дата ответа' }),
    },
    {
      // Recognises a message that is sent twice: a digest of member, name and text.
      name: 'fingerprint',
      type: 'text',
      index: true,
      admin: { hidden: true },
    },
  ],
}
