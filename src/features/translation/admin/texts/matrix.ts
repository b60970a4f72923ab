import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const matrixTexts = {
  title: label({
    ro: 'Stadiul traducerilor',
    en: 'Translation coverage',
    ru: 'Готовность переводов',
  }),
  caption: label({
    ro: 'Câte texte din fiecare document sunt gata și ce mai e de lucrat, pe limbi. Apăsați pe o cifră ca să vedeți textele.',
    en: 'How many texts of each document are done and what is left, by language. Press a number to see its texts.',
    ru: 'Сколько текстов каждого документа готово и что осталось, по языкам. Нажмите на число, чтобы увидеть эти тексты.',
  }),
  document: label({ ro: 'Document', en: 'Document', ru: 'Документ' }),
  pages: label({
    ro: 'Pagini și părți comune',
    en: 'Pages and shared parts',
    ru: 'Страницы и общие части',
  }),
  source: label({ ro: 'limba-sursă', en: 'source', ru: 'исходный язык' }),
  search: label({ ro: 'Căutați un document', en: 'Find a document', ru: 'Найти документ' }),
  group: label({ ro: 'Grupul', en: 'Group', ru: 'Раздел' }),
  allGroups: label({ ro: 'Toate grupurile', en: 'All groups', ru: 'Все разделы' }),
  onlyWork: label({
    ro: 'Doar ce mai e de lucrat',
    en: 'Only what needs work',
    ru: 'Только то, что требует работы',
  }),
  show: commonLabels.show,
  reset: commonLabels.clearFilters,
  focus: label({
    ro: 'Limba la care lucrați',
    en: 'The language you work on',
    ru: 'Язык, над которым вы работаете',
  }),
  textsDone: label({
    ro: '{done} din {total, plural, one {# text} few {# texte} other {# de texte}} gata',
    en: '{done} of {total, plural, one {# text} other {# texts}} done',
    ru: 'Готово: {done} из {total, plural, one {# текста} other {# текстов}}',
  }),
  allDone: label({
    ro: 'Nu mai e nimic de lucrat.',
    en: 'Nothing left to do.',
    ru: 'Всё готово.',
  }),
  sortBy: label({
    ro: 'Ordonați după: {measure}, {language}',
    en: 'Sort by {measure}, {language}',
    ru: 'Упорядочить: {measure}, {language}',
  }),
  sortByTitle: label({
    ro: 'Ordonați după titlu',
    en: 'Sort by title',
    ru: 'Упорядочить по названию',
  }),
  legend: label({ ro: 'Semnele din tabel', en: 'Key to the table', ru: 'Обозначения в таблице' }),
  fold: label({ ro: 'Restrângeți: {group}', en: 'Fold {group}', ru: 'Свернуть: {group}' }),
  unfold: label({ ro: 'Desfășurați: {group}', en: 'Unfold {group}', ru: 'Развернуть: {group}' }),
  more: label({
    ro: 'Sunt arătate primele {shown} din {total}. Pentru restul, folosiți căutarea.',
    en: 'The first {shown} of {total} are shown. Use the search to find the rest.',
    ru: 'Показаны первые {shown} из {total}. Остальные найдёт поиск.',
  }),
  nothingFound: label({
    ro: 'Niciun document nu se potrivește. Încercați alte cuvinte sau anulați filtrele.',
    en: 'No document matches. Try other words or clear the filters.',
    ru: 'Ни один документ не подходит. Попробуйте другие слова или сбросьте фильтры.',
  }),
  nothingLeft: label({
    ro: 'Nu mai e nimic de lucrat aici: toate textele sunt gata.',
    en: 'Nothing here needs work: every text is done.',
    ru: 'Здесь работать не над чем: все тексты готовы.',
  }),
}

export const reviewPhrase = label({
  ro: '{count, plural, one {# text de verificat} few {# texte de verificat} other {# de texte de verificat}}',
  en: '{count, plural, one {# text} other {# texts}} to review',
  ru: '{count, plural, one {# текст ждёт проверки} few {# текста ждут проверки} other {# текстов ждут проверки}}',
})
