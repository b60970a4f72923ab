import type { CollectionConfig, GroupField } from 'payload'
import { publicContent } from '@/cms/access/public-content'
import { icon } from '@/cms/fields/icon'
import { localizedRichText } from '@/cms/fields/localized-rich-text'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { seo } from '@/cms/fields/seo'
import { slug } from '@/cms/fields/slug'
import { topic } from '@/cms/fields/topic'
import { announceCollection } from '@/cms/hooks/announce-change'
import { newHeading } from '@/cms/fields/new-heading'
import { contentGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import { preview } from '@/cms/preview'
import { draftsPerLanguage } from '@/cms/versions'

/** Four fixed groups instead of an array: rows shared by languages lose texts when edited (docs/adr/0005). */
function feature({ name, number }: { name: string; number: number }): GroupField {
  return {
    name,
    type: 'group',
    label: label({
      ro: `Punctul forte ${number}`,
      en: `Feature ${number}`,
      ru: `Особенность ${number}`,
    }),
    fields: [
      icon(),
      localizedText({
        name: 'title',
        label: commonLabels.heading,
        required: true,
      }),
      localizedTextarea({
        name: 'description',
        label: commonLabels.description,
        required: true,
      }),
    ],
  }
}

export const Projects: CollectionConfig = {
  slug: 'projects',
  labels: {
    singular: label({ ro: 'Proiect', en: 'Project', ru: 'Проект' }),
    plural: label({ ro: 'Proiecte', en: 'Projects', ru: 'Проекты' }),
  },
  access: publicContent,
  admin: {
    group: contentGroup,
    useAsTitle: 'title',
    defaultColumns: ['title', 'stage', 'order', '_status', 'updatedAt'],
    disableCopyToLocale: true,
    ...preview(({ data }) => `/proj/${typeof data.slug === 'string' ? data.slug : ''}`),
  },
  defaultSort: 'order',
  versions: draftsPerLanguage,
  trash: true,
  hooks: announceCollection,
  fields: [
    newHeading(label({ ro: 'Proiect nou', en: 'New project', ru: 'Новый проект' })),
    localizedText({
      name: 'title',
      label: commonLabels.title,
      required: true,
      maxLength: 80,
    }),
    localizedText({
      name: 'catchphrase',
      label: label({ ro: 'Deviză', en: 'Catchphrase', ru: 'Девиз' }),
      required: true,
      maxLength: 160,
    }),
    localizedRichText({
      name: 'description',
      label: commonLabels.description,
    }),
    feature({ name: 'feature1', number: 1 }),
    feature({ name: 'feature2', number: 2 }),
    feature({ name: 'feature3', number: 3 }),
    feature({ name: 'feature4', number: 4 }),
    seo(),
    slug(),
    {
      ...topic({ name: 'accent', label: commonLabels.topic }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'banner',
      type: 'upload',
      relationTo: 'media',
      label: label({ ro: 'Banner', en: 'Banner', ru: 'Баннер' }),
      admin: {
        position: 'sidebar',
        description: label({
          ro: 'Fără imagine, pagina folosește desenul tematicii.',
          en: 'Without a picture the page uses the topic’s artwork.',
          ru: 'Без изображения страница использует рисунок темы.',
        }),
      },
    },
    {
      name: 'stage',
      type: 'select',
      label: label({ ro: 'Stadiul proiectului', en: 'Stage', ru: 'Этап' }),
      required: true,
      defaultValue: 'construction',
      options: [
        {
          value: 'construction',
          label: label({ ro: 'În construcție', en: 'Under construction', ru: 'В разработке' }),
        },
        { value: 'open', label: label({ ro: 'Deschis', en: 'Open', ru: 'Открыт' }) },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'portal',
      type: 'text',
      label: label({ ro: 'Adresa portalului', en: 'Portal address', ru: 'Адрес портала' }),
      validate: (value: unknown) =>
        value == null ||
        value === '' ||
        (typeof value === 'string' && /^https:\/\/\S+$/.test(value))
          ? true
          : 'https://…',
      // Read by the report of broken links (src/features/links/links-in.ts).
      custom: { link: 'address' },
      admin: {
        position: 'sidebar',
        condition: (data) => data.stage === 'open',
      },
    },
    {
      name: 'order',
      type: 'number',
      label: label({ ro: 'Ordinea', en: 'Order', ru: 'Порядок' }),
      required: true,
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
}
