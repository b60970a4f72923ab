import { label } from '@/cms/label'

/** What a refused sign-in is told. */
export const signInTexts = {
  limited: label({
    ro: 'Prea multe încercări. Încercați din nou peste {minutes} min.',
    en: 'Too many tries. Try again in {minutes} min.',
    ru: 'Слишком много попыток. Повторите через {minutes} мин.',
  }),
  unavailable: label({
    ro: 'Un serviciu nu răspunde. Încercați din nou peste câteva clipe.',
    en: 'A service does not answer. Try again in a moment.',
    ru: 'Один из сервисов не отвечает. Повторите через несколько секунд.',
  }),
  codeNeeded: label({
    ro: 'Introduceți codul din aplicația de autentificare.',
    en: 'Enter the code from your authenticator app.',
    ru: 'Введите код из приложения-аутентификатора.',
  }),
  wrongCode: label({
    ro: 'Codul nu este corect sau a fost deja folosit.',
    en: 'The code is wrong or has been used already.',
    ru: 'Код неверен или уже использован.',
  }),
  lastAdministrator: label({
    ro: 'Este ultimul administrator. Dați mai întâi acest rol altcuiva.',
    en: 'This is the last administrator. Give the role to somebody else first.',
    ru: 'Это последний администратор. Сначала передайте эту роль кому-нибудь другому.',
  }),
  passwordOfAnother: label({
    ro: 'Fiecare își alege singur parola. Trimiteți o legătură pentru o parolă nouă.',
    en: 'Everybody chooses their own password. Send a link for a new one instead.',
    ru: 'Пароль каждый выбирает сам. Отправьте ссылку для нового пароля.',
  }),
} as const
