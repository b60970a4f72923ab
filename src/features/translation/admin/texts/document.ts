import { label } from '@/cms/label'

export const documentTexts = {
  tab: label({ ro: 'Traduceri', en: 'Translations', ru: 'Переводы' }),
  caption: label({
    ro: 'Textele acestui document și starea lor în fiecare limbă. Apăsați pe o stare ca să deschideți textul.',
    en: 'The texts of this document and their state in each language. Press a state to open its text.',
    ru: 'Тексты этого документа и их состояние на каждом языке. Нажмите на состояние, чтобы открыть текст.',
  }),
  field: label({ ro: 'Textul', en: 'Text', ru: 'Текст' }),
  none: label({
    ro: 'Documentul nu are încă texte în română, deci nici ce traduce. Traducerile apar după prima salvare a unui text.',
    en: 'The document has no Romanian texts yet, so there is nothing to translate. They appear once a text has been saved.',
    ru: 'В документе пока нет румынских текстов, поэтому переводить нечего. Они появятся, когда будет сохранён первый текст.',
  }),
  done: label({ ro: 'gata', en: 'done', ru: 'готово' }),
  noTexts: label({ ro: 'fără texte', en: 'no texts', ru: 'нет текстов' }),
}

export const draftPhrase = label({
  ro: '{count, plural, one {# ciornă} few {# ciorne} other {# de ciorne}}',
  en: '{count, plural, one {# draft} other {# drafts}}',
  ru: '{count, plural, one {# черновик} few {# черновика} other {# черновиков}}',
})
