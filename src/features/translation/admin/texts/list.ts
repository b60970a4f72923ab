import { commonLabels } from '@/cms/common-labels'
import { label, type AdminLabel } from '@/cms/label'
import type { UnitKind } from '../../types'
import type { UnitFilter } from '../../reading/views'

export const listTexts = {
  title: label({ ro: 'Texte', en: 'Texts', ru: 'Тексты' }),
  count: label({
    ro: '{count, plural, =0 {niciun text} one {# text} few {# texte} other {# de texte}}',
    en: '{count, plural, =0 {no texts} one {# text} other {# texts}}',
    ru: '{count, plural, =0 {нет текстов} one {# текст} few {# текста} other {# текстов}}',
  }),
  languages: label({ ro: 'Limba textelor', en: 'Language of the texts', ru: 'Язык текстов' }),
  search: label({ ro: 'Căutați în texte', en: 'Search the texts', ru: 'Поиск по текстам' }),
  searchHint: label({
    ro: 'Cuvinte în orice limbă sau adresa unui text',
    en: 'Words in any language, or the address of a text',
    ru: 'Слова на любом языке или адрес текста',
  }),
  filters: label({ ro: 'Filtre', en: 'Filters', ru: 'Фильтры' }),
  state: commonLabels.state,
  check: label({ ro: 'Verificare', en: 'Check', ru: 'Проверка' }),
  anyCheck: label({ ro: 'Oricare', en: 'Any', ru: 'Любая' }),
  kind: label({ ro: 'Fel', en: 'Kind', ru: 'Вид' }),
  anyKind: commonLabels.any,
  document: label({ ro: 'Document', en: 'Document', ru: 'Документ' }),
  anyDocument: commonLabels.any,
  changedSince: label({ ro: 'Modificat din', en: 'Changed since', ru: 'Изменён не раньше' }),
  order: label({ ro: 'Ordinea', en: 'Order', ru: 'Порядок' }),
  isUnfinished: label({ ro: 'De lucrat', en: 'To be done', ru: 'Предстоит сделать' }),
  isOutdated: label({ ro: 'De actualizat', en: 'Outdated', ru: 'Устарели' }),
  isLocked: label({ ro: 'Blocate', en: 'Locked', ru: 'Закрытые' }),
  hasErrors: label({ ro: 'Cu erori', en: 'With errors', ru: 'С ошибками' }),
  hasWarnings: label({ ro: 'Cu avertismente', en: 'With warnings', ru: 'С предупреждениями' }),
  hasOpenComments: label({
    ro: 'Cu comentarii nerezolvate',
    en: 'With open comments',
    ru: 'С открытыми комментариями',
  }),
  apply: commonLabels.show,
  reset: commonLabels.clearFilters,
  caption: label({
    ro: 'Textele găsite, cu sursa, traducerea și starea lor',
    en: 'The texts found, with their source, translation and state',
    ru: 'Найденные тексты: исходный текст, перевод и состояние',
  }),
  place: label({ ro: 'Locul', en: 'Place', ru: 'Место' }),
  source: label({ ro: 'Sursa', en: 'Source', ru: 'Исходный текст' }),
  text: label({ ro: 'Textul', en: 'Text', ru: 'Текст' }),
  translation: label({ ro: 'Traducerea', en: 'Translation', ru: 'Перевод' }),
  changed: label({ ro: 'Modificat', en: 'Changed', ru: 'Изменён' }),
  unchanged: label({ ro: 'nemodificat', en: 'not changed yet', ru: 'не менялся' }),
  noText: label({ ro: 'Încă netradus', en: 'Not translated yet', ru: 'Ещё не переведён' }),
  nothing: label({
    ro: 'Niciun text nu se potrivește. Încercați mai puține filtre sau alte cuvinte.',
    en: 'No text matches. Try fewer filters or other words.',
    ru: 'Ни один текст не подходит. Уберите часть фильтров или измените слова.',
  }),
  nothingMissing: label({
    ro: 'Nu lipsește nimic: toate textele alese au traducere.',
    en: 'Nothing is missing: every text chosen has a translation.',
    ru: 'Ничего не пропущено: у всех выбранных текстов есть перевод.',
  }),
  nothingToReview: label({
    ro: 'Nimic de verificat deocamdată. Ce salvează traducătorii apare aici.',
    en: 'Nothing to review for now. What translators save turns up here.',
    ru: 'Пока проверять нечего. Здесь появится то, что сохранят переводчики.',
  }),
  nothingOutdated: label({
    ro: 'Nicio traducere nu a rămas în urma sursei.',
    en: 'No translation has fallen behind its source.',
    ru: 'Ни один перевод не отстал от исходного текста.',
  }),
  nothingWrong: label({
    ro: 'Verificările nu au găsit nimic aici.',
    en: 'The checks have found nothing here.',
    ru: 'Проверки ничего здесь не нашли.',
  }),
  badAddress: label({
    ro: 'Adresa cere ceva ce lista nu cunoaște, așa că vedeți toate textele limbii.',
    en: 'The address asks for something that the list does not know, so all texts of the language are shown.',
    ru: 'Адрес запрашивает то, чего список не знает, поэтому показаны все тексты на этом языке.',
  }),
  seeAll: label({ ro: 'Vedeți toate textele', en: 'See all texts', ru: 'Показать все тексты' }),
}

export const kindNames: Record<UnitKind, AdminLabel> = {
  global: label({
    ro: 'Pagini și părți comune',
    en: 'Pages and shared parts',
    ru: 'Страницы и общие части',
  }),
  collection: label({ ro: 'Documente', en: 'Documents', ru: 'Документы' }),
  message: label({ ro: 'Mesajele site-ului', en: 'Site messages', ru: 'Тексты интерфейса' }),
}

export const orderNames: Record<NonNullable<UnitFilter['order']>, AdminLabel> = {
  document: label({ ro: 'Ca în documente', en: 'Document order', ru: 'Как в документах' }),
  changed: label({ ro: 'Cele mai noi întâi', en: 'Newest first', ru: 'Сначала новые' }),
  severity: label({
    ro: 'Cele mai grave întâi',
    en: 'Most serious first',
    ru: 'Сначала серьёзные',
  }),
}
