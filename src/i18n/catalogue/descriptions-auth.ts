import type { Locale } from '../locales'

/** Where the messages of signing in stand, by the beginning of their key. */
export const authDescriptions: Record<string, Record<Locale, string>> = {
  auth: {
    ro: 'Pe paginile de intrare în cont și de înregistrare.',
    en: 'On the pages for signing in and signing up.',
    ru: 'На страницах входа и регистрации.',
  },
  'auth.noScript': {
    ro: 'Pe paginile contului, când browserul nu rulează JavaScript; {email} este adresa grupului.',
    en: 'On the account pages when the browser runs no JavaScript; {email} is the group’s address.',
    ru: 'На страницах входа и личного кабинета, когда в браузере отключён JavaScript; {email} — адрес группы.',
  },
  'auth.newTab': {
    ro: 'După linkurile din acord, în paranteze; îl rostesc cititoarele de ecran.',
    en: 'After the links of the agreement, in brackets; screen readers say it.',
    ru: 'После ссылок в тексте согласия, в скобках; его произносят программы чтения с экрана.',
  },
  'auth.agreement': {
    ro: 'Sub formularul de intrare; între <terms> și <privacy> stau linkurile spre documente.',
    en: 'Below the sign-in form; <terms> and <privacy> enclose the links to the documents.',
    ru: 'Под формой входа; внутри <terms> и <privacy> стоят ссылки на документы.',
  },
  'auth.attention': {
    ro: 'Titlul casetei care adună greșelile unui formular.',
    en: 'The heading of the box that gathers the errors of a form.',
    ru: 'Заголовок блока, в котором собраны ошибки формы.',
  },
  'auth.titlePrefix': {
    ro: 'Înaintea titlului din fila browserului, când formularul are greșeli; se încheie cu un spațiu.',
    en: 'Before the title in the browser’s tab when a form has errors; it ends with a space.',
    ru: 'Перед заголовком вкладки браузера, когда в форме есть ошибки; заканчивается пробелом.',
  },
  'auth.fields': {
    ro: 'Câmpurile formularelor de intrare în cont și de înregistrare.',
    en: 'The fields of the forms for signing in and signing up.',
    ru: 'Поля форм входа и регистрации.',
  },
  'auth.signIn': {
    ro: 'Pe pagina de intrare în cont.',
    en: 'On the page for signing in.',
    ru: 'На странице входа.',
  },
  'auth.signIn.description': {
    ro: 'Descrierea paginii de intrare pentru motoarele de căutare și rețelele sociale.',
    en: 'The description of the sign-in page for search engines and social networks.',
    ru: 'Описание страницы входа для поисковых систем и соцсетей.',
  },
  'auth.signUp': {
    ro: 'Pe pagina de înregistrare.',
    en: 'On the page for signing up.',
    ru: 'На странице регистрации.',
  },
  'auth.signedIn': {
    ro: 'Pe pagina de intrare, pentru cei care sunt deja în cont.',
    en: 'On the sign-in page, for people who are signed in already.',
    ru: 'На странице входа, для тех, кто уже вошёл.',
  },
  'auth.google': {
    ro: 'Intrarea în cont cu Google și întoarcerea de acolo.',
    en: 'Signing in with Google, and coming back from there.',
    ru: 'Вход через Google и возвращение оттуда.',
  },
  'auth.forgot': {
    ro: 'Pe pagina pentru o parolă uitată.',
    en: 'On the page for a forgotten password.',
    ru: 'На странице восстановления пароля.',
  },
  'auth.forgotSent': {
    ro: 'Pe pagina pentru o parolă uitată, după trimiterea linkului.',
    en: 'On the page for a forgotten password, after the link was sent.',
    ru: 'На странице восстановления пароля, после отправки ссылки.',
  },
  'auth.reset': {
    ro: 'Pe pagina unde se alege o parolă nouă, deschisă din mesaj.',
    en: 'On the page for choosing a new password, opened from the e-mail.',
    ru: 'На странице, где задают новый пароль, которая открывается из письма.',
  },
  'auth.verify': {
    ro: 'Pe pagina de confirmare a adresei de e-mail.',
    en: 'On the page for confirming the e-mail address.',
    ru: 'На странице подтверждения адреса электронной почты.',
  },
  'auth.errors': {
    ro: 'Mesajele de eroare ale formularelor de intrare, înregistrare și parolă.',
    en: 'The errors of the forms for signing in, signing up and passwords.',
    ru: 'Ошибки форм входа, регистрации и пароля.',
  },
  'auth.errors.FOREIGN_ORIGIN': {
    ro: 'Când site-ul a fost deschis sub un alt nume de server, de pildă o adresă IP; {site} este adresa lui.',
    en: 'When the site was opened under another host name, such as an IP address; {site} is its own address.',
    ru: 'Если сайт открыт под другим именем сервера, например по IP-адресу; {site} — его собственный адрес.',
  },
  'auth.errors.GENERAL_ERROR': {
    ro: 'O eroare pe care serverul o spune cu propriile cuvinte: {reason}.',
    en: 'An error that the server says in its own words: {reason}.',
    ru: 'Ошибка, которую сервер сообщает своими словами: {reason}.',
  },
  'auth.errors.LIMITED': {
    ro: 'După prea multe încercări; {when} spune după cât timp: „peste 5 minute”.',
    en: 'After too many attempts; {when} says how long to wait: “in 5 minutes”.',
    ru: 'После слишком многих попыток; {when} говорит, сколько ждать: «через 5 минут».',
  },
}
