import type { Locale } from '../locales'

/** Where the messages about applications stand, by the beginning of their key. */
export const applicationDescriptions: Record<string, Record<Locale, string>> = {
  applications: {
    ro: 'Formularul de pe pagina „Deveniți autor, redactor sau expert”.',
    en: 'The form on the page “Become a writer, editor or expert”.',
    ru: 'Форма на странице «Станьте автором, редактором или экспертом».',
  },
  'applications.gate': {
    ro: 'Ce văd în locul formularului cei care nu au intrat în cont.',
    en: 'What people who are not signed in see in place of the form.',
    ru: 'Что видят вместо формы те, кто не вошёл.',
  },
  'applications.nameKnown': {
    ro: 'În formular, când profilul are deja un nume; {name} este numele.',
    en: 'In the form when the profile has a name already; {name} is that name.',
    ru: 'В форме, когда имя в профиле уже есть; {name} — это имя.',
  },
  'applications.confirmFirst': {
    ro: 'În locul formularului, pentru membrii cu adresa neconfirmată.',
    en: 'In place of the form, for members whose address is not confirmed.',
    ru: 'Вместо формы, для участников с неподтверждённым адресом.',
  },
  'applications.errors': {
    ro: 'Mesajele de eroare ale formularului de pe pagina „Deveniți autor, redactor sau expert”.',
    en: 'The errors of the form on the page “Become a writer, editor or expert”.',
    ru: 'Ошибки формы на странице «Станьте автором, редактором или экспертом».',
  },
  ownApplications: {
    ro: 'Partea „Cererile mele” a paginii „Contul meu”.',
    en: 'The part “My applications” of “My account”.',
    ru: 'Раздел «Мои заявки» в личном кабинете.',
  },
  'ownApplications.what': {
    ro: 'Cum se numește o cerere; {role} este rolul, {topic} este tema.',
    en: 'What an application is called; {role} is the role, {topic} the topic.',
    ru: 'Как называется заявка; {role} — роль, {topic} — тема.',
  },
  'ownApplications.withdrawNamed': {
    ro: 'Numele butonului de lângă o cerere; îl rostesc cititoarele de ecran.',
    en: 'The name of the button beside an application; screen readers say it.',
    ru: 'Название кнопки рядом с заявкой; его произносят программы чтения с экрана.',
  },
  'applications.roles': {
    ro: 'Rolurile dintre care alege membrul în cererea de colaborare.',
    en: 'The roles that a member chooses from in an application.',
    ru: 'Роли, из которых участник выбирает в заявке.',
  },
  'applications.topics': {
    ro: 'Tematicile dintre care alege membrul în cererea de colaborare.',
    en: 'The topics that a member chooses from in an application.',
    ru: 'Темы, из которых участник выбирает в заявке.',
  },
  'mail.applicationReceived': {
    ro: 'E-mailul care confirmă membrului că cererea lui a ajuns.',
    en: 'The e-mail that tells a member that their application has arrived.',
    ru: 'Письмо участнику о том, что его заявка получена.',
  },
  'mail.applicationNotice': {
    ro: 'E-mailul către grup despre o cerere nouă de colaborare.',
    en: 'The e-mail to the group about a new application.',
    ru: 'Письмо группе о новой заявке на участие.',
  },
  'mail.applicationAccepted': {
    ro: 'E-mailul care anunță membrul că cererea lui a fost acceptată.',
    en: 'The e-mail that tells a member that their application was accepted.',
    ru: 'Письмо участнику о том, что его заявка принята.',
  },
  'mail.applicationDeclined': {
    ro: 'E-mailul care anunță membrul că cererea lui nu a fost acceptată.',
    en: 'The e-mail that tells a member that their application was not accepted.',
    ru: 'Письмо участнику о том, что его заявка не принята.',
  },
}
