import type { CollectionConfig, Field } from 'payload'
import { isAdmin, isAdminField, isAdminOrSelf, isAdminOrSelfField } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { localeOptions } from '@/cms/fields/locale-options'
import { newHeading } from '@/cms/fields/new-heading'
import { peopleGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import { getEnv } from '@/lib/env'

const closed = { create: () => false, read: () => false, update: () => false }

/** The people who run the site from the admin panel; the only collection that can sign in there. */
export const Editors: CollectionConfig = {
  slug: 'editors',
  labels: {
    singular: label({ ro: 'Redactor', en: 'Editor', ru: 'Редактор' }),
    plural: label({ ro: 'Redactori', en: 'Editors', ru: 'Редакторы' }),
  },
  auth: {
    // Payload would lock the account, and anyone could cause that; instead, attempts are limited
    // (src/features/editors/hooks).
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: getEnv().SITE_URL.startsWith('https://') },
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'editors',
    read: isEditor,
    create: isAdmin,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  // The first editor comes from the environment (npm run migrate); the public form stays closed.
  endpoints: [
    {
      path: '/first-register',
      method: 'post',
      handler: () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 }),
    },
  ],
  admin: { group: peopleGroup, useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  fields: [
    newHeading(label({ ro: 'Redactor nou', en: 'New editor', ru: 'Новый редактор' })),
    // Changed by its owner, with the password and a confirmation.
    {
      name: 'email',
      type: 'email',
      label: commonLabels.email,
      access: { read: isAdminOrSelfField, update: () => false },
    },
    {
      name: 'name',
      type: 'text',
      label: commonLabels.name,
      required: true,
    },
    {
      name: 'role',
      type: 'select',
      label: commonLabels.role,
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      options: [
        {
          value: 'admin',
          label: label({ ro: 'Administrator', en: 'Administrator', ru: 'Администратор' }),
        },
        { value: 'editor', label: label({ ro: 'Redactor', en: 'Editor', ru: 'Редактор' }) },
        {
          value: 'translator',
          label: label({ ro: 'Traducător', en: 'Translator', ru: 'Переводчик' }),
        },
        { value: 'reviewer', label: label({ ro: 'Corector', en: 'Reviewer', ru: 'Корректор' }) },
      ],
    },
    {
      name: 'languages',
      type: 'select',
      label: label({ ro: 'Limbi', en: 'Languages', ru: 'Языки' }),
      hasMany: true,
      access: { create: isAdminField, update: isAdminField },
      options: localeOptions,
    },
    {
      name: 'mayApprove',
      type: 'checkbox',
      label: label({
        ro: 'Își poate aproba singur traducerile',
        en: 'May approve own translations',
        ru: 'Может утверждать свои переводы',
      }),
      defaultValue: false,
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      admin: { condition: (data) => data.role === 'translator' },
    },
    {
      name: 'wantsDigest',
      type: 'checkbox',
      label: label({
        ro: 'Primește zilnic pe e-mail ce este de tradus',
        en: 'Gets a daily e-mail about what needs translating',
        ru: 'Получает ежедневное письмо о том, что нужно перевести',
      }),
      defaultValue: true,
      access: { read: isAdminOrSelfField },
    },
    {
      name: 'digestSentAt',
      type: 'date',
      admin: { hidden: true },
      access: { read: isAdminOrSelfField, create: () => false, update: () => false },
    },
    // The second factor: a secret that is sealed, the last time step that was used, what is left of
    // the recovery codes, as digests. Written by the site's own code only.
    ...['totpSecret', 'recoveryCodes'].map((name): Field => ({
      name,
      type: 'textarea',
      admin: { hidden: true },
      access: closed,
    })),
    { name: 'totpLastStep', type: 'number', admin: { hidden: true }, access: closed },
    {
      name: 'totpEnabledAt',
      type: 'date',
      label: label({
        ro: 'Confirmare în doi pași din',
        en: 'Two-step sign-in since',
        ru: 'Двухэтапный вход включён',
      }),
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data.totpEnabledAt),
      },
      // An editor without it would be a target.
      access: { read: isAdminOrSelfField, create: () => false, update: () => false },
    },
    {
      name: 'signIn',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/features/editors/admin/editor-account#EditorAccount' },
      },
    },
  ],
}
