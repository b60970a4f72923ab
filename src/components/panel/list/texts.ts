import { label } from '@/cms/label'

/** Texts of every list of the panel. */
export const listTexts = {
  all: label({ ro: 'Toate', en: 'All', ru: 'Все' }),
  pages: label({ ro: 'Paginile listei', en: 'Pages of the list', ru: 'Страницы списка' }),
  pageNumber: label({
    ro: 'Pagina {page} din {pages}',
    en: 'Page {page} of {pages}',
    ru: 'Страница {page} из {pages}',
  }),
  previous: label({ ro: 'Înapoi', en: 'Previous', ru: 'Назад' }),
  next: label({ ro: 'Înainte', en: 'Next', ru: 'Вперёд' }),
}
