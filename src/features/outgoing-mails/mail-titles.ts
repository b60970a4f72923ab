import { label, type AdminLabel } from '@/cms/label'
import type { OutgoingMail } from '@/mail/mail'

const titles: Record<OutgoingMail['template'], AdminLabel> = {
  'verify-email': label({
    ro: 'Confirmarea adresei',
    en: 'Confirmation of an address',
    ru: 'Подтверждение адреса',
  }),
  'verify-new-email': label({
    ro: 'Confirmarea adresei noi',
    en: 'Confirmation of a new address',
    ru: 'Подтверждение нового адреса',
  }),
  'reset-password': label({
    ro: 'Alegerea unei parole noi',
    en: 'Choice of a new password',
    ru: 'Новый пароль',
  }),
  'google-sign-in': label({
    ro: 'Contul se deschide prin Google',
    en: 'The account is opened with Google',
    ru: 'Вход выполняется через Google',
  }),
  'password-changed': label({
    ro: 'Parola a fost schimbată',
    en: 'The password was changed',
    ru: 'Пароль изменён',
  }),
  'email-changed': label({
    ro: 'Adresa a fost schimbată',
    en: 'The address was changed',
    ru: 'Адрес изменён',
  }),
  'account-deleted': label({
    ro: 'Contul a fost șters la cerere',
    en: 'The account was deleted on request',
    ru: 'Учётная запись удалена по просьбе владельца',
  }),
  'account-suspended': label({
    ro: 'Contul a fost suspendat',
    en: 'The account was suspended',
    ru: 'Учётная запись заблокирована',
  }),
  'account-restored': label({
    ro: 'Contul a fost reactivat',
    en: 'The account was restored',
    ru: 'Учётная запись разблокирована',
  }),
  'account-removed': label({
    ro: 'Contul a fost șters de un administrator',
    en: 'The account was deleted by an administrator',
    ru: 'Учётная запись удалена администратором',
  }),
  'contact-message': label({
    ro: 'Mesaj nou pentru grup',
    en: 'New message to the group',
    ru: 'Новое сообщение группе',
  }),
  'contact-answer': label({
    ro: 'Răspuns la un mesaj',
    en: 'Answer to a message',
    ru: 'Ответ на сообщение',
  }),
  'terms-change': label({ ro: 'Termeni noi', en: 'New terms', ru: 'Новые условия' }),
  'application-received': label({
    ro: 'Cerere primită',
    en: 'Application received',
    ru: 'Заявка получена',
  }),
  'application-notice': label({
    ro: 'Cerere nouă pentru grup',
    en: 'New application to the group',
    ru: 'Новая заявка группе',
  }),
  'application-decided': label({
    ro: 'Decizia asupra cererii',
    en: 'Decision on an application',
    ru: 'Решение по заявке',
  }),
  'translation-digest': label({
    ro: 'Rezumatul traducerilor',
    en: 'Translation digest',
    ru: 'Сводка по переводам',
  }),
  raw: label({
    ro: 'E-mail pentru un redactor',
    en: 'E-mail to an editor',
    ru: 'Письмо редактору',
  }),
}

/** What a mail is called in the panel; its key where an older version of the site left it behind. */
export function mailTitle(template: unknown): AdminLabel {
  const key = String(template)
  const known = Object.entries(titles).find(([name]) => name === key)
  return known ? known[1] : { ro: key, en: key, ru: key }
}
