import { label, sameLabel, type AdminLabel } from '@/cms/label'
import type { CheckTexts } from './checks/texts/check-texts'

type CheckOf<Key> = Key extends `${infer Check}/${string}` ? Check : Key

/** Names of the checks, in the order of the filter. */
export const checkNames = {
  'cut-off': label({ ro: 'Text trunchiat', en: 'Cut off', ru: 'Текст обрезан' }),
  'no-source': label({ ro: 'Fără original', en: 'Without a source', ru: 'Без оригинала' }),
  'same-as-source': label({
    ro: 'La fel ca originalul',
    en: 'Same as the source',
    ru: 'Совпадает с оригиналом',
  }),
  script: label({
    ro: 'Litere din alt alfabet',
    en: 'Letters of another alphabet',
    ru: 'Буквы другого алфавита',
  }),
  inconsistent: label({
    ro: 'Traduceri diferite',
    en: 'Differing translations',
    ru: 'Разные переводы',
  }),
  placeholder: label({ ro: 'Argumente', en: 'Arguments', ru: 'Аргументы' }),
  tags: label({
    ro: 'Linkuri și formatare',
    en: 'Links and formatting',
    ru: 'Ссылки и оформление',
  }),
  markup: label({ ro: 'Marcaje', en: 'Tags', ru: 'Разметка' }),
  'link-text-empty': label({
    ro: 'Link fără text',
    en: 'Link without text',
    ru: 'Ссылка без текста',
  }),
  'icu-syntax': label({ ro: 'Sintaxa mesajului', en: 'Message syntax', ru: 'Синтаксис сообщения' }),
  'plural-missing': label({
    ro: 'Forme de plural care lipsesc',
    en: 'Missing plural forms',
    ru: 'Не хватает форм числа',
  }),
  'plural-extra': label({
    ro: 'Forme de plural în plus',
    en: 'Extra plural forms',
    ru: 'Лишние формы числа',
  }),
  'plural-lost': label({ ro: 'Plural pierdut', en: 'Plural lost', ru: 'Потеряны формы числа' }),
  'ro-plural-de': label({
    ro: '„de” după număr',
    en: 'Romanian “de” after numbers',
    ru: 'Румынское «de» после числа',
  }),
  'ro-cedilla': label({
    ro: 'Sedilă în loc de virgulă',
    en: 'Cedilla for comma below',
    ru: 'Седиль вместо запятой',
  }),
  'ro-missing-diacritics': label({
    ro: 'Fără diacritice',
    en: 'No diacritics',
    ru: 'Нет диакритики',
  }),
  'ro-nici-un': label({
    ro: '„nici un” sau „niciun”',
    en: 'Romanian “nici un” or “niciun”',
    ru: 'Румынское «nici un» или «niciun»',
  }),
  numbers: label({ ro: 'Numere', en: 'Numbers', ru: 'Числа' }),
  units: label({ ro: 'Unități și semne', en: 'Units and signs', ru: 'Единицы и знаки' }),
  dates: label({
    ro: 'Zile, luni și numerale',
    en: 'Days, months and number words',
    ru: 'Дни, месяцы и числительные',
  }),
  urls: label({ ro: 'Adrese web', en: 'Web addresses', ru: 'Веб-адреса' }),
  emails: label({ ro: 'Adrese de e-mail', en: 'E-mail addresses', ru: 'Адреса электронной почты' }),
  glossary: label({ ro: 'Termeni din glosar', en: 'Glossary terms', ru: 'Термины глоссария' }),
  'glossary-kept': label({
    ro: 'Nume care nu se traduc',
    en: 'Names that are not translated',
    ru: 'Непереводимые названия',
  }),
  'max-length': label({ ro: 'Prea lung', en: 'Too long', ru: 'Слишком длинный' }),
  'end-mark': label({ ro: 'Semnul de la sfârșit', en: 'Final mark', ru: 'Знак в конце' }),
  'pair-balance': label({
    ro: 'Paranteze și ghilimele fără pereche',
    en: 'Unpaired brackets and quotes',
    ru: 'Скобки и кавычки без пары',
  }),
  'quotes-style': label({
    ro: 'Felul ghilimelelor',
    en: 'Kind of quotation marks',
    ru: 'Вид кавычек',
  }),
  'case-start': label({ ro: 'Litera de la început', en: 'First letter', ru: 'Первая буква' }),
  'repeated-word': label({ ro: 'Cuvânt repetat', en: 'Repeated word', ru: 'Повтор слова' }),
  newlines: label({
    ro: 'Rânduri și paragrafe',
    en: 'Lines and paragraphs',
    ru: 'Строки и абзацы',
  }),
  'double-space': label({ ro: 'Spații duble', en: 'Double spaces', ru: 'Двойные пробелы' }),
  trim: label({ ro: 'Spații la margini', en: 'Spaces at the ends', ru: 'Пробелы по краям' }),
  'space-before-punctuation': label({
    ro: 'Spațiu înaintea semnului',
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
    ro: 'Caractere pierdute',
    en: 'Lost characters',
    ru: 'Потерянные символы',
  }),
} satisfies Record<CheckOf<keyof CheckTexts['sentences']>, AdminLabel>

const names = new Map<string, AdminLabel>(Object.entries(checkNames))

/** A check that this version does not know goes by its id. */
export function checkName(check: string): AdminLabel {
  return names.get(check) ?? sameLabel(check)
}
