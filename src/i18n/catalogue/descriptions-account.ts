import type { Locale } from '../locales'

/** Where the messages of the personal area stand, by the beginning of their key. */
export const accountDescriptions: Record<string, Record<Locale, string>> = {
  account: {
    ro: 'Pe pagina „Contul meu”.',
    en: 'On the page “My account”.',
    ru: 'В личном кабинете.',
  },
  'account.description': {
    ro: 'Descrierea paginii „Contul meu” pentru motoarele de căutare și rețelele sociale.',
    en: 'The description of “My account” for search engines and social networks.',
    ru: 'Описание личного кабинета для поисковых систем и соцсетей.',
  },
  'account.contributes': {
    ro: 'Pe pagina „Contul meu” și pe pagina unui membru, înaintea rolurilor pe care le are.',
    en: 'On “My account” and on the page of a member, before the roles they have.',
    ru: 'В личном кабинете и на странице участника, перед его ролями.',
  },
  'account.gate': {
    ro: 'Ce văd pe pagina „Contul meu” cei care nu au intrat în cont.',
    en: 'What people who are not signed in see on “My account”.',
    ru: 'Что видят в личном кабинете те, кто не вошёл.',
  },
  'account.unavailable': {
    ro: 'Pe paginile contului, când datele nu pot fi încărcate.',
    en: 'On the account pages when the data cannot be loaded.',
    ru: 'В личном кабинете и на страницах участников, когда данные не удаётся загрузить.',
  },
  'account.unverified': {
    ro: 'Nota pentru membrii care nu și-au confirmat adresa de e-mail.',
    en: 'The note to members who have not confirmed their e-mail address.',
    ru: 'Примечание для участников, которые не подтвердили адрес электронной почты.',
  },
  'account.profile': {
    ro: 'Partea „Profil” a paginii „Contul meu”.',
    en: 'The part “Profile” of “My account”.',
    ru: 'Раздел «Профиль» в личном кабинете.',
  },
  'account.profile.remove': {
    ro: 'Numele butonului de lângă o pasiune; îl rostesc cititoarele de ecran.',
    en: 'The name of the button beside a passion; screen readers say it.',
    ru: 'Название кнопки рядом с увлечением; его произносят программы чтения с экрана.',
  },
  'account.profile.added': {
    ro: 'Ce anunță cititoarele de ecran după adăugarea unei pasiuni.',
    en: 'What screen readers announce after a passion was added.',
    ru: 'Что сообщают программы чтения с экрана, когда увлечение добавлено.',
  },
  'account.profile.removed': {
    ro: 'Ce anunță cititoarele de ecran după eliminarea unei pasiuni.',
    en: 'What screen readers announce after a passion was removed.',
    ru: 'Что сообщают программы чтения с экрана, когда увлечение удалено.',
  },
  'account.profileErrors': {
    ro: 'Mesajele de eroare de lângă câmpurile profilului.',
    en: 'The errors beside the fields of the profile.',
    ru: 'Ошибки рядом с полями профиля.',
  },
  'account.details': {
    ro: 'Partea „Cont” a paginii „Contul meu”.',
    en: 'The part “Account” of “My account”.',
    ru: 'Раздел «Учётная запись» в личном кабинете.',
  },
  'account.settings': {
    ro: 'Titlul și introducerea setărilor de pe pagina „Contul meu”.',
    en: 'The heading and lead of the settings on “My account”.',
    ru: 'Заголовок и вступление настроек в личном кабинете.',
  },
  'account.sessions': {
    ro: 'Setarea „Sesiuni” de pe pagina „Contul meu”.',
    en: 'The setting “Sessions” on “My account”.',
    ru: 'Настройка «Сеансы» в личном кабинете.',
  },
  'account.password': {
    ro: 'Schimbarea parolei pe pagina „Contul meu”.',
    en: 'Changing the password on “My account”.',
    ru: 'Смена пароля в личном кабинете.',
  },
  'account.email': {
    ro: 'Schimbarea adresei de e-mail pe pagina „Contul meu”.',
    en: 'Changing the e-mail address on “My account”.',
    ru: 'Смена адреса электронной почты в личном кабинете.',
  },
  'account.export': {
    ro: 'Descărcarea datelor pe pagina „Contul meu”.',
    en: 'Downloading the data on “My account”.',
    ru: 'Скачивание данных в личном кабинете.',
  },
  'account.deletion': {
    ro: 'Ștergerea contului pe pagina „Contul meu”.',
    en: 'Deleting the account on “My account”.',
    ru: 'Удаление учётной записи в личном кабинете.',
  },
  'account.memberErrors': {
    ro: 'Mesajele de eroare de lângă câmpurile setărilor contului.',
    en: 'The errors beside the fields of the account settings.',
    ru: 'Ошибки рядом с полями настроек личного кабинета.',
  },
  'account.signInAgain': {
    ro: 'Calea înapoi în cont, lângă o eroare care cere o nouă intrare.',
    en: 'The way back into the account, beside an error that asks for signing in again.',
    ru: 'Как снова войти: рядом с ошибкой, которая этого требует.',
  },
  'account.member': {
    ro: 'Pe pagina unui membru, pe care o văd doar ceilalți membri.',
    en: 'On the page of a member, which only other members see.',
    ru: 'На странице участника, которую видят только другие участники.',
  },
  'account.member.description': {
    ro: 'Descrierea paginii unui membru pentru motoarele de căutare și rețelele sociale.',
    en: 'The description of a member’s page for search engines and social networks.',
    ru: 'Описание страницы участника для поисковых систем и соцсетей.',
  },
  'account.contact': {
    ro: 'Formularul de pe pagina „Contact”.',
    en: 'The form on the page “Contacts”.',
    ru: 'Форма на странице «Контакты».',
  },
  'account.contact.left': {
    ro: 'Sub câmpul mesajului, înaintea numărului de caractere rămase.',
    en: 'Below the field of the message, before the number of characters left.',
    ru: 'Под полем сообщения, перед числом оставшихся символов.',
  },
  'account.contact.over': {
    ro: 'Sub câmpul mesajului, când mesajul este prea lung; {count} este numărul de caractere în plus.',
    en: 'Below the field of a message that is too long; {count} is how many characters too many it has.',
    ru: 'Под полем слишком длинного сообщения; {count} — сколько символов лишних.',
  },
  'account.contactErrors': {
    ro: 'Mesajele de eroare de lângă câmpurile formularului de contact.',
    en: 'The errors beside the fields of the contact form.',
    ru: 'Ошибки рядом с полями контактной формы.',
  },
}
