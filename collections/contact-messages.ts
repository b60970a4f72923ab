import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { peopleGroup } from '@/cms/groups'
import { label } from '@/cms/label'
import { localeOptions } from '@/cms/fields/locale-options'

/** What members wrote to the group. Written by the site's own code only. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: {
    singular: label({ ro: 'Mesaj', en: 'Message', ru: 'Сообщение' }),
    plural: label({ ro: 'Mesaje', en: 'Messages', ru: 'Сообщения' }),
  },
  access: { read: isContentEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: peopleGroup,
    useAsTitle: 'name',
    defaultColumns: ['name', 'locale', 'createdAt'],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label({ ro: 'Nume', en: 'Name', ru: 'Имя' }),
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
    {
      name: 'locale',
      type: 'select',
      label: label({ ro: 'Limba', en: 'Language', ru: 'Язык' }),
      required: true,
      options: localeOptions,
    },
    {
      name: 'memberId',
      type: 'text',
      label: label({ ro: 'Membru', en: 'Member', ru: 'Участник' }),
      required: true,
      index: true,
    },
    {
      // Knows a message that is sent twice: a digest of member, name and text.
      name: 'fingerprint',
      type: 'text',
      index: true,
      admin: { hidden: true },
    },
  ],
}
