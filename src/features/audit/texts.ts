import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** What the audit log says around its entries. */
export const auditTexts = {
  title: label({ ro: 'Jurnal', en: 'Audit log', ru: 'Журнал' }),
  count: label({
    ro: '{count, plural, one {# înregistrare} few {# înregistrări} other {# de înregistrări}}',
    en: '{count, plural, one {# entry} other {# entries}}',
    ru: '{count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}',
  }),
  caption: label({
    ro: 'Ce s-a făcut, de cine și când',
    en: 'What was done, by whom and when',
    ru: 'Что сделано, кем и когда',
  }),
  when: label({ ro: 'Când', en: 'When', ru: 'Когда' }),
  who: commonLabels.who,
  what: commonLabels.what,
  where: commonLabels.where,
  language: commonLabels.language,
  content: label({ ro: 'Tot conținutul', en: 'All content', ru: 'Всё содержимое' }),
  fields: label({ ro: 'Câmpuri', en: 'Fields', ru: 'Поля' }),
  from: label({ ro: 'De la', en: 'From', ru: 'С' }),
  until: label({ ro: 'Până la', en: 'Until', ru: 'По' }),
  anyone: label({ ro: 'Oricine', en: 'Anyone', ru: 'Кто угодно' }),
  system: label({ ro: 'Site-ul însuși', en: 'The site itself', ru: 'Сам сайт' }),
  anything: label({ ro: 'Orice', en: 'Anything', ru: 'Что угодно' }),
  anywhere: label({ ro: 'Oriunde', en: 'Anywhere', ru: 'Где угодно' }),
  anyLanguage: commonLabels.anyLanguage,
  apply: commonLabels.show,
  reset: label({ ro: 'Toate înregistrările', en: 'All entries', ru: 'Все записи' }),
  none: label({
    ro: 'Nicio înregistrare nu corespunde filtrului.',
    en: 'No entry matches the filter.',
    ru: 'Под этот фильтр не подходит ни одна запись.',
  }),
  noneYet: label({
    ro: 'Jurnalul este gol. Tot ce se schimbă de acum înainte va apărea aici.',
    en: 'The log is empty. Whatever is changed from now on will appear here.',
    ru: 'Журнал пуст. Всё, что изменится отныне, появится здесь.',
  }),
  previous: label({ ro: 'Mai noi', en: 'Newer', ru: 'Новее' }),
  next: label({ ro: 'Mai vechi', en: 'Older', ru: 'Старее' }),
  more: label({ ro: 'încă {count}', en: '{count} more', ru: 'ещё {count}' }),
  inTrash: commonLabels.inTrash,
  gone: label({ ro: 'șters', en: 'deleted', ru: 'удалено' }),
  changes: label({ ro: 'Modificări', en: 'Changes', ru: 'Изменения' }),
  before: label({ ro: 'Înainte', en: 'Before', ru: 'Было' }),
  after: label({ ro: 'După', en: 'After', ru: 'Стало' }),
  nothing: commonLabels.nothing,
  onlyFormatting: label({
    ro: 'S-a schimbat doar formatarea sau partea care nu încape aici.',
    en: 'Only the formatting changed, or a part that does not fit here.',
    ru: 'Изменилось только оформление или часть, которая здесь не помещается.',
  }),
  forSome: label({
    ro: 'Jurnalul nu păstrează valorile acestui câmp, pentru că nu le poate citi oricine.',
    en: 'The log keeps no values of this field, because not everyone may read them.',
    ru: 'Журнал не хранит значений этого поля, потому что читать их может не каждый.',
  }),
  note: commonLabels.note,
  yes: label({ ro: 'da', en: 'yes', ru: 'да' }),
  no: label({ ro: 'nu', en: 'no', ru: 'нет' }),
  allOfRecord: label({
    ro: 'Tot ce s-a făcut aici',
    en: 'Everything done here',
    ru: 'Всё, что здесь делали',
  }),
  back: label({ ro: 'Înapoi la jurnal', en: 'Back to the log', ru: 'Назад к журналу' }),
}

/** Payload’s own fields, whose names it knows only while it speaks to someone. */
export const ownFieldNames = {
  email: commonLabels.email,
  filename: label({ ro: 'Fișier', en: 'File', ru: 'Файл' }),
  focalX: label({
    ro: 'Punctul focal, pe orizontală (%)',
    en: 'Focal point, across (%)',
    ru: 'Точка фокуса по горизонтали (%)',
  }),
  focalY: label({
    ro: 'Punctul focal, pe verticală (%)',
    en: 'Focal point, down (%)',
    ru: 'Точка фокуса по вертикали (%)',
  }),
} as const
