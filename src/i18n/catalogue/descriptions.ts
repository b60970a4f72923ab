import type { Locale } from '../locales'
import { accountDescriptions } from './descriptions-account'
import { applicationDescriptions } from './descriptions-applications'
import { authDescriptions } from './descriptions-auth'
import { mailDescriptions } from './descriptions-mail'

/**
 * Where messages stand on the site, by the beginning of their key; the longest beginning counts.
 * Editors read it beside the text that they change.
 */
export const messageDescriptions: Record<string, Record<Locale, string>> = {
  ...accountDescriptions,
  ...applicationDescriptions,
  ...authDescriptions,
  ...mailDescriptions,
  layout: {
    ro: 'Pe toate paginile: antetul, meniul și subsolul.',
    en: 'On every page: the header, the menu and the footer.',
    ru: 'На всех страницах: шапка, меню и подвал.',
  },
  'layout.skip': {
    ro: 'Primul link al fiecărei pagini, pentru cei care folosesc tastatura sau un cititor de ecran.',
    en: 'The first link of every page, for people who use a keyboard or a screen reader.',
    ru: 'Первая ссылка на каждой странице, для тех, кто пользуется клавиатурой или программой чтения с экрана.',
  },
  'layout.mainNavigation': {
    ro: 'Numele meniului din antet; îl rostesc cititoarele de ecran.',
    en: 'The name of the menu in the header; screen readers say it.',
    ru: 'Название меню в шапке; его произносят программы чтения с экрана.',
  },
  'layout.footerNavigation': {
    ro: 'Numele listei de pagini din subsol; îl rostesc cititoarele de ecran.',
    en: 'The name of the list of pages in the footer; screen readers say it.',
    ru: 'Название списка страниц в подвале; его произносят программы чтения с экрана.',
  },
  'layout.partial': {
    ro: 'Notă în partea de sus a unei pagini în engleză sau rusă căreia îi lipsesc traduceri.',
    en: 'A note at the top of an English or Russian page that lacks some translations.',
    ru: 'Примечание вверху английской или русской страницы, где переведено не всё.',
  },
  'layout.shorter': {
    ro: 'Notă în partea de sus a unei pagini în engleză sau rusă din care lipsesc alineate ale textului românesc. În locul lui {language} stă linkul către pagina în română.',
    en: 'A note at the top of an English or Russian page that lacks paragraphs of the Romanian text. In the place of {language} stands the link to the page in Romanian.',
    ru: 'Примечание вверху английской или русской страницы, где нет каких-то абзацев румынского текста. На месте {language} стоит ссылка на страницу на румынском.',
  },
  'layout.completing': {
    ro: 'Notă în partea de sus a unei pagini în care se știe că un text este trunchiat. În locul lui {languages} stau linkurile către pagina în celelalte limbi.',
    en: 'A note at the top of a page in which a text is known to be cut off. In the place of {languages} stand the links to the page in the other languages.',
    ru: 'Примечание вверху страницы, где какой-то текст заведомо обрывается. На месте {languages} стоят ссылки на страницу на других языках.',
  },
  'layout.incomplete': {
    ro: 'Continuarea notei despre un text trunchiat: {passages} sunt începuturile textelor, fiecare între ghilimele.',
    en: 'The note about a text that is cut off goes on: {passages} are the beginnings of the texts, each in quotation marks.',
    ru: 'Продолжение примечания об обрывающемся тексте: {passages} — начала текстов, каждое в кавычках.',
  },
  'layout.passage': {
    ro: 'Începutul unui text trunchiat, între ghilimele: {beginning} sunt primele lui cuvinte.',
    en: 'The beginning of a text that is cut off, in quotation marks: {beginning} are its first words.',
    ru: 'Начало обрывающегося текста в кавычках: {beginning} — его первые слова.',
  },
  'layout.nextSteps': {
    ro: 'Titlul din josul unei pagini citite până la capăt, deasupra linkurilor către alte pagini din meniu.',
    en: 'The heading at the foot of a page that is read to its end, above links to other pages of the menu.',
    ru: 'Заголовок внизу прочитанной до конца страницы, над ссылками на другие страницы меню.',
  },
  'layout.newBuild': {
    ro: 'Înștiințare pentru cei care au pagina deschisă când apare o versiune nouă a site-ului.',
    en: 'A notice to readers whose page is open when a new version of the site comes out.',
    ru: 'Уведомление для тех, у кого страница открыта, когда выходит новая версия сайта.',
  },
  'layout.reload': {
    ro: 'Butonul de lângă înștiințarea despre o versiune nouă a site-ului.',
    en: 'The button beside the notice about a new version of the site.',
    ru: 'Кнопка рядом с уведомлением о новой версии сайта.',
  },
  home: {
    ro: 'Pe pagina principală.',
    en: 'On the home page.',
    ru: 'На главной странице.',
  },
  'home.banners': {
    ro: 'Numele șirului de bannere de pe pagina principală; îl rostesc cititoarele de ecran.',
    en: 'The name of the row of banners on the home page; screen readers say it.',
    ru: 'Название ряда баннеров на главной странице; его произносят программы чтения с экрана.',
  },
  projects: {
    ro: 'Pe pagina cu toate proiectele și pe pagina fiecărui proiect.',
    en: 'On the page of all projects and on the page of each one.',
    ru: 'На странице со всеми проектами и на странице каждого проекта.',
  },
  'projects.construction': {
    ro: 'Eticheta unui proiect care încă se pregătește.',
    en: 'The label of a project that is still being prepared.',
    ru: 'Метка проекта, который ещё готовится.',
  },
  'projects.open': {
    ro: 'Eticheta unui proiect care poate fi vizitat.',
    en: 'The label of a project that can be visited.',
    ru: 'Метка проекта, который уже можно посетить.',
  },
  'projects.picture': {
    ro: 'Sub imaginea mare a unui proiect; {author} este numele scris la imagine în „Autor”.',
    en: 'Below the large picture of a project; {author} is the name under “Author” of the picture.',
    ru: 'Под большим изображением проекта; {author} — имя, указанное у изображения в поле «Автор».',
  },
  about: {
    ro: 'Pe pagina „Despre noi”.',
    en: 'On the page “About us”.',
    ru: 'На странице «О нас».',
  },
  'about.timelineEmpty': {
    ro: 'Pe pagina „Despre noi”, cât timp istoria grupului nu are niciun eveniment.',
    en: 'On the page “About us” while the group’s history has no entries.',
    ru: 'На странице «О нас», пока в истории группы нет ни одного события.',
  },
  community: {
    ro: 'Pe pagina „Comunitatea”, sub cifre: câți membri are rețeaua și câți cititori într-o zi.',
    en: 'On the page “The community”, below the figures: how many members the network has, and how many readers a day.',
    ru: 'На странице «Сообщество», под цифрами: сколько участников в сети и сколько читателей в день.',
  },
  'community.fewMembers': {
    ro: 'În locul cifrei, cât timp membrii sunt mai puțini de 20; <figure> cuprinde cuvintele scrise mare.',
    en: 'In the place of the figure while there are fewer than 20 members; <figure> holds the words in large type.',
    ru: 'Вместо цифры, пока участников меньше 20; в <figure> — слова крупным шрифтом.',
  },
  'community.fewReaders': {
    ro: 'În locul cifrei, cât timp cititorii unei zile sunt mai puțini de 20; <figure> cuprinde cuvintele scrise mare.',
    en: 'In the place of the figure while there are fewer than 20 readers a day; <figure> holds the words in large type.',
    ru: 'Вместо цифры, пока читателей за день меньше 20; в <figure> — слова крупным шрифтом.',
  },
  'community.readersSoon': {
    ro: 'Până când s-a numărat o zi întreagă; <figure> cuprinde cuvintele scrise mare.',
    en: 'Until one whole day has been counted; <figure> holds the words in large type.',
    ru: 'Пока не подсчитан хотя бы один полный день; в <figure> — слова крупным шрифтом.',
  },
  legal: {
    ro: 'Pe paginile cu termenii de utilizare și politica de confidențialitate.',
    en: 'On the pages of the terms of use and the privacy policy.',
    ru: 'На страницах условий использования и политики конфиденциальности.',
  },
  'legal.notInForce': {
    ro: 'Deasupra unei ediții mai vechi; {link} este linkul spre ediția în vigoare.',
    en: 'Above an older release; {link} is the link to the one in force.',
    ru: 'Над более ранней редакцией; {link} — ссылка на действующую.',
  },
  'legal.current': {
    ro: 'Linkul din nota despre o ediție mai veche.',
    en: 'The link in the note about an older release.',
    ru: 'Ссылка в примечании о более ранней редакции.',
  },
  'legal.notYetInForce': {
    ro: 'Deasupra unei ediții care încă nu se aplică; {link} este linkul spre ediția în vigoare.',
    en: 'Above a release that does not hold yet; {link} is the link to the one in force.',
    ru: 'Над редакцией, которая ещё не действует; {link} — ссылка на действующую.',
  },
  'legal.comingTerms': {
    ro: 'Sus pe fiecare pagină, până când termenii noi intră în vigoare; {link} duce la ei.',
    en: 'At the top of each page until new terms come into force; {link} leads to them.',
    ru: 'Вверху каждой страницы, пока новые условия не вступили в силу; {link} ведёт к ним.',
  },
  'legal.comingPrivacy': {
    ro: 'Sus pe fiecare pagină, până când noua politică de confidențialitate intră în vigoare; {link} duce la ea.',
    en: 'At the top of each page until a new privacy policy comes into force; {link} leads to it.',
    ru: 'Вверху каждой страницы, пока новая политика конфиденциальности не вступила в силу; {link} ведёт к ней.',
  },
  'legal.fullSite': {
    ro: 'Linkul din josul documentelor pe care le arată celelalte site-uri ale rețelei.',
    en: 'The link below documents that other sites of the network show.',
    ru: 'Ссылка под документами, которые показывают другие сайты сети.',
  },
  notFound: {
    ro: 'Pe pagina pentru adrese care nu duc nicăieri (404).',
    en: 'On the page for addresses that lead nowhere (404).',
    ru: 'На странице для адресов, которые никуда не ведут (404).',
  },
  'notFound.message': {
    ro: 'Sub titlul paginii 404; {path} este adresa cerută.',
    en: 'Below the heading of the 404 page; {path} is the address that was asked for.',
    ru: 'Под заголовком страницы 404; {path} — запрошенный адрес.',
  },
  error: {
    ro: 'Pe pagina care apare când site-ul nu poate răspunde.',
    en: 'On the page that appears when the site cannot answer.',
    ru: 'На странице, которая появляется, когда сайт не может ответить.',
  },
  'error.caption': {
    ro: 'Titlul paginii de eroare după o adresă greșită sau o problemă neașteptată.',
    en: 'The heading of the error page after a wrong address or an unexpected problem.',
    ru: 'Заголовок страницы ошибки после неверного адреса или неожиданной неполадки.',
  },
  'error.code': {
    ro: 'Titlul paginii de eroare când serverul nu poate răspunde; {status} este codul erorii.',
    en: 'The heading of the error page when the server cannot answer; {status} is the error code.',
    ru: 'Заголовок страницы ошибки, когда сервер не может ответить; {status} — код ошибки.',
  },
  'error.inBrowser': {
    ro: 'În locul unei pagini pe care browserul nu o poate afișa; site-ul nu află de asta.',
    en: 'In the place of a page that the browser cannot show; the site does not hear of it.',
    ru: 'Вместо страницы, которую браузер не может показать; сайт об этом не узнаёт.',
  },
  preview: {
    ro: 'Bara pe care o văd redactorii în previzualizare.',
    en: 'The bar that editors see in preview.',
    ru: 'Панель, которую редакторы видят в режиме предпросмотра.',
  },
  'preview.shared': {
    ro: 'În bara de previzualizare, pentru cine a primit un link; {until} este data și ora.',
    en: 'In the preview bar, for somebody who was given a link; {until} is the date and time.',
    ru: 'В панели предпросмотра для того, кто получил ссылку; {until} — дата и время.',
  },
}
