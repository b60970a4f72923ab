import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import { siteGlobal } from '@/cms/page-global'

export const Site = siteGlobal({
  slug: 'site',
  label: label({ ro: 'Despre site', en: 'About the site', ru: 'О сайте' }),
  fields: [
    localizedText({
      name: 'name',
      label: label({ ro: 'Numele', en: 'Name', ru: 'Название' }),
      required: true,
      maxLength: 30,
    }),
    localizedText({
      name: 'tagline',
      label: label({ ro: 'Sloganul', en: 'Tagline', ru: 'Слоган' }),
      required: true,
      maxLength: 80,
    }),
    localizedTextarea({
      name: 'description',
      label: commonLabels.description,
      required: true,
      maxLength: 160,
    }),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label({
        ro: 'Imaginea pentru rețele sociale',
        en: 'Image for social networks',
        ru: 'Изображение для соцсетей',
      }),
      admin: {
        description: label({
          ro: 'Se arată numai dacă imaginea cu titlul paginii nu poate fi desenată.',
          en: 'Shown only when the image with the title of the page cannot be drawn.',
          ru: 'Показывается, только если изображение с заголовком страницы нельзя нарисовать.',
        }),
      },
    },
  ],
})
