import { label, type AdminLabel } from '@/cms/label'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'

/** Library texts around a value or a number; `{1}` is the first group. */
const patterns: [RegExp, AdminLabel][] = [
  [
    /^(\d+) results? available\.$/,
    label({ ro: 'Rezultate: {1}.', en: 'Results: {1}.', ru: 'Результатов: {1}.' }),
  ],
  [
    /^(\d+) results? available for search term (.*)\.$/,
    label({
      ro: 'Rezultate pentru „{2}”: {1}.',
      en: 'Results for “{2}”: {1}.',
      ru: 'Результатов по запросу «{2}»: {1}.',
    }),
  ],
  [
    /^options? (.*), selected\.$/,
    label({ ro: 'Ales: {1}.', en: 'Selected: {1}.', ru: 'Выбрано: {1}.' }),
  ],
  [
    /^option (.*), deselected\.$/,
    label({ ro: 'Nu mai este ales: {1}.', en: 'Deselected: {1}.', ru: 'Снят выбор: {1}.' }),
  ],
  [
    /^option (.*) is disabled\. Select another option\.$/,
    label({
      ro: '{1} nu se poate alege. Alegeți altceva.',
      en: '{1} cannot be selected. Select something else.',
      ru: 'Нельзя выбрать: {1}. Выберите другое.',
    }),
  ],
  [
    /^value (.*) focused, (\d+) of (\d+)\.$/,
    label({
      ro: 'Valoarea {2} din {3}: {1}.',
      en: 'Value {2} of {3}: {1}.',
      ru: 'Значение {2} из {3}: {1}.',
    }),
  ],
  [
    /^Select is focused ?(?:,type to refine list)?, press Down to open the menu,\s*(?:press left to focus selected values)?$/,
    label({
      ro: 'Listă. Scrieți pentru a o restrânge, deschideți-o cu săgeata în jos.',
      en: 'List. Type to narrow it down, open it with the down arrow.',
      ru: 'Список. Введите текст, чтобы сузить его; откройте стрелкой вниз.',
    }),
  ],
  [
    /^(.+) is focused ?(?:,type to refine list)?, press Down to open the menu,\s*(?:press left to focus selected values)?$/,
    label({
      ro: 'Listă: {1}. Scrieți pentru a o restrânge, deschideți-o cu săgeata în jos.',
      en: 'List: {1}. Type to narrow it down, open it with the down arrow.',
      ru: 'Список: {1}. Введите текст, чтобы сузить его; откройте стрелкой вниз.',
    }),
  ],
  [/^Edit (.+)$/, label({ ro: 'Modificați: {1}', en: 'Edit: {1}', ru: 'Изменить: {1}' })],
]

/** Translation of a library text that contains a value; null for any other text. */
export function patternWords({
  said,
  language,
}: {
  said: string
  language: Locale
}): string | null {
  for (const [pattern, text] of patterns) {
    const groups = pattern.exec(said)
    if (!groups) continue
    const values = Object.fromEntries([...groups].map((group, index) => [String(index), group]))
    return fillIn({ text: text[language], values })
  }
  return null
}
