import { label } from '@/cms/label'

/** Why translators and reviewers cannot change some of a form. */
export const rightsTexts = {
  shared: label({
    ro: 'Puteți schimba textele în limba: {language}. Câmpurile gri sunt comune tuturor limbilor și le schimbă redactorii.',
    en: 'You can change the texts in this language: {language}. The grey fields are shared by all languages, and editors change them.',
    ru: 'Вы можете менять тексты на языке: {language}. Серые поля общие для всех языков, их меняют редакторы.',
  }),
  other: label({
    ro: 'Aici puteți doar citi: formularul este deschis în altă limbă ({language}), iar dumneavoastră lucrați în: {languages}.',
    en: 'You can only read here: the form is open in another language ({language}), and you work in {languages}.',
    ru: 'Здесь можно только читать: форма открыта на другом языке ({language}), а вы работаете на языках: {languages}.',
  }),
  none: label({
    ro: 'Aici puteți doar citi: contului dumneavoastră nu i s-a dat încă nicio limbă.',
    en: 'You can only read here: your account has not been given a language yet.',
    ru: 'Здесь можно только читать: вашей учётной записи ещё не назначен язык.',
  }),
  open: label({
    ro: 'Deschideți: {language}',
    en: 'Open in {language}',
    ru: 'Открыть на языке: {language}',
  }),
}
