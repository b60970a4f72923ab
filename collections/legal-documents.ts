import type { CollectionConfig } from 'payload'
import { publicContent } from '@/cms/access/public-content'
import { localizedRichText } from '@/cms/fields/localized-rich-text'
import { announceCollection } from '@/cms/hooks/announce-change'
import { newHeading } from '@/cms/fields/new-heading'
import { contentGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import { preview } from '@/cms/preview'
import { draftsPerLanguage } from '@/cms/versions'

/** Each release has an address of its own: an older one, or one whose day is still to come. */
function legalPath({ kind, releaseDate }: Record<string, unknown>): string {
  const page = kind === 'privacy' ? '/privacy' : '/terms'
  return typeof releaseDate === 'string' ? `${page}/${releaseDate.slice(0, 10)}` : page
}

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
    ...preview(({ data }) => legalPath(data)),
  },
  defaultSort: '-releaseDate',
  versions: draftsPerLanguage,
  trash: true,
  hooks: announceCollection,
  indexes: [{ fields: ['kind', 'releaseDate'] }],
  fields: [
    newHeading(
      label({
        ro: 'Document juridic nou',
        en: 'New legal document',
        ru: 'Новый правовой документ',
      }),
    ),
    {
      name: 'name',
      type: 'text',
      label: commonLabels.internalName,
      required: true,
    },
    {
      ...localizedRichText({
        name: 'body',
        label: commonLabels.text,
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
        en: 'In force from',
        ru: 'Дата вступления в силу',
      }),
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
        description: label({
          ro: 'Până la această dată rămâne valabilă ediția anterioară. Despre termeni noi care intră în vigoare peste 30 de zile sau mai târziu, membrii află prin e-mail îndată ce îi publicați.',
          en: 'Until this date the previous release stays in force. If new terms come into force in 30 days or later, members are told by e-mail as soon as you publish them.',
          ru: 'До этой даты действует предыдущая редакция. О новых условиях, которые вступают в силу через 30 дней или позже, участники узнают по почте, как только вы их опубликуете.',
        }),
      },
    },
  ],
}
