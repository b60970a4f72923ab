import type { GroupField } from 'payload'
import { commonLabels } from '../common-labels'
import { label } from '../label'
import { localizedText, localizedTextarea } from './localized-text'

/** What search engines and shared links show. Empty fields give way to the page's own texts. */
export function seo(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: label({ ro: 'Motoare de căutare', en: 'Search engines', ru: 'Поисковые системы' }),
    fields: [
      localizedText({
        name: 'title',
        label: commonLabels.heading,
        maxLength: 60,
      }),
      localizedTextarea({
        name: 'description',
        label: commonLabels.description,
        maxLength: 160,
      }),
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        label: label({ ro: 'Imagine', en: 'Image', ru: 'Изображение' }),
        admin: {
          description: label({
            ro: 'Pentru rețele sociale. Fără ea se desenează una cu titlul paginii.',
            en: 'For social networks. Without it, one with the title of the page is drawn.',
            ru: 'Для соцсетей. Без него рисуется изображение с заголовком страницы.',
          }),
        },
      },
    ],
  }
}
