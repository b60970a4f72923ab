import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import type { Fault } from '../site-pages'

export const linkTexts = {
  title: label({ ro: 'Linkuri nefuncționale', en: 'Broken links', ru: 'Неработающие ссылки' }),
  parts: label({
    ro: 'Ce fel de linkuri',
    en: 'Which links',
    ru: 'Какие ссылки показать',
  }),
  wanted: label({ ro: 'Pagini căutate', en: 'Wanted pages', ru: 'Искали и не нашли' }),
  own: label({ ro: 'Linkurile noastre', en: 'Our own links', ru: 'Наши ссылки' }),
} as const

export const missingTexts = {
  count: label({
    ro: '{count, plural, one {# adresă} few {# adrese} other {# de adrese}}',
    en: '{count, plural, one {# address} other {# addresses}}',
    ru: '{count, plural, one {# адрес} few {# адреса} many {# адресов} other {# адреса}}',
  }),
  rule: label({
    ro: 'Adrese pe care cititorii le-au cerut și nu le-au găsit, cele mai căutate primele. O redirecționare este valabilă pentru toate limbile.',
    en: 'Addresses that readers asked for and did not find, the most wanted first. A redirect applies in all languages.',
    ru: 'Адреса, которые читатели запрашивали, но не нашли; сначала самые частые. Перенаправление действует на всех языках.',
  }),
  readOnly: label({
    ro: 'Redirecționările le fac redactorii și administratorii.',
    en: 'Redirects are made by editors and administrators.',
    ru: 'Перенаправления создают редакторы и администраторы.',
  }),
  search: label({ ro: 'Căutați în adrese', en: 'Search addresses', ru: 'Поиск по адресам' }),
  linkedOnly: label({
    ro: 'Doar cele spre care trimitem noi',
    en: 'Only those we link to ourselves',
    ru: 'Только те, на которые ссылаемся мы сами',
  }),
  apply: commonLabels.show,
  reset: commonLabels.clearFilters,
  caption: label({
    ro: 'Pagini căutate, cele mai cerute primele',
    en: 'Wanted pages, those most asked for first',
    ru: 'Ненайденные страницы, сначала самые запрашиваемые',
  }),
  address: commonLabels.address,
  hits: label({ ro: 'Cereri', en: 'Requests', ru: 'Запросы' }),
  hitCount: label({
    ro: '{count, plural, one {# cerere} few {# cereri} other {# de cereri}}',
    en: '{count, plural, one {# request} other {# requests}}',
    ru: '{count, plural, one {# запрос} few {# запроса} many {# запросов} other {# запроса}}',
  }),
  last: label({ ro: 'Ultima cerere', en: 'Last request', ru: 'Последний запрос' }),
  actions: label({ ro: 'Ce puteți face', en: 'What you can do', ru: 'Что можно сделать' }),
  linkedHere: label({
    ro: 'link de pe site-ul nostru',
    en: 'linked from our site',
    ru: 'ссылка с нашего сайта',
  }),
  withoutLanguage: label({
    ro: 'Pagina există; cine a cerut-o a omis limba din adresă.',
    en: 'The page exists; anyone who asked for it left the language out of the address.',
    ru: 'Страница есть, но её запросили без языка в адресе.',
  }),
  nothingYet: label({
    ro: 'Nimic de reparat aici: cititorii au găsit tot ce au căutat.',
    en: 'Nothing to mend here: readers have found everything they looked for.',
    ru: 'Исправлять нечего: читатели нашли всё, что искали.',
  }),
  nothing: label({
    ro: 'Nicio adresă nu se potrivește cu ce ați căutat.',
    en: 'No address matches what you looked for.',
    ru: 'Подходящих адресов нет.',
  }),
  seeAll: label({
    ro: 'Vedeți toate adresele',
    en: 'See all addresses',
    ru: 'Показать все адреса',
  }),
} as const

export const redirectTexts = {
  redirect: label({ ro: 'Redirecționați', en: 'Make a redirect', ru: 'Перенаправить' }),
  redirectOne: label({
    ro: 'Redirecționați {path}',
    en: 'Make a redirect for {path}',
    ru: 'Перенаправить {path}',
  }),
  dismiss: label({ ro: 'Scoateți din listă', en: 'Dismiss', ru: 'Убрать из списка' }),
  dismissOne: label({
    ro: 'Scoateți {path} din listă',
    en: 'Dismiss {path}',
    ru: 'Убрать {path} из списка',
  }),
  title: label({
    ro: 'Unde să ducă această adresă?',
    en: 'Where should this address lead?',
    ru: 'Куда должен вести этот адрес?',
  }),
  to: label({ ro: 'Duce la', en: 'Leads to', ru: 'Ведёт на' }),
  hint: label({
    ro: 'O pagină a site-ului, fără limbă (de pildă /about), sau o adresă completă care începe cu https://.',
    en: 'A page of the site without the language, such as /about, or a full address that starts with https://.',
    ru: 'Страница сайта без языка, например /about, или полный адрес, начинающийся с https://.',
  }),
  likely: label({
    ro: 'Am completat pagina care seamănă cel mai mult; verificați dacă e cea bună.',
    en: 'The closest page is filled in; check that it is the right one.',
    ru: 'Подставлена самая похожая страница; проверьте, та ли это.',
  }),
  save: label({
    ro: 'Creați redirecționarea',
    en: 'Make the redirect',
    ru: 'Создать перенаправление',
  }),
  cancel: commonLabels.cancel,
  made: label({
    ro: '{path} duce acum la {to}.',
    en: '{path} now leads to {to}.',
    ru: 'Теперь {path} ведёт на {to}.',
  }),
  dismissed: label({
    ro: '{path} nu mai este în listă. Dacă o cere din nou cineva, reapare.',
    en: '{path} is off the list. It comes back if someone asks for it again.',
    ru: '{path} больше нет в списке. Если адрес снова запросят, он вернётся.',
  }),
} as const

export const ownTexts = {
  count: label({
    ro: '{count, plural, one {# link} few {# linkuri} other {# de linkuri}}',
    en: '{count, plural, one {# link} other {# links}}',
    ru: '{count, plural, one {# ссылка} few {# ссылки} many {# ссылок} other {# ссылки}}',
  }),
  rule: label({
    ro: 'Butoanele, linkurile din texte și redirecționările noastre care nu duc la nicio pagină. Paginile altor site-uri nu sunt verificate, ci doar felul în care este scrisă adresa.',
    en: 'Our buttons, links in texts and redirects that lead to no page. Pages of other sites are not checked, only the form of their addresses.',
    ru: 'Наши кнопки, ссылки в текстах и перенаправления, которые не ведут ни на одну страницу. Страницы других сайтов не проверяются, только правильность написания адреса.',
  }),
  caption: label({
    ro: 'Linkurile noastre care nu duc nicăieri',
    en: 'Links of our own that lead nowhere',
    ru: 'Наши ссылки, которые никуда не ведут',
  }),
  place: label({ ro: 'Unde se află', en: 'Where it is', ru: 'Где находится' }),
  field: label({ ro: 'Câmpul', en: 'Field', ru: 'Поле' }),
  link: label({ ro: 'Linkul', en: 'Link', ru: 'Ссылка' }),
  problem: label({ ro: 'Ce nu e în regulă', en: 'What is wrong', ru: 'В чём дело' }),
  words: label({ ro: '„{words}”', en: '“{words}”', ru: '«{words}»' }),
  emptyAddress: label({ ro: 'fără adresă', en: 'no address', ru: 'адрес не указан' }),
  draft: label({ ro: 'doar în ciornă', en: 'in a draft only', ru: 'только в черновике' }),
  allLanguages: label({ ro: 'toate limbile', en: 'all languages', ru: 'все языки' }),
  none: label({
    ro: 'Toate linkurile noastre duc unde trebuie.',
    en: 'All our links lead where they should.',
    ru: 'Все наши ссылки ведут куда нужно.',
  }),
} as const

export const faultTexts = {
  missing: label({
    ro: 'La această adresă nu există nicio pagină.',
    en: 'There is no page at this address.',
    ru: 'По этому адресу нет страницы.',
  }),
  unpublished: label({
    ro: 'Pagina nu este publicată.',
    en: 'The page is not published.',
    ru: 'Страница не опубликована.',
  }),
  trashed: label({
    ro: 'Pagina este în coș.',
    en: 'The page is in the trash.',
    ru: 'Страница в корзине.',
  }),
  chain: label({
    ro: 'Trece prin mai multe redirecționări la rând; scrieți direct adresa la care duc.',
    en: 'It passes through several redirects in a row; write the address that they lead to.',
    ru: 'Ведёт через несколько перенаправлений подряд; укажите сразу конечный адрес.',
  }),
  loop: label({
    ro: 'Redirecționările trimit în cerc una la alta.',
    en: 'The redirects lead round in a circle.',
    ru: 'Перенаправления ведут по кругу.',
  }),
  'no-language': label({
    ro: 'Pagina există, dar din adresă lipsește limba, de pildă /ro.',
    en: 'The page exists, but its address lacks the language, such as /en.',
    ru: 'Страница есть, но в адресе не хватает языка, например /ru.',
  }),
  'two-languages': label({
    ro: 'Limba se adaugă de la sine; scrieți adresa fără ea.',
    en: 'The language is added by itself; write the address without it.',
    ru: 'Язык добавляется сам; укажите адрес без него.',
  }),
  'no-file': label({
    ro: 'Fișierul nu mai există.',
    en: 'The file does not exist any more.',
    ru: 'Этого файла больше нет.',
  }),
  malformed: label({
    ro: 'Adresa nu este scrisă corect.',
    en: 'The address is not written correctly.',
    ru: 'Адрес написан неправильно.',
  }),
} as const satisfies Record<Fault, ReturnType<typeof label>>
