import { commonLabels } from '@/cms/common-labels'
import type { Locale } from '@/i18n/locales'
import { label } from '@/cms/label'

const groups = new Map(
  Object.entries({
    about: label({ ro: 'Despre noi', en: 'About us', ru: 'О нас' }),
    account: label({ ro: 'Contul membrului', en: 'Member account', ru: 'Личный кабинет' }),
    'account.contact': label({
      ro: 'Formularul de contact',
      en: 'Contact form',
      ru: 'Контактная форма',
    }),
    'account.contactErrors': label({
      ro: 'Erorile formularului de contact',
      en: 'Contact form errors',
      ru: 'Ошибки контактной формы',
    }),
    'account.deletion': label({
      ro: 'Ștergerea contului',
      en: 'Deleting the account',
      ru: 'Удаление учётной записи',
    }),
    'account.details': label({
      ro: 'Datele contului',
      en: 'Account details',
      ru: 'Данные учётной записи',
    }),
    'account.email': label({
      ro: 'Adresa de e-mail',
      en: 'E-mail address',
      ru: 'Адрес электронной почты',
    }),
    'account.export': label({
      ro: 'Descărcarea datelor',
      en: 'Downloading one’s data',
      ru: 'Скачивание данных',
    }),
    'account.gate': label({ ro: 'Pentru vizitatori', en: 'For visitors', ru: 'Для гостей' }),
    'account.member': label({
      ro: 'Pagina unui membru',
      en: 'A member’s page',
      ru: 'Страница участника',
    }),
    'account.memberErrors': label({
      ro: 'Erorile setărilor contului',
      en: 'Account settings errors',
      ru: 'Ошибки настроек личного кабинета',
    }),
    'account.password': label({ ro: 'Parola', en: 'Password', ru: 'Пароль' }),
    'account.profile': label({ ro: 'Profilul', en: 'Profile', ru: 'Профиль' }),
    'account.profileErrors': label({
      ro: 'Erorile profilului',
      en: 'Profile errors',
      ru: 'Ошибки профиля',
    }),
    'account.sessions': label({ ro: 'Sesiunile', en: 'Sessions', ru: 'Сеансы' }),
    'account.settings': label({ ro: 'Setările', en: 'Settings', ru: 'Настройки' }),
    'account.signInAgain': label({
      ro: 'Autentificare din nou',
      en: 'Signing in again',
      ru: 'Повторный вход',
    }),
    'account.unavailable': label({
      ro: 'Cont indisponibil',
      en: 'Account unavailable',
      ru: 'Кабинет недоступен',
    }),
    'account.unverified': label({
      ro: 'Adresă neconfirmată',
      en: 'Unconfirmed address',
      ru: 'Неподтверждённый адрес',
    }),
    applications: commonLabels.applications,
    'applications.errors': label({
      ro: 'Erorile cererilor',
      en: 'Application errors',
      ru: 'Ошибки заявок',
    }),
    'applications.roles': label({
      ro: 'Rolurile colaboratorilor',
      en: 'Contributors’ roles',
      ru: 'Роли в заявке',
    }),
    'applications.topics': label({
      ro: 'Tematicile cererilor',
      en: 'Topics of applications',
      ru: 'Темы заявок',
    }),
    auth: label({ ro: 'Autentificare', en: 'Signing in', ru: 'Вход и регистрация' }),
    'auth.errors': label({
      ro: 'Mesaje de eroare',
      en: 'Error messages',
      ru: 'Сообщения об ошибках',
    }),
    'auth.fields': label({ ro: 'Câmpuri', en: 'Fields', ru: 'Поля' }),
    'auth.forgot': label({ ro: 'Parolă uitată', en: 'Forgotten password', ru: 'Забытый пароль' }),
    'auth.forgotSent': label({ ro: 'Linkul trimis', en: 'Link sent', ru: 'Ссылка отправлена' }),
    'auth.google': label({ ro: 'Google', en: 'Google', ru: 'Google' }),
    'auth.reset': label({ ro: 'Parolă nouă', en: 'New password', ru: 'Новый пароль' }),
    'auth.signIn': label({ ro: 'Intrarea în cont', en: 'Sign in', ru: 'Вход' }),
    'auth.signUp': label({ ro: 'Înregistrarea', en: 'Sign up', ru: 'Регистрация' }),
    'auth.signedIn': label({
      ro: 'Deja în cont',
      en: 'Already signed in',
      ru: 'Вход уже выполнен',
    }),
    'auth.verify': label({
      ro: 'Confirmarea adresei',
      en: 'Confirming the address',
      ru: 'Подтверждение адреса',
    }),
    error: label({ ro: 'Pagina de eroare', en: 'Error page', ru: 'Страница ошибки' }),
    home: label({ ro: 'Pagina principală', en: 'Home page', ru: 'Главная страница' }),
    layout: label({ ro: 'Antet, meniu și subsol', en: 'Header and footer', ru: 'Шапка и подвал' }),
    legal: label({ ro: 'Pagini juridice', en: 'Legal pages', ru: 'Правовые страницы' }),
    community: label({ ro: 'Comunitatea', en: 'Community', ru: 'Сообщество' }),
    mail: label({ ro: 'E-mailuri', en: 'E-mails', ru: 'Письма' }),
    'mail.accountDeleted': label({
      ro: 'E-mail: contul a fost șters',
      en: 'E-mail: account deleted',
      ru: 'Письмо: учётная запись удалена',
    }),
    'mail.accountRemoved': label({
      ro: 'E-mail: contul a fost șters de grup',
      en: 'E-mail: account removed by the group',
      ru: 'Письмо: учётная запись удалена группой',
    }),
    'mail.accountRestored': label({
      ro: 'E-mail: contul este din nou deschis',
      en: 'E-mail: account restored',
      ru: 'Письмо: учётная запись разблокирована',
    }),
    'mail.accountSuspended': label({
      ro: 'E-mail: contul a fost suspendat',
      en: 'E-mail: account suspended',
      ru: 'Письмо: учётная запись заблокирована',
    }),
    'mail.applicationAccepted': label({
      ro: 'E-mail: cerere acceptată',
      en: 'E-mail: application accepted',
      ru: 'Письмо: заявка принята',
    }),
    'mail.applicationDeclined': label({
      ro: 'E-mail: cerere respinsă',
      en: 'E-mail: application declined',
      ru: 'Письмо: заявка отклонена',
    }),
    'mail.applicationNotice': label({
      ro: 'E-mail către grup: cerere nouă',
      en: 'E-mail to the group: new application',
      ru: 'Письмо группе: новая заявка',
    }),
    'mail.applicationReceived': label({
      ro: 'E-mail: cerere primită',
      en: 'E-mail: application received',
      ru: 'Письмо: заявка получена',
    }),
    'mail.contactAnswer': label({
      ro: 'E-mail: răspuns la un mesaj',
      en: 'E-mail: answer to a message',
      ru: 'Письмо: ответ на сообщение',
    }),
    'mail.contactMessage': label({
      ro: 'E-mail către grup: mesaj nou',
      en: 'E-mail to the group: new message',
      ru: 'Письмо группе: новое сообщение',
    }),
    'mail.emailChanged': label({
      ro: 'E-mail: adresă schimbată',
      en: 'E-mail: address changed',
      ru: 'Письмо: адрес изменён',
    }),
    'mail.googleSignIn': label({
      ro: 'E-mail: intrare prin Google',
      en: 'E-mail: sign-in with Google',
      ru: 'Письмо: вход через Google',
    }),
    'mail.passwordChanged': label({
      ro: 'E-mail: parolă schimbată',
      en: 'E-mail: password changed',
      ru: 'Письмо: пароль изменён',
    }),
    'mail.resetPassword': label({
      ro: 'E-mail: parolă nouă',
      en: 'E-mail: new password',
      ru: 'Письмо: новый пароль',
    }),
    'mail.termsChange': label({
      ro: 'E-mail: termeni noi',
      en: 'E-mail: new terms',
      ru: 'Письмо: новые условия',
    }),
    'mail.translationDigest': label({
      ro: 'E-mail: ce este de tradus',
      en: 'E-mail: what needs translating',
      ru: 'Письмо: что нужно перевести',
    }),
    'mail.verifyEmail': label({
      ro: 'E-mail: confirmarea adresei',
      en: 'E-mail: confirming the address',
      ru: 'Письмо: подтверждение адреса',
    }),
    'mail.verifyNewEmail': label({
      ro: 'E-mail: confirmarea adresei noi',
      en: 'E-mail: confirming the new address',
      ru: 'Письмо: подтверждение нового адреса',
    }),
    notFound: label({ ro: 'Pagină inexistentă', en: 'Page not found', ru: 'Страница не найдена' }),
    ownApplications: label({
      ro: 'Cererile mele',
      en: 'My applications',
      ru: 'Мои заявки',
    }),
    preview: label({ ro: 'Previzualizare', en: 'Preview', ru: 'Предпросмотр' }),
    projects: label({ ro: 'Proiecte', en: 'Projects', ru: 'Проекты' }),
  }),
)

/** What a group of messages is called: `auth.errors` → “Signing in › Error messages”. */
export function messageGroupTitle({
  group,
  language,
}: {
  group: string
  language: Locale
}): string {
  const parts = group.split('.')
  return parts
    .map((name, depth) => groups.get(parts.slice(0, depth + 1).join('.'))?.[language] ?? name)
    .join(' › ')
}

/** Groups that have a name of their own. */
export function namedMessageGroups(): string[] {
  return [...groups.keys()]
}
