import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** Where a picture is used. */
export const pictureTexts = {
  tab: label({ ro: 'Folosită în', en: 'Used in', ru: 'Где используется' }),
  caption: label({
    ro: 'Locurile în care apare imaginea',
    en: 'Places where the picture appears',
    ru: 'Где используется изображение',
  }),
  none: label({
    ro: 'Imaginea nu este folosită nicăieri. O puteți muta în coș fără grijă.',
    en: 'The picture is used nowhere. It can go to the trash safely.',
    ru: 'Изображение нигде не используется. Его можно спокойно переместить в корзину.',
  }),
  rule: label({
    ro: 'Cât timp apare undeva, imaginea nu poate fi ștearsă.',
    en: 'As long as it appears anywhere, the picture cannot be deleted.',
    ru: 'Пока изображение где-то используется, удалить его нельзя.',
  }),
  place: commonLabels.where,
  field: label({ ro: 'Câmpul', en: 'Field', ru: 'Поле' }),
  state: commonLabels.state,
  isPublic: label({ ro: 'publicată', en: 'published', ru: 'опубликовано' }),
  isDraft: label({ ro: 'doar în ciornă', en: 'in a draft only', ru: 'только в черновике' }),
  isTrashed: commonLabels.inTrash,
}
