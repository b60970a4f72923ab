import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { nobody } from '@/cms/access/nobody'
import { localeField } from '@/cms/fields/locale-options'
import { peopleGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/**
 * The outbox: mails wait here, written in the transaction of their cause, until the mail server has
 * taken them. What a mail says is encrypted, and is erased with its recipient once it is sent. What a
 * refused one says is kept until its time is over, so that it can be sent again.
 */
export const OutgoingMails: CollectionConfig = {
  slug: 'outgoing-mails',
  labels: {
    singular: label({ ro: 'E-mail de ieșire', en: 'Outgoing e-mail', ru: 'Исходящее письмо' }),
    plural: label({ ro: 'E-mailuri de ieșire', en: 'Outgoing e-mails', ru: 'Исходящие письма' }),
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: peopleGroup,
    useAsTitle: 'template',
    defaultColumns: ['template', 'recipient', 'state', 'lastError', 'createdAt'],
  },
  fields: [
    {
      name: 'template',
      type: 'text',
      label: label({ ro: 'Tip', en: 'Kind', ru: 'Вид' }),
      required: true,
    },
    localeField(),
    {
      name: 'recipient',
      type: 'text',
      label: label({ ro: 'Destinatar', en: 'Recipient', ru: 'Получатель' }),
      index: true,
      admin: {
        // As in the list.
        placeholder: '—',
        description: label({
          ro: 'Se șterge după trimitere.',
          en: 'Erased once the e-mail is sent.',
          ru: 'Удаляется после отправки.',
        }),
      },
    },
    {
      // Whom it is to or about: addresses change, what a mail says is erased before its row.
      name: 'memberId',
      type: 'text',
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      name: 'content',
      type: 'textarea',
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      label: commonLabels.state,
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [
        { value: 'queued', label: label({ ro: 'În așteptare', en: 'Queued', ru: 'В очереди' }) },
        { value: 'sending', label: label({ ro: 'Se trimite', en: 'Sending', ru: 'Отправляется' }) },
        { value: 'sent', label: label({ ro: 'Trimis', en: 'Sent', ru: 'Отправлено' }) },
        { value: 'failed', label: label({ ro: 'Respins', en: 'Refused', ru: 'Отклонено' }) },
      ],
    },
    {
      name: 'attempts',
      type: 'number',
      label: label({ ro: 'Încercări', en: 'Attempts', ru: 'Попытки' }),
      required: true,
      defaultValue: 0,
    },
    {
      name: 'dueAt',
      type: 'date',
      label: label({ ro: 'Următoarea încercare', en: 'Next attempt', ru: 'Следующая попытка' }),
      index: true,
    },
    {
      name: 'leaseUntil',
      type: 'date',
      admin: { hidden: true },
    },
    {
      name: 'sentAt',
      type: 'date',
      label: label({ ro: 'Data trimiterii', en: 'Sent at', ru: 'Отправлено' }),
    },
    {
      name: 'messageId',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    {
      name: 'lastError',
      type: 'textarea',
      label: commonLabels.lastError,
    },
  ],
}
