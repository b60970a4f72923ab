import { label } from '@/cms/label'

/** Why a redirect is refused, wherever it is made. */
export const redirectRefusals = {
  from: label({
    ro: 'Scrieți o adresă a site-ului fără limbă, de pildă /proj/vechi; fără ? și #.',
    en: 'Write an address of the site without the language, such as /proj/old, and without ? or #.',
    ru: 'Укажите адрес на сайте без языка, например /proj/old, без знаков ? и #.',
  }),
  fixed: label({
    ro: 'La această adresă se află o pagină a site-ului, iar redirecționarea nu ar intra niciodată în vigoare.',
    en: 'A page of the site exists at this address, so the redirect would never take effect.',
    ru: 'По этому адресу находится страница сайта, и перенаправление никогда бы не сработало.',
  }),
  self: label({
    ro: 'Adresa ar duce la ea însăși. Alegeți altă pagină.',
    en: 'The address would lead to itself. Choose another page.',
    ru: 'Адрес вёл бы сам на себя. Выберите другую страницу.',
  }),
  loop: label({
    ro: 'Adresele s-ar trimite în cerc una la alta, iar cititorul n-ar ajunge nicăieri. Alegeți altă pagină.',
    en: 'The addresses would lead round in a circle, and readers would arrive nowhere. Choose another page.',
    ru: 'Адреса вели бы по кругу, и читатель никуда бы не попал. Выберите другую страницу.',
  }),
  chain: label({
    ro: 'Această adresă este ea însăși redirecționată. Alegeți direct pagina la care duce.',
    en: 'This address is itself redirected. Choose the page that it leads to.',
    ru: 'Этот адрес сам перенаправлен. Выберите сразу ту страницу, на которую он ведёт.',
  }),
  nowhere: label({
    ro: 'La adresa de destinație nu se află nicio pagină pe care cititorii s-o poată vedea.',
    en: 'There is no page that readers can see at the address it would lead to.',
    ru: 'По адресу назначения нет страницы, доступной читателям.',
  }),
  exists: label({
    ro: 'Pagina există între timp; nu mai este nevoie de redirecționare.',
    en: 'The page now exists and no longer needs a redirect.',
    ru: 'Страница уже существует, перенаправление больше не нужно.',
  }),
  taken: label({
    ro: 'Adresa este deja redirecționată. Reîncărcați pagina.',
    en: 'The address is redirected already. Reload the page.',
    ru: 'Этот адрес уже перенаправлен. Обновите страницу.',
  }),
} as const
