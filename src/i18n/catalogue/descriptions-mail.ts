import type { Locale } from '../locales'

/** In which e-mails messages stand, by the beginning of their key. */
export const mailDescriptions: Record<string, Record<Locale, string>> = {
  mail: {
    ro: 'În toate e-mailurile site-ului.',
    en: 'In every e-mail of the site.',
    ru: 'Во всех письмах сайта.',
  },
  'mail.linkHint': {
    ro: 'În e-mailuri, sub buton, înaintea adresei scrise întreg.',
    en: 'In e-mails, below the button, before the address in full.',
    ru: 'В письмах, под кнопкой, перед полным адресом.',
  },
  'mail.contactPage': {
    ro: 'Butonul din e-mailuri care duce la pagina „Contact”.',
    en: 'The button in e-mails that leads to the page “Contacts”.',
    ru: 'Кнопка в письмах, которая ведёт на страницу «Контакты».',
  },
  'mail.verifyEmail': {
    ro: 'E-mailul care cere confirmarea adresei după înregistrare.',
    en: 'The e-mail that asks to confirm the address after signing up.',
    ru: 'Письмо с просьбой подтвердить адрес после регистрации.',
  },
  'mail.verifyNewEmail': {
    ro: 'E-mailul care cere confirmarea unei adrese noi a contului.',
    en: 'The e-mail that asks to confirm a new address of the account.',
    ru: 'Письмо с просьбой подтвердить новый адрес учётной записи.',
  },
  'mail.resetPassword': {
    ro: 'E-mailul cu linkul pentru o parolă nouă.',
    en: 'The e-mail with the link for a new password.',
    ru: 'Письмо со ссылкой для нового пароля.',
  },
  'mail.googleSignIn': {
    ro: 'E-mailul pentru cine a cerut o parolă nouă, deși intră în cont prin Google.',
    en: 'The e-mail to someone who asked for a new password but signs in with Google.',
    ru: 'Письмо тому, кто запросил новый пароль, хотя входит через Google.',
  },
  'mail.passwordChanged': {
    ro: 'E-mailul care anunță că parola a fost schimbată.',
    en: 'The e-mail that says that the password was changed.',
    ru: 'Письмо о том, что пароль изменён.',
  },
  'mail.emailChanged': {
    ro: 'E-mailul trimis la adresa veche după schimbarea ei; {newEmail} este cea nouă.',
    en: 'The e-mail to the old address after it was changed; {newEmail} is the new one.',
    ru: 'Письмо на прежний адрес после его смены; {newEmail} — новый адрес.',
  },
  'mail.accountDeleted': {
    ro: 'E-mailul care anunță că un cont a fost șters.',
    en: 'The e-mail that says that an account was deleted.',
    ru: 'Письмо о том, что учётная запись удалена.',
  },
  'mail.accountSuspended': {
    ro: 'E-mailul către un membru al cărui cont a fost suspendat; motivul lui îl scrie redacția.',
    en: 'The e-mail to a member whose account was suspended; editors write its reason.',
    ru: 'Письмо участнику, чья учётная запись заблокирована; причину пишет редакция.',
  },
  'mail.accountRestored': {
    ro: 'E-mailul către un membru al cărui cont este din nou activ.',
    en: 'The e-mail to a member whose account is active again.',
    ru: 'Письмо участнику, чья учётная запись снова активна.',
  },
  'mail.accountRemoved': {
    ro: 'E-mailul către un membru al cărui cont a fost șters de redacție.',
    en: 'The e-mail to a member whose account editors have deleted.',
    ru: 'Письмо участнику, чью учётную запись удалила редакция.',
  },
  'mail.translationDigest': {
    ro: 'E-mailul zilnic către redactori cu ce a rămas de tradus.',
    en: 'The daily e-mail to editors about what is left to translate.',
    ru: 'Ежедневное письмо редакторам о том, что осталось перевести.',
  },
  'mail.termsChange': {
    ro: 'E-mailul către membri cu 30 de zile sau mai mult înainte ca termenii noi să intre în vigoare, la {date}.',
    en: 'The e-mail to members 30 days or more before new terms come into force, on {date}.',
    ru: 'Письмо участникам за 30 дней или раньше до вступления новых условий в силу, {date}.',
  },
  'mail.contactMessage': {
    ro: 'E-mailul către grup cu un mesaj din formularul de contact.',
    en: 'The e-mail to the group with a message from the contact form.',
    ru: 'Письмо группе с сообщением из контактной формы.',
  },
  'mail.contactAnswer': {
    ro: 'Cadrul e-mailului cu care redacția răspunde unui membru; {date} este ziua mesajului acestuia.',
    en: 'The frame of the e-mail in which editors answer a member; {date} is the day of the member’s message.',
    ru: 'Обрамление письма с ответом редакции участнику; {date} — день его сообщения.',
  },
}
