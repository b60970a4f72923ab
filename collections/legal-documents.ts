import type { CollectionConfig } from 'payload'
import { publicContent } from '@/cms/access/public-content'
import { localizedRichText } from '@/cms/fields/localized-rich-text'
import { announceCollection } from '@/cms/hooks/announce-change'
import { contentGroup } from '@/cms/groups'
import { label } from '@/cms/label'
import { preview } from '@/cms/preview'
import { draftsPerLanguage } from '@/cms/versions'

/**
 * One record a release. The newest published release whose date has come is in force; the older
 * ones stay readable as history.
 */
export const LegalDocuments: CollectionConfig = {
  slug: 'legal-documents',
  labels: {
    singular: label({ ro: 'Document juridic', en: 'Legal document', ru: 'Правовой документ' }),
    plural: label({ ro: 'Documente juridice', en: 'Legal documents', ru: 'Правовые документы' }),
  },
  access: publicContent,
  admin: {
    group: contentGroup,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'releaseDate', '_status'],
    disableCopyToLocale: true,
    ...preview(({ data }) => (data.kind === 'privacy' ? '/privacy' : '/terms')),
  },
  defaultSort: '-releaseDate',
  versions: draftsPerLanguage,
  hooks: announceCollection,
  indexes: [{ fields: ['kind', 'releaseDate'] }],
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label({ ro: 'Nume intern', en: 'Internal name', ru: 'Внутреннее название' }),
      required: true,
    },
    {
      ...localizedRichText({
        name: 'body',
        label: label({ ro: 'Text', en: 'Text', ru: 'Текст' }),
      }),
      // Not for saving but for publishing: a legal text is not shown with parts missing.
      custom: { isRequired: true },
    },
    {
      name: 'kind',
      type: 'select',
      label: label({ ro: 'Felul', en: 'Kind', ru: 'Вид' }),
      required: true,
      options: [
        {
          value: 'privacy',
          label: label({
            ro: 'Politica de confidențialitate',
            en: 'Privacy policy',
            ru: 'Политика конфиденциальности',
          }),
        },
        {
          value: 'terms',
          label: label({
            ro: 'Termeni de utilizare',
            en: 'Terms of use',
            ru: 'Условия использования',
          }),
        },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'releaseDate',
      type: 'date',
      label: label({
        ro: 'Data intrării în vigoare',
        en: 'Release date',
        ru: 'Дата вступления в силу',
      }),
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
        description: label({
          ro: 'Până la această dată rămâne valabilă ediția anterioară.',
          en: 'Until this date the previous release stays in force.',
          ru: 'До этой даты действует предыдущая редакция.',
        }),
      },
    },
  ],
}
