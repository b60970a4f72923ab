import type { Locale } from '@/i18n/locales'
import { label } from '@/cms/label'

const groups = new Map(
  Object.entries({
    about: label({ ro: 'Despre noi', en: 'About us', ru: 'О нас' }),
    account: label({ ro: 'Contul membrului', en: 'Member account', ru: 'Личный кабинет' }),
    'account.contact': label({
      ro: 'Formularul de contact',
      en: 'Contact form',
      ru: 'Форма связи',
    }),
    'account.contactErrors': label({
      ro: 'Greșelile formularului de contact',
      en: 'Contact form errors',
      ru: 'Ошибки формы связи',
    }),
    'account.deletion': label({
      ro: 'Ștergerea contului',
      en: 'Deleting the account',
      ru: 'Удаление аккаунта',
    }),
    'account.details': label({
      ro: 'Datele contului',
      en: 'Account details',
      ru: 'Данные аккаунта',
    }),
    'account.email': label({ ro: 'Adresa de e-mail', en: 'E-mail address', ru: 'Адрес почты' }),
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
      ro: 'Greșelile membrilor',
      en: 'Member errors',
      ru: 'Ошибки участников',
    }),
    'account.password': label({ ro: 'Parola', en: 'Password', ru: 'Пароль' }),
    'account.profile': label({ ro: 'Profilul', en: 'Profile', ru: 'Профиль' }),
    'account.profileErrors': label({
      ro: 'Greșelile profilului',
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
    mail: label({ ro: 'E-mailuri', en: 'E-mails', ru: 'Письма' }),
    notFound: label({ ro: 'Pagină inexistentă', en: 'Page not found', ru: 'Страница не найдена' }),
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

/** Groups that somebody has thought of a name for. */
export function namedMessageGroups(): string[] {
  return [...groups.keys()]
}
