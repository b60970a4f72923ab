import { label, type AdminLabel } from '@/cms/label'
import type { Segment } from '../../desk-paths'

export const deskTexts = {
  title: label({ ro: 'Traduceri', en: 'Translations', ru: 'Переводы' }),
  sections: label({
    ro: 'Secțiunile traducerilor',
    en: 'Sections of the translations',
    ru: 'Разделы переводов',
  }),
  coverage: label({ ro: 'Stadiu', en: 'Coverage', ru: 'Готовность' }),
  texts: label({ ro: 'Texte', en: 'Texts', ru: 'Тексты' }),
  unit: label({ ro: 'Editarea textului', en: 'Edit a text', ru: 'Правка текста' }),
  exchange: label({ ro: 'Import și export', en: 'Import and export', ru: 'Импорт и экспорт' }),
  glossary: label({ ro: 'Glosar', en: 'Glossary', ru: 'Глоссарий' }),
  noUnit: label({
    ro: 'Textul acesta nu există sau nu mai există. E posibil ca rândul din care făcea parte să fi fost șters.',
    en: 'There is no such text, or it is gone: the row that it belonged to may have been deleted.',
    ru: 'Такого текста нет. Возможно, удалена строка, в которой он стоял.',
  }),
  backToList: label({
    ro: 'Înapoi la lista de texte',
    en: 'Back to the list of texts',
    ru: 'Назад к списку текстов',
  }),
}

export const segmentTitles: Record<Segment, AdminLabel> = {
  '': deskTexts.coverage,
  list: deskTexts.texts,
  unit: deskTexts.unit,
  exchange: deskTexts.exchange,
}
