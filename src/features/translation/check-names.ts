import { label, type AdminLabel } from '@/cms/label'
import type { CheckTexts } from './checks/texts/check-texts'

/** Short names of the checks, in the order in which a filter offers them. */
export const checkNames = {
  'cut-off': label({ ro: 'Text trunchiat', en: 'Cut off', ru: 'Текст обрезан' }),
  outdated: label({ ro: 'Sursa s-a schimbat', en: 'Source changed', ru: 'Изменился оригинал' }),
  'no-source': label({ ro: 'Fără sursă', en: 'Without a source', ru: 'Без оригинала' }),
  'same-as-source': label({
    ro: 'La fel ca sursa',
    en: 'Same as the source',
    ru: 'Совпадает с оригиналом',
  }),
  script: label({ ro: 'Alfabet greșit', en: 'Wrong script', ru: 'Не тот алфавит' }),
  inconsistent: label({ ro: 'Traduceri diferite', en: 'Inconsistent', ru: 'Разные переводы' }),
  placeholder: label({ ro: 'Argumente', en: 'Placeholders', ru: 'Подстановки' }),
  tags: label({ ro: 'Etichete', en: 'Tags', ru: 'Теги' }),
  markup: label({ ro: 'Formatare', en: 'Formatting', ru: 'Оформление' }),
  'link-text-empty': label({
    ro: 'Link fără text',
    en: 'Link without text',
    ru: 'Ссылка без текста',
  }),
  'icu-syntax': label({ ro: 'Sintaxa mesajului', en: 'Message syntax', ru: 'Синтаксис сообщения' }),
  'plural-missing': label({
    ro: 'Forme de plural lipsă',
    en: 'Plural forms missing',
    ru: 'Не хватает форм числа',
  }),
  'plural-extra': label({
    ro: 'Forme de plural în plus',
    en: 'Extra plural forms',
    ru: 'Лишние формы числа',
  }),
  'plural-lost': label({
    ro: 'Plural pierdut',
    en: 'Plural lost',
    ru: 'Потеряны формы числа',
  }),
  'ro-plural-de': label({
    ro: '„de” după număr',
    en: 'Romanian “de” after numbers',
    ru: 'Румынское «de» при числах',
  }),
  'ro-cedilla': label({
    ro: 'Sedilă în loc de virgulă',
    en: 'Cedilla for comma below',
    ru: 'Седиль вместо запятой',
  }),
  'ro-missing-diacritics': label({
    ro: 'Diacritice lipsă',
    en: 'Missing diacritics',
    ru: 'Нет диакритики',
  }),
  'ro-nici-un': label({
    ro: '„nici un” sau „niciun”',
    en: '“nici un” or “niciun”',
    ru: '«nici un» или «niciun»',
  }),
  numbers: label({ ro: 'Numere', en: 'Numbers', ru: 'Числа' }),
  units: label({ ro: 'Unități și semne', en: 'Units and signs', ru: 'Единицы и знаки' }),
  dates: label({
    ro: 'Zile, luni, numerale',
    en: 'Days, months, number words',
    ru: 'Дни, месяцы, числительные',
  }),
  urls: label({ ro: 'Adrese web', en: 'Web addresses', ru: 'Веб-адреса' }),
  emails: label({ ro: 'Adrese de e-mail', en: 'E-mail addresses', ru: 'Адреса почты' }),
  glossary: label({ ro: 'Termeni din glosar', en: 'Glossary terms', ru: 'Термины глоссария' }),
  'glossary-kept': label({
    ro: 'Nume care nu se traduc',
    en: 'Terms to keep',
    ru: 'Непереводимые названия',
  }),
  'max-length': label({ ro: 'Prea lung', en: 'Too long', ru: 'Слишком длинный' }),
  'end-mark': label({ ro: 'Semnul de la sfârșit', en: 'End mark', ru: 'Знак в конце' }),
  'pair-balance': label({
    ro: 'Paranteze și ghilimele',
    en: 'Brackets and quotes',
    ru: 'Скобки и кавычки',
  }),
  'quotes-style': label({ ro: 'Felul ghilimelelor', en: 'Style of quotes', ru: 'Вид кавычек' }),
  'case-start': label({ ro: 'Litera de la început', en: 'First letter', ru: 'Первая буква' }),
  'repeated-word': label({ ro: 'Cuvânt repetat', en: 'Repeated word', ru: 'Повтор слова' }),
  newlines: label({ ro: 'Rânduri', en: 'Line breaks', ru: 'Переносы строк' }),
  'double-space': label({ ro: 'Spații duble', en: 'Double spaces', ru: 'Двойные пробелы' }),
  trim: label({ ro: 'Spații la margini', en: 'Spaces at the ends', ru: 'Пробелы по краям' }),
  'space-before-punctuation': label({
    ro: 'Spațiu înainte de semn',
    en: 'Space before punctuation',
    ru: 'Пробел перед знаком',
  }),
  'ellipsis-style': label({ ro: 'Puncte de suspensie', en: 'Ellipsis', ru: 'Многоточие' }),
  'space-after-punctuation': label({
    ro: 'Spațiu după semn',
    en: 'Space after punctuation',
    ru: 'Пробел после знака',
  }),
  'ru-yo': label({ ro: 'Е în loc de ё', en: 'Е for ё', ru: 'Е вместо ё' }),
  'zero-width': label({
    ro: 'Caractere invizibile',
    en: 'Invisible characters',
    ru: 'Невидимые символы',
  }),
  'replacement-character': label({
    ro: 'Caractere stricate',
    en: 'Broken characters',
    ru: 'Испорченные символы',
  }),
  'open-comment': label({
    ro: 'Comentariu nerezolvat',
    en: 'Open comment',
    ru: 'Открытый комментарий',
  }),
} satisfies Record<keyof CheckTexts['names'], AdminLabel>

const names = new Map<string, AdminLabel>(Object.entries(checkNames))

/** A check that this version does not know goes by its id. */
export function checkName(check: string): AdminLabel {
  return names.get(check) ?? { ro: check, en: check, ru: check }
}
