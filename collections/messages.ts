import type { CollectionConfig } from 'payload'
import { inOwnLanguage } from '@/cms/access/in-own-language'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { announceCollection } from '@/cms/hooks/announce-change'
import { translationGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

// Taken over from the code by every migration (src/features/messages/sync-messages.ts).
const access = { create: () => false, update: () => false }

/**
 * The texts of the interface, the e-mails and the errors: one record a key of the catalogue in
 * code, which is also what the site says where a text here is missing or broken.
 */
export const Messages: CollectionConfig = {
  slug: 'messages',
  labels: {
    singular: label({ ro: 'Mesaj al site-ului', en: 'Site message', ru: 'Текст интерфейса' }),
    plural: label({ ro: 'Mesajele site-ului', en: 'Site messages', ru: 'Тексты интерфейса' }),
  },
  access: {
    read: isEditor,
    readVersions: isEditor,
    create: nobody,
    update: inOwnLanguage,
    delete: isAdmin,
  },
  admin: {
    group: translationGroup,
    // Editors know a message by what it says; its key is for programs and the translation desk.
    useAsTitle: 'text',
    defaultColumns: ['text', 'description', 'key', '_status'],
    listSearchableFields: ['key', 'text'],
    disableCopyToLocale: true,
  },
  defaultSort: 'key',
  // Drafts are validated, too: src/features/messages/hooks/message-text.ts.
  versions: { maxPerDoc: 20, drafts: { localizeStatus: true, validate: true } },
  hooks: announceCollection,
  fields: [
    {
      name: 'key',
      type: 'text',
      label: label({ ro: 'Cheie', en: 'Key', ru: 'Ключ' }),
      required: true,
      unique: true,
      access,
      admin: { readOnly: true },
    },
    {
      name: 'text',
      type: 'textarea',
      label: commonLabels.text,
      localized: true,
      admin: {
        description: label({
          ro: 'Dacă lăsați câmpul gol, revine textul din cod. Ce stă între acolade este completat de site.',
          en: 'If you leave this empty, the text from the code comes back. What is in braces is filled in by the site.',
          ru: 'Если оставить поле пустым, вернётся текст из кода. То, что в фигурных скобках, сайт подставит сам.',
        }),
      },
    },
    {
      // The text of the catalogue when it was last compared: tells an edited text from one that
      // follows the code.
      name: 'original',
      type: 'textarea',
      label: label({
        ro: 'Textul din cod la ultima comparare',
        en: 'Text of the code when last compared',
        ru: 'Текст из кода при последнем сравнении',
      }),
      localized: true,
      access,
      admin: { hidden: true },
      custom: { isTranslated: false },
    },
    {
      name: 'namespace',
      type: 'text',
      label: label({ ro: 'Grup', en: 'Group', ru: 'Группа' }),
      required: true,
      index: true,
      access,
      admin: {
        readOnly: true,
        position: 'sidebar',
        components: {
          Field: '/features/messages/admin/group-field#GroupField',
          Cell: '/features/messages/admin/group-field#GroupCell',
        },
      },
    },
    {
      name: 'description',
      type: 'textarea',
      label: label({ ro: 'Unde apare', en: 'Where it appears', ru: 'Где используется' }),
      access,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'arguments',
      type: 'text',
      hasMany: true,
      label: label({ ro: 'Argumente', en: 'Arguments', ru: 'Аргументы' }),
      access,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'channel',
      type: 'select',
      label: label({ ro: 'Canal', en: 'Channel', ru: 'Канал' }),
      required: true,
      defaultValue: 'web',
      options: [
        { value: 'web', label: label({ ro: 'Site', en: 'Website', ru: 'Сайт' }) },
        { value: 'mail', label: label({ ro: 'E-mail', en: 'E-mail', ru: 'Письмо' }) },
      ],
      access,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'maxLength',
      type: 'number',
      label: label({ ro: 'Lungimea maximă', en: 'Maximum length', ru: 'Предельная длина' }),
      access,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'isObsolete',
      type: 'checkbox',
      label: label({
        ro: 'Codul nu îl mai folosește',
        en: 'No longer used by the code',
        ru: 'Код его больше не использует',
      }),
      defaultValue: false,
      index: true,
      access,
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
