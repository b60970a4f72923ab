import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { nobody } from '@/cms/access/nobody'
import { contributorRoleOptions } from '@/cms/fields/contributor-roles'
import { localeOptions } from '@/cms/fields/locale-options'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/**
 * What a member says about themselves, keyed by the SuperTokens user id. An ordinary collection:
 * members never become Payload users.
 */
export const UserProfiles: CollectionConfig = {
  slug: 'user-profiles',
  labels: {
    singular: label({ ro: 'Profil de membru', en: 'Member profile', ru: 'Профиль участника' }),
    plural: label({ ro: 'Profiluri de membri', en: 'Member profiles', ru: 'Профили участников' }),
  },
  access: { read: isContentEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    // Editors find members, with and without a profile, at /admin/members.
    hidden: true,
    useAsTitle: 'userId',
  },
  fields: [
    {
      name: 'userId',
      type: 'text',
      label: label({ ro: 'Identificator', en: 'Member identifier', ru: 'Идентификатор' }),
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'firstName',
      type: 'text',
      label: label({ ro: 'Prenume', en: 'First name', ru: 'Имя' }),
      defaultValue: '',
      maxLength: 100,
    },
    {
      name: 'lastName',
      type: 'text',
      label: label({ ro: 'Nume', en: 'Last name', ru: 'Фамилия' }),
      defaultValue: '',
      maxLength: 100,
    },
    {
      name: 'lang',
      type: 'select',
      label: commonLabels.language,
      required: true,
      defaultValue: 'ro',
      options: localeOptions,
    },
    {
      name: 'pasions',
      type: 'json',
      label: label({ ro: 'Pasiuni', en: 'Passions', ru: 'Увлечения' }),
      defaultValue: {},
      // Payload fetches its editor of JSON from a foreign server; the view of our own shows them.
      admin: { hidden: true },
    },
    {
      name: 'contributorRoles',
      type: 'select',
      label: label({ ro: 'Colaborează ca', en: 'Contributes as', ru: 'Участвует как' }),
      hasMany: true,
      options: contributorRoleOptions,
    },
    {
      // To the day: enough to see that an account is unused, without recording anyone's habits.
      name: 'lastSeenAt',
      type: 'date',
      label: label({ ro: 'Ultima vizită', en: 'Last visit', ru: 'Последний визит' }),
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
      index: true,
    },
    {
      name: 'suspendedAt',
      type: 'date',
      label: label({ ro: 'Suspendat la', en: 'Suspended at', ru: 'Заблокирован' }),
      index: true,
    },
    {
      name: 'suspensionReason',
      type: 'textarea',
      label: label({ ro: 'Motivul suspendării', en: 'Reason', ru: 'Причина блокировки' }),
    },
  ],
}
