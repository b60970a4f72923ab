import type { CollectionConfig, GroupField } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { isEditor } from '@/cms/access/is-editor'
import { newHeading } from '@/cms/fields/new-heading'
import { translationGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import { localeNames, locales, type Locale } from '@/i18n/locales'

// A field of several words looks like a list to choose from.
const typed = label({
  ro: 'Scrieți și apăsați Enter',
  en: 'Type and press Enter',
  ru: 'Введите и нажмите Enter',
})

function forms(locale: Locale): GroupField {
  return {
    name: locale,
    type: 'group',
    label: localeNames[locale].name,
    fields: [
      {
        name: 'preferred',
        type: 'text',
        label: label({ ro: 'Forma de bază', en: 'Base form', ru: 'Основная форма' }),
      },
      {
        name: 'stems',
        type: 'text',
        hasMany: true,
        label: label({ ro: 'Rădăcini', en: 'Stems', ru: 'Основы' }),
        admin: {
          placeholder: typed,
          description: label({
            ro: 'Începutul cuvântului, fără terminații: „pasiun” se potrivește cu „pasiuni” și „pasiunile”.',
            en: 'The beginning of the word without endings: “passion” fits “passions” as well.',
            ru: 'Начало слова без окончаний: «увлечени» подходит к «увлечение» и «увлечениями».',
          }),
        },
      },
      {
        name: 'forbidden',
        type: 'text',
        hasMany: true,
        label: label({ ro: 'Forme de evitat', en: 'Forms to avoid', ru: 'Нежелательные формы' }),
        admin: { placeholder: typed },
      },
    ],
  }
}

/** How the group names things in each language; the desk compares texts with it. */
export const GlossaryTerms: CollectionConfig = {
  slug: 'glossary-terms',
  labels: {
    singular: label({ ro: 'Termen', en: 'Glossary term', ru: 'Термин' }),
    plural: label({ ro: 'Glosar', en: 'Glossary', ru: 'Глоссарий' }),
  },
  access: {
    read: isEditor,
    create: isContentEditor,
    update: isContentEditor,
    delete: isContentEditor,
  },
  admin: { group: translationGroup, useAsTitle: 'name', defaultColumns: ['name', 'note'] },
  fields: [
    newHeading(label({ ro: 'Termen nou', en: 'New glossary term', ru: 'Новый термин' })),
    {
      name: 'name',
      type: 'text',
      label: label({ ro: 'Termenul', en: 'Term', ru: 'Термин' }),
      required: true,
      unique: true,
    },
    {
      name: 'isKept',
      type: 'checkbox',
      label: label({
        ro: 'Nu se traduce',
        en: 'Is not translated',
        ru: 'Не переводится',
      }),
      defaultValue: false,
    },
    ...locales.map(forms),
    {
      name: 'note',
      type: 'textarea',
      label: commonLabels.note,
    },
  ],
}
