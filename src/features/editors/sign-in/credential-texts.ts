import { label } from '@/cms/label'

/** What an editor is told who changes the password or the address of the own account. */
export const credentialTexts = {
  weakPassword: label({
    ro: 'Alegeți o parolă de cel puțin 12 caractere pe care alții nu o pot ghici: nu un cuvânt des folosit, nu adresa dumneavoastră.',
    en: 'Choose a password of at least 12 characters that others cannot guess: no common word, not your address.',
    ru: 'Задайте пароль не короче 12 символов, который другим не угадать: не распространённое слово и не ваш адрес.',
  }),
  passwordOfAnother: label({
    ro: 'Fiecare își alege singur parola. Trimiteți-i un link pentru o parolă nouă.',
    en: 'Everybody chooses their own password. Send them a link for a new one instead.',
    ru: 'Пароль каждый задаёт сам. Отправьте ссылку для нового пароля.',
  }),
  ownPassword: label({
    ro: 'Parola se schimbă pe pagina contului, cu cea actuală.',
    en: 'A password is changed on the account page, with the current one.',
    ru: 'Пароль меняется на странице учётной записи, с вводом текущего.',
  }),
  ownAddress: label({
    ro: 'Adresa de e-mail o schimbă doar titularul, pe pagina contului său.',
    en: 'An e-mail address is changed by its owner only, on the account page.',
    ru: 'Адрес электронной почты меняет только сам владелец на странице учётной записи.',
  }),
  wrongPassword: label({
    ro: 'Parola actuală nu este corectă.',
    en: 'The current password is wrong.',
    ru: 'Текущий пароль неверен.',
  }),
  codeNeeded: label({
    ro: 'Introduceți și codul din aplicația de autentificare sau un cod de recuperare.',
    en: 'Enter the code from your authenticator app as well, or a recovery code.',
    ru: 'Введите также код из приложения-аутентификатора или код восстановления.',
  }),
  sameAddress: label({
    ro: 'Aceasta este deja adresa contului.',
    en: 'This is the address of the account already.',
    ru: 'Это и есть адрес учётной записи.',
  }),
  staleLink: label({
    ro: 'Linkul nu mai este valabil. Cereți din nou schimbarea adresei.',
    en: 'The link is no longer valid. Ask for the new address again.',
    ru: 'Ссылка больше не действует. Запросите смену адреса ещё раз.',
  }),
  spentLink: label({
    ro: 'Linkul nu mai este valabil. Cereți altul pe pagina de intrare.',
    en: 'The link is no longer valid. Ask for another one on the sign-in page.',
    ru: 'Ссылка больше не действует. Запросите новую на странице входа.',
  }),
  foreignLink: label({
    ro: 'Linkul ține de alt cont. Intrați în contul pentru care a fost trimis.',
    en: 'The link belongs to another account. Sign in to the one that it was sent for.',
    ru: 'Ссылка относится к другой учётной записи. Войдите в ту, для которой она отправлена.',
  }),
  sessionTooOld: label({
    ro: 'Sesiunea a durat o săptămână. Intrați din nou.',
    en: 'The session has lasted a week. Sign in again.',
    ru: 'Сеанс длился неделю. Войдите снова.',
  }),
} as const
