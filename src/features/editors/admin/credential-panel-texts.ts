import { label } from '@/cms/label'

/** On the account page: the own password and address. */
export const credentialPanelTexts = {
  title: label({
    ro: 'Parola și adresa de e-mail',
    en: 'Password and e-mail address',
    ru: 'Пароль и адрес электронной почты',
  }),
  intro: label({
    ro: 'Ambele se schimbă doar cu parola actuală. După schimbare, celelalte sesiuni se încheie.',
    en: 'Both can be changed only with the current password. Your other sessions end afterwards.',
    ru: 'И то и другое можно изменить, только указав текущий пароль. После этого остальные сеансы завершаются.',
  }),
  changePassword: label({
    ro: 'Schimbați parola',
    en: 'Change the password',
    ru: 'Сменить пароль',
  }),
  changeEmail: label({
    ro: 'Schimbați adresa',
    en: 'Change the address',
    ru: 'Сменить адрес',
  }),
  current: label({ ro: 'Parola actuală', en: 'Current password', ru: 'Текущий пароль' }),
  password: label({ ro: 'Parola nouă', en: 'New password', ru: 'Новый пароль' }),
  passwordHint: label({
    ro: 'Cel puțin 12 caractere.',
    en: 'At least 12 characters.',
    ru: 'Не короче 12 символов.',
  }),
  email: label({ ro: 'Adresa nouă', en: 'New address', ru: 'Новый адрес' }),
  code: label({
    ro: 'Cod din aplicație sau de recuperare',
    en: 'Code from the app, or a recovery code',
    ru: 'Код из приложения или код восстановления',
  }),
  passwordChanged: label({
    ro: 'Parola a fost schimbată. Celelalte sesiuni s-au încheiat.',
    en: 'The password has changed. Your other sessions have ended.',
    ru: 'Пароль изменён. Остальные сеансы завершены.',
  }),
  emailAsked: label({
    ro: 'Deschideți linkul din mesajul trimis la noua adresă. Până atunci adresa rămâne cea veche.',
    en: 'Open the link in the message to the new address. Until then the address stays as it is.',
    ru: 'Откройте ссылку в письме на новый адрес. До этого адрес остаётся прежним.',
  }),
} as const

/** The pages that links in mails lead to. */
export const linkPageTexts = {
  newPassword: label({
    ro: 'Alegeți o parolă nouă',
    en: 'Choose a new password',
    ru: 'Задайте новый пароль',
  }),
  save: label({ ro: 'Salvați parola', en: 'Save the password', ru: 'Сохранить пароль' }),
  saved: label({
    ro: 'Parola a fost schimbată. Intrați cu ea.',
    en: 'The password has changed. Sign in with it.',
    ru: 'Пароль изменён. Войдите с новым паролем.',
  }),
  signIn: label({ ro: 'Intrați în redacție', en: 'Sign in', ru: 'Войти' }),
  confirmEmail: label({
    ro: 'Noua adresă de e-mail',
    en: 'Your new e-mail address',
    ru: 'Новый адрес электронной почты',
  }),
  confirmHint: label({
    ro: 'După confirmare, intrați în redacție cu această adresă și primiți mesajele la ea.',
    en: 'Once confirmed, you sign in with it, and messages go there.',
    ru: 'После подтверждения вы будете входить с этим адресом, и письма будут приходить на него.',
  }),
  confirm: label({ ro: 'Confirmați adresa', en: 'Confirm the address', ru: 'Подтвердить адрес' }),
  confirmed: label({
    ro: 'Adresa a fost schimbată.',
    en: 'The address has changed.',
    ru: 'Адрес изменён.',
  }),
  toAccount: label({
    ro: 'Înapoi la cont',
    en: 'Back to the account',
    ru: 'Назад к учётной записи',
  }),
} as const
