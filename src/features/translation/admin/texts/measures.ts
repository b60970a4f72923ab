import { label, type AdminLabel } from '@/cms/label'

export const measures = ['done', 'missing', 'outdated', 'errors', 'warnings', 'words'] as const

/** Number in a cell of the matrix. */
export type Measure = (typeof measures)[number]

export const measureNames: Record<Measure, AdminLabel> = {
  done: label({ ro: 'Gata', en: 'Done', ru: 'Готово' }),
  missing: label({ ro: 'Lipsesc', en: 'Missing', ru: 'Нет перевода' }),
  outdated: label({ ro: 'De actualizat', en: 'Outdated', ru: 'Устарели' }),
  errors: label({ ro: 'Erori', en: 'Errors', ru: 'Ошибки' }),
  warnings: label({ ro: 'Avertismente', en: 'Warnings', ru: 'Предупреждения' }),
  words: label({ ro: 'Cuvinte rămase', en: 'Words left', ru: 'Осталось слов' }),
}

/** Whole phrases for links, which are read out of their table. */
export const measurePhrases: Record<Measure, AdminLabel> = {
  done: label({
    ro: '{count, plural, one {# text gata} few {# texte gata} other {# de texte gata}} din {total}',
    en: '{count, plural, one {# text} other {# texts}} done of {total}',
    ru: '{count, plural, one {готов # текст} few {готово # текста} other {готово # текстов}} из {total}',
  }),
  missing: label({
    ro: '{count, plural, one {# text lipsește} few {# texte lipsesc} other {# de texte lipsesc}}',
    en: '{count, plural, one {# text} other {# texts}} missing',
    ru: '{count, plural, one {# текст} few {# текста} other {# текстов}} без перевода',
  }),
  outdated: label({
    ro: '{count, plural, one {# text de actualizat} few {# texte de actualizat} other {# de texte de actualizat}}',
    en: '{count, plural, one {# text} other {# texts}} outdated',
    ru: '{count, plural, one {# текст устарел} few {# текста устарели} other {# текстов устарели}}',
  }),
  errors: label({
    ro: '{count, plural, one {# text cu erori} few {# texte cu erori} other {# de texte cu erori}}',
    en: '{count, plural, one {# text} other {# texts}} with errors',
    ru: '{count, plural, one {# текст} few {# текста} other {# текстов}} с ошибками',
  }),
  warnings: label({
    ro: '{count, plural, one {# text cu avertismente} few {# texte cu avertismente} other {# de texte cu avertismente}}',
    en: '{count, plural, one {# text} other {# texts}} with warnings',
    ru: '{count, plural, one {# текст} few {# текста} other {# текстов}} с предупреждениями',
  }),
  words: label({
    ro: '{count, plural, one {# cuvânt rămas} few {# cuvinte rămase} other {# de cuvinte rămase}} de tradus',
    en: '{count, plural, one {# word} other {# words}} left to translate',
    ru: '{count, plural, one {осталось перевести # слово} few {осталось перевести # слова} other {осталось перевести # слов}}',
  }),
}

/** What the checks have found in one text. */
export const findingPhrases = {
  errors: label({
    ro: '{count, plural, one {# eroare} few {# erori} other {# de erori}}',
    en: '{count, plural, one {# error} other {# errors}}',
    ru: '{count, plural, one {# ошибка} few {# ошибки} other {# ошибок}}',
  }),
  warnings: label({
    ro: '{count, plural, one {# avertisment} few {# avertismente} other {# de avertismente}}',
    en: '{count, plural, one {# warning} other {# warnings}}',
    ru: '{count, plural, one {# предупреждение} few {# предупреждения} other {# предупреждений}}',
  }),
}
