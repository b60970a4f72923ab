import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import { siteGlobal } from '@/cms/page-global'

export const Footer = siteGlobal({
  slug: 'footer',
  label: label({ ro: 'Subsol', en: 'Footer', ru: 'Подвал' }),
  fields: [
    localizedTextarea({
      name: 'about',
      label: label({ ro: 'Despre grup', en: 'About the group', ru: 'О группе' }),
      required: true,
    }),
    {
      name: 'attribution',
      type: 'group',
      label: label({ ro: 'Atribuiri', en: 'Attribution', ru: 'Указание авторства' }),
      fields: [
        localizedText({
          name: 'title',
          label: commonLabels.heading,
          required: true,
        }),
        localizedText({
          name: 'creator',
          label: label({ ro: 'Creatorul', en: 'Creator', ru: 'Создатель' }),
          required: true,
        }),
        localizedText({
          name: 'tools',
          label: label({ ro: 'Instrumentele', en: 'Tools', ru: 'Инструменты' }),
          required: true,
        }),
        localizedText({
          name: 'images',
          label: label({ ro: 'Autorii imaginilor', en: 'Image authors', ru: 'Авторы изображений' }),
          required: true,
        }),
        localizedText({
          name: 'icons',
          label: label({ ro: 'Sursa pictogramelor', en: 'Icon source', ru: 'Источник значков' }),
          required: true,
        }),
        localizedText({
          name: 'licence',
          label: label({ ro: 'Licența', en: 'Licence', ru: 'Лицензия' }),
          required: true,
        }),
      ],
    },
  ],
})
