import { label } from '@/cms/label'

const hint = {
  notYou: label({
    ro: 'Nu ați fost dumneavoastră? Alegeți imediat o parolă nouă: {url}. Schimbarea adresei nu mai are loc, iar toate sesiunile se încheie.',
    en: 'If this was not you, choose a new password at once: {url}. The address will then stay as it is, and every session will end.',
    ru: 'Это были не вы? Сразу задайте новый пароль: {url}. Адрес тогда не изменится, а все сеансы завершатся.',
  }),
  otherPassword: label({
    ro: 'Nu ați fost dumneavoastră? Alegeți imediat altă parolă: {url}.',
    en: 'If this was not you, choose another password at once: {url}.',
    ru: 'Это были не вы? Сразу задайте другой пароль: {url}.',
  }),
  tellAdministrator: label({
    ro: 'Nu ați fost dumneavoastră? Anunțați imediat un administrator al site-ului.',
    en: 'If this was not you, tell an administrator of the site at once.',
    ru: 'Это были не вы? Сразу сообщите администратору сайта.',
  }),
} as const

/** The mails to editors about their accounts: what happened, and what to do about it. */
export const editorMailTexts = {
  'password-changed': {
    subject: label({
      ro: 'Parola contului de redactor a fost schimbată',
      en: 'The password of your editor’s account has changed',
      ru: 'Пароль вашей учётной записи редактора изменён',
    }),
    text: label({
      ro: 'Contul dumneavoastră de redactor are o parolă nouă. Celelalte sesiuni s-au încheiat.',
      en: 'Your editor’s account has a new password. Your other sessions have ended.',
      ru: 'У вашей учётной записи редактора новый пароль. Остальные сеансы завершены.',
    }),
    hint: hint.otherPassword,
  },
  'second-factor-on': {
    subject: label({
      ro: 'Confirmarea în doi pași a fost activată',
      en: 'Two-step sign-in has been turned on',
      ru: 'Двухэтапный вход включён',
    }),
    text: label({
      ro: 'La intrarea în contul dumneavoastră de redactor se cere de acum, după parolă, și un cod din aplicația de autentificare. Celelalte sesiuni s-au încheiat.',
      en: 'Signing in to your editor’s account now takes a code from the authenticator app after the password. Your other sessions have ended.',
      ru: 'Теперь для входа в вашу учётную запись редактора после пароля нужен ещё код из приложения-аутентификатора. Остальные сеансы завершены.',
    }),
    hint: hint.tellAdministrator,
  },
  'second-factor-off': {
    subject: label({
      ro: 'Confirmarea în doi pași a fost dezactivată',
      en: 'Two-step sign-in has been turned off',
      ru: 'Двухэтапный вход отключён',
    }),
    text: label({
      ro: 'Confirmarea în doi pași a contului dumneavoastră de redactor a fost dezactivată cu un cod al dumneavoastră. De acum, pentru a intra, ajunge parola.',
      en: 'Two-step sign-in has been turned off for your editor’s account with one of your codes. The password alone is enough to sign in now.',
      ru: 'Двухэтапный вход в вашу учётную запись редактора отключён с помощью вашего кода. Теперь для входа достаточно пароля.',
    }),
    hint: hint.otherPassword,
  },
  'recovery-codes-renewed': {
    subject: label({
      ro: 'Aveți coduri de recuperare noi',
      en: 'You have new recovery codes',
      ru: 'У вас новые коды восстановления',
    }),
    text: label({
      ro: 'Contul dumneavoastră de redactor are coduri de recuperare noi pentru confirmarea în doi pași. Cele vechi nu mai sunt valabile.',
      en: 'Your editor’s account has new recovery codes for two-step sign-in. The old ones no longer work.',
      ru: 'У вашей учётной записи редактора новые коды восстановления для двухэтапного входа. Старые больше не действуют.',
    }),
    hint: hint.tellAdministrator,
  },
  'second-factor-reset': {
    subject: label({
      ro: 'Confirmarea în doi pași a fost dezactivată',
      en: 'Two-step sign-in has been turned off',
      ru: 'Двухэтапный вход отключён',
    }),
    text: label({
      ro: 'Un administrator a dezactivat confirmarea în doi pași a contului dumneavoastră de redactor și i-a încheiat sesiunile.',
      en: 'An administrator has turned two-step sign-in off for your editor’s account and ended its sessions.',
      ru: 'Администратор отключил двухэтапный вход в вашу учётную запись редактора и завершил её сеансы.',
    }),
    hint: label({
      ro: 'Nu ați cerut acest lucru? Alegeți imediat altă parolă: {url}.',
      en: 'If you did not ask for this, choose another password at once: {url}.',
      ru: 'Вы об этом не просили? Сразу задайте другой пароль: {url}.',
    }),
  },
  'email-asked': {
    subject: label({
      ro: 'S-a cerut altă adresă pentru contul de redactor',
      en: 'A new address was requested for your editor’s account',
      ru: 'Запрошен другой адрес для учётной записи редактора',
    }),
    text: label({
      ro: 'Contul dumneavoastră de redactor urmează să aibă adresa {newEmail}. Adresa se schimbă abia după ce este confirmată de pe cea nouă.',
      en: 'The address of your editor’s account is about to become {newEmail}. It changes only once it is confirmed from there.',
      ru: 'Запрошено, чтобы адресом вашей учётной записи редактора стал {newEmail}. Нынешний адрес сменится только после подтверждения с нового.',
    }),
    hint: hint.notYou,
  },
  'email-changed': {
    subject: label({
      ro: 'Adresa contului de redactor a fost schimbată',
      en: 'The address of your editor’s account has changed',
      ru: 'Адрес вашей учётной записи редактора изменён',
    }),
    text: label({
      ro: 'Contul dumneavoastră de redactor are de acum adresa {newEmail}. Mesajele viitoare ajung acolo.',
      en: 'Your editor’s account now has the address {newEmail}. Messages go there from now on.',
      ru: 'Адрес вашей учётной записи редактора теперь {newEmail}. Письма будут приходить туда.',
    }),
    hint: hint.tellAdministrator,
  },
  'confirm-email': {
    subject: label({
      ro: 'Confirmați noua adresă a contului de redactor',
      en: 'Confirm the new address of your editor’s account',
      ru: 'Подтвердите новый адрес учётной записи редактора',
    }),
    text: label({
      ro: 'Deschideți linkul în următoarele 24 de ore, fiind autentificat în contul dumneavoastră: {url}.',
      en: 'Open this link within 24 hours, signed in to your account: {url}.',
      ru: 'Откройте ссылку в течение 24 часов, войдя в свою учётную запись: {url}.',
    }),
    hint: label({
      ro: 'Nu ați cerut acest lucru? Nu faceți nimic: adresa rămâne cea veche.',
      en: 'If you did not ask for this, do nothing: the address stays as it is.',
      ru: 'Вы этого не просили? Ничего не делайте: адрес останется прежним.',
    }),
  },
  'new-password': {
    subject: label({
      ro: 'Alegeți o parolă nouă',
      en: 'Choose a new password',
      ru: 'Задайте новый пароль',
    }),
    text: label({
      ro: 'S-a cerut o parolă nouă pentru contul dumneavoastră de redactor. Linkul este valabil o oră: {url}.',
      en: 'A new password was requested for your editor’s account. The link works for an hour: {url}.',
      ru: 'Для вашей учётной записи редактора запрошен новый пароль. Ссылка действует час: {url}.',
    }),
    hint: label({
      ro: 'Nu ați cerut acest lucru? Nu faceți nimic: parola rămâne cea veche.',
      en: 'If you did not ask for this, do nothing: the password stays as it is.',
      ru: 'Вы этого не просили? Ничего не делайте: пароль останется прежним.',
    }),
  },
} as const
