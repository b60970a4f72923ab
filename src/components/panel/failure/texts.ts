import { label } from '@/cms/label'

/** Shown in place of a page of the panel or of the site that could not be shown. */
export const failureTexts = {
  title: label({
    ro: 'Pagina nu a putut fi afișată',
    en: 'This page could not be shown',
    ru: 'Не удалось показать страницу',
  }),
  code: label({ ro: 'Codul cererii', en: 'Request code', ru: 'Код запроса' }),
  retry: label({ ro: 'Încercați din nou', en: 'Try again', ru: 'Попробовать снова' }),
  panel: {
    text: label({
      ro: 'A apărut o eroare neașteptată. Ce ați salvat este păstrat. Încercați din nou; dacă eroarea se repetă, trimiteți administratorului codul de mai jos.',
      en: 'Something unexpected went wrong. What you have saved is kept. Try again; if it happens again, send the code below to your administrator.',
      ru: 'Произошла непредвиденная ошибка. Всё сохранённое на месте. Попробуйте ещё раз; если ошибка повторится, сообщите администратору код, указанный ниже.',
    }),
    withoutCode: label({
      ro: 'A apărut o eroare neașteptată. Ce ați salvat este păstrat. Încercați din nou; dacă eroarea se repetă, anunțați administratorul.',
      en: 'Something unexpected went wrong. What you have saved is kept. Try again; if it happens again, tell your administrator.',
      ru: 'Произошла непредвиденная ошибка. Всё сохранённое на месте. Попробуйте ещё раз; если ошибка повторится, сообщите администратору.',
    }),
    away: label({
      ro: 'Baza de date nu răspunde. Ce ați salvat este păstrat. Pagina se va deschide singură de îndată ce baza de date răspunde din nou.',
      en: 'The database does not answer. What you have saved is kept. This page will open by itself as soon as the database is back.',
      ru: 'База данных не отвечает. Всё сохранённое на месте. Страница откроется сама, как только база данных снова заработает.',
    }),
    back: label({ ro: 'Înapoi la panou', en: 'Back to the dashboard', ru: 'Вернуться к панели' }),
  },
  site: {
    text: label({
      ro: 'A apărut o eroare neașteptată. Încercați din nou; dacă eroarea se repetă, scrieți-ne și indicați codul de mai jos.',
      en: 'Something unexpected went wrong. Try again; if it happens again, write to us and give the code below.',
      ru: 'Произошла непредвиденная ошибка. Попробуйте ещё раз; если ошибка повторится, напишите нам и укажите код, приведённый ниже.',
    }),
    withoutCode: label({
      ro: 'A apărut o eroare neașteptată. Încercați din nou; dacă eroarea se repetă, scrieți-ne.',
      en: 'Something unexpected went wrong. Try again; if it happens again, write to us.',
      ru: 'Произошла непредвиденная ошибка. Попробуйте ещё раз; если ошибка повторится, напишите нам.',
    }),
    away: label({
      ro: 'Site-ul nu răspunde acum. Pagina se va deschide singură de îndată ce va fi din nou disponibil.',
      en: 'The site is not answering right now. This page will open by itself as soon as it is back.',
      ru: 'Сайт сейчас не отвечает. Страница откроется сама, как только он снова заработает.',
    }),
    back: label({ ro: 'Spre pagina principală', en: 'Go to the home page', ru: 'На главную' }),
  },
}
