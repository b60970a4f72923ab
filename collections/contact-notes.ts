import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { peopleGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

/** What follows a contact message: notes among editors and answers by e-mail, in their order. */
export const ContactNotes: CollectionConfig = {
  slug: 'contact-notes',
  labels: {
    singular: label({ ro: 'Însemnare', en: 'Note', ru: 'Заметка' }),
    plural: label({ ro: 'Însemnări', en: 'Notes', ru: 'Заметки' }),
  },
  access: { read: isContentEditor, create: nobody, update: nobody, delete: nobody },
  admin: { group: peopleGroup, hidden: true, useAsTitle: 'text' },
  indexes: [{ fields: ['message', 'createdAt'] }],
  fields: [
    {
      name: 'message',
      type: 'relationship',
      relationTo: 'contact-messages',
      required: true,
      index: true,
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['note', 'answer', 'change'],
    },
    { name: 'author', type: 'relationship', relationTo: 'editors' },
    { name: 'authorName', type: 'text', required: true },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea', required: true },
    // The message id of the mail in the outbox, to say whether it has been sent.
    { name: 'mailId', type: 'text' },
  ],
}
