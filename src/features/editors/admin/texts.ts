import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** The sign-in with a code. */
export const loginTexts = {
  title: label({ ro: 'Intrare în redacție', en: 'Sign in to the newsroom', ru: 'Вход в редакцию' }),
  codeTitle: label({ ro: 'Al doilea pas', en: 'The second step', ru: 'Второй шаг' }),
  codeIntro: label({
    ro: 'Parola este corectă. Deschideți aplicația de autentificare și introduceți codul din șase cifre.',
    en: 'The password is right. Open your authenticator app and enter the six-digit code.',
    ru: 'Пароль верный. Откройте приложение-аутентификатор и введите шестизначный код.',
  }),
  recoveryIntro: label({
    ro: 'Parola este corectă. Introduceți unul dintre codurile de recuperare pe care le-ați păstrat.',
    en: 'The password is right. Enter one of the recovery codes that you have kept.',
    ru: 'Пароль верный. Введите один из сохранённых кодов восстановления.',
  }),
  code: label({ ro: 'Cod din aplicație', en: 'Code from the app', ru: 'Код из приложения' }),
  recoveryCode: label({
    ro: 'Cod de recuperare',
    en: 'Recovery code',
    ru: 'Код восстановления',
  }),
  useRecovery: label({
    ro: 'Nu am aplicația la îndemână',
    en: 'I do not have the app at hand',
    ru: 'Приложения нет под рукой',
  }),
  useApp: label({
    ro: 'Folosesc codul din aplicație',
    en: 'Use the code from the app',
    ru: 'Использовать код из приложения',
  }),
  confirm: commonLabels.confirm,
  back: label({ ro: 'Înapoi la parolă', en: 'Back to the password', ru: 'Назад к паролю' }),
} as const

/** The dialog over a page whose session has ended. */
export const signInAgainTexts = {
  title: label({ ro: 'Intrați din nou', en: 'Sign in again', ru: 'Войдите ещё раз' }),
  intro: label({
    ro: 'Sesiunea s-a încheiat. Ce ați scris este tot aici: introduceți parola și continuați.',
    en: 'Your session has ended. What you have written is still here: enter your password and go on.',
    ru: 'Сеанс завершён. Всё написанное осталось на месте: введите пароль и продолжайте.',
  }),
  submit: label({ ro: 'Intrați', en: 'Sign in', ru: 'Войти' }),
} as const

/** What an editor is told who may not open a page. */
export const unauthorizedTexts = {
  title: label({
    ro: 'Această pagină nu ține de rolul dumneavoastră',
    en: 'This page is not for your role',
    ru: 'Эта страница не для вашей роли',
  }),
  hint: label({
    ro: 'Dacă aveți nevoie de ea, vorbiți cu un administrator.',
    en: 'If you need it, talk to an administrator.',
    ru: 'Если она вам нужна, обратитесь к администратору.',
  }),
  back: label({
    ro: 'Înapoi la prima pagină a redacției',
    en: 'Back to the newsroom’s first page',
    ru: 'Назад на главную страницу редакции',
  }),
} as const

/** The part of the account page about signing in. */
export const accountTexts = {
  onAccountPage: label({
    ro: 'Parola, adresa de e-mail și sesiunile sunt pe pagina contului dumneavoastră.',
    en: 'Your password, e-mail address and sessions are on your account page.',
    ru: 'Пароль, адрес электронной почты и сеансы — на странице вашей учётной записи.',
  }),
  title: label({
    ro: 'Siguranța contului',
    en: 'Account security',
    ru: 'Безопасность учётной записи',
  }),
  factor: label({
    ro: 'Confirmare în doi pași',
    en: 'Two-step sign-in',
    ru: 'Двухэтапный вход',
  }),
  factorOff: label({
    ro: 'Acum contul se deschide doar cu parola. Cu o aplicație de autentificare pe telefon, la parolă se adaugă un cod care se schimbă la fiecare 30 de secunde.',
    en: 'For now the password alone opens your account. With an authenticator app on your phone it also takes a code that changes every 30 seconds.',
    ru: 'Сейчас учётная запись открывается одним паролем. С приложением-аутентификатором на телефоне понадобится ещё и код, который меняется каждые 30 секунд.',
  }),
  factorOn: label({
    ro: 'Activă din {day}. La autentificare vi se cere și codul din aplicație.',
    en: 'On since {day}. Signing in also asks for the code from your app.',
    // A Russian day ends in a dot of its own: «25 ноября 2026 г.»
    ru: 'Включён с {day} При входе нужен ещё и код из приложения.',
  }),
  codesLeft: label({
    ro: '{count, plural, =0 {Nu mai aveți coduri de recuperare.} one {V-a rămas un cod de recuperare.} few {V-au rămas # coduri de recuperare.} other {V-au rămas # de coduri de recuperare.}}',
    en: '{count, plural, =0 {You have no recovery codes left.} one {You have one recovery code left.} other {You have # recovery codes left.}}',
    ru: '{count, plural, =0 {Кодов восстановления не осталось.} one {Остался # код восстановления.} few {Осталось # кода восстановления.} many {Осталось # кодов восстановления.} other {Осталось # кода восстановления.}}',
  }),
  turnOn: label({ ro: 'Activați', en: 'Turn on', ru: 'Включить' }),
  turnOff: label({ ro: 'Dezactivați', en: 'Turn off', ru: 'Отключить' }),
  newCodes: label({
    ro: 'Coduri de recuperare noi',
    en: 'New recovery codes',
    ru: 'Новые коды восстановления',
  }),
  scan: label({
    ro: '1. Scanați imaginea cu aplicația de autentificare.',
    en: '1. Scan the picture with your authenticator app.',
    ru: '1. Отсканируйте изображение приложением-аутентификатором.',
  }),
  qr: label({
    ro: 'Cod QR pentru aplicația de autentificare',
    en: 'QR code for the authenticator app',
    ru: 'QR-код для приложения-аутентификатора',
  }),
  secret: label({
    ro: 'Nu puteți scana? Introduceți cheia în aplicație:',
    en: 'Cannot scan it? Type this key into the app:',
    ru: 'Не получается отсканировать? Введите в приложение этот ключ:',
  }),
  enterCode: label({
    ro: '2. Introduceți parola actuală și codul din șase cifre pe care îl arată aplicația.',
    en: '2. Enter your current password and the six-digit code that the app shows.',
    ru: '2. Введите текущий пароль и шестизначный код, который показывает приложение.',
  }),
  code: label({ ro: 'Cod', en: 'Code', ru: 'Код' }),
  proveOff: label({
    ro: 'Ca să o dezactivați, introduceți codul din aplicație sau un cod de recuperare.',
    en: 'To turn it off, enter the code from the app or a recovery code.',
    ru: 'Чтобы отключить, введите код из приложения или код восстановления.',
  }),
  proveCodes: label({
    ro: 'Codurile vechi nu vor mai fi valabile. Introduceți codul din aplicație.',
    en: 'The old codes will no longer work. Enter the code from the app.',
    ru: 'Прежние коды перестанут действовать. Введите код из приложения.',
  }),
  confirm: commonLabels.confirm,
  cancel: commonLabels.cancel,
  keepTitle: label({
    ro: 'Păstrați codurile de recuperare',
    en: 'Keep your recovery codes',
    ru: 'Сохраните коды восстановления',
  }),
  keepIntro: label({
    ro: 'Fiecare cod înlocuiește o singură dată aplicația, de pildă când ați pierdut telefonul. Notați-le sau păstrați-le într-un manager de parole: nu vor mai fi afișate.',
    en: 'Each code stands in for the app once, for instance when the phone is lost. Write them down or keep them in a password manager: they will not be shown again.',
    ru: 'Каждый код один раз заменяет приложение, например если телефон потерян. Запишите их или сохраните в менеджере паролей: больше они показаны не будут.',
  }),
  copy: label({ ro: 'Copiați', en: 'Copy', ru: 'Скопировать' }),
  copied: label({
    ro: 'Codurile au fost copiate.',
    en: 'The codes are copied.',
    ru: 'Коды скопированы.',
  }),
  copyByHand: label({
    ro: 'Browserul nu a permis copierea. Selectați codurile și copiați-le de aici.',
    en: 'The browser did not allow copying. Select the codes and copy them from here.',
    ru: 'Браузер не разрешил копирование. Выделите коды и скопируйте их отсюда.',
  }),
  kept: label({ ro: 'Le-am păstrat', en: 'I have kept them', ru: 'Коды сохранены' }),
  isOn: label({
    ro: 'Confirmarea în doi pași este activă. Celelalte sesiuni s-au încheiat.',
    en: 'Two-step sign-in is on. Your other sessions have ended.',
    ru: 'Двухэтапный вход включён. Остальные сеансы завершены.',
  }),
  isOff: label({
    ro: 'Confirmarea în doi pași nu este activă.',
    en: 'Two-step sign-in is off.',
    ru: 'Двухэтапный вход не включён.',
  }),
  sessions: label({ ro: 'Sesiuni', en: 'Sessions', ru: 'Сеансы' }),
  sessionsIntro: label({
    ro: 'Browserele în care sunteți autentificat acum. O sesiune se încheie singură după opt ore fără activitate.',
    en: 'The browsers in which you are signed in. A session ends by itself after eight hours without activity.',
    ru: 'Браузеры, в которых вы сейчас вошли. Сеанс завершается сам через восемь часов без действий.',
  }),
  since: label({ ro: 'Din {moment}', en: 'Since {moment}', ru: 'С {moment}' }),
  current: label({ ro: 'sesiunea aceasta', en: 'this session', ru: 'этот сеанс' }),
  end: label({ ro: 'Încheiați', en: 'End', ru: 'Завершить' }),
  endSession: label({
    ro: 'Încheiați sesiunea din {moment}',
    en: 'End the session since {moment}',
    ru: 'Завершить сеанс с {moment}',
  }),
  endOthers: label({
    ro: 'Încheiați toate celelalte sesiuni',
    en: 'End all other sessions',
    ru: 'Завершить все остальные сеансы',
  }),
  ended: label({
    ro: 'Sesiunea s-a încheiat.',
    en: 'The session has ended.',
    ru: 'Сеанс завершён.',
  }),
  othersEnded: label({
    ro: 'Celelalte sesiuni s-au încheiat.',
    en: 'The other sessions have ended.',
    ru: 'Остальные сеансы завершены.',
  }),
} as const

/** What an administrator reads on the page of another editor. */
export const otherTexts = {
  title: label({ ro: 'Autentificare', en: 'Signing in', ru: 'Вход' }),
  factorOn: label({
    ro: 'Confirmarea în doi pași: activă din {day}.',
    en: 'Two-step sign-in: on since {day}.',
    ru: 'Двухэтапный вход: включён с {day}',
  }),
  factorOff: label({
    ro: 'Confirmarea în doi pași: dezactivată.',
    en: 'Two-step sign-in: off.',
    ru: 'Двухэтапный вход: отключён.',
  }),
  sessionCount: label({
    ro: '{count, plural, =0 {Nicio sesiune deschisă.} one {O sesiune deschisă.} few {# sesiuni deschise.} other {# de sesiuni deschise.}}',
    en: '{count, plural, =0 {No open session.} one {One open session.} other {# open sessions.}}',
    ru: '{count, plural, =0 {Открытых сеансов нет.} one {# открытый сеанс.} few {# открытых сеанса.} many {# открытых сеансов.} other {# открытого сеанса.}}',
  }),
  endSessions: label({
    ro: 'Încheiați toate sesiunile',
    en: 'End all sessions',
    ru: 'Завершить все сеансы',
  }),
  endSessionsHint: label({
    ro: 'Redactorul va trebui să se autentifice din nou. Ce nu a salvat se poate pierde.',
    en: 'The editor will have to sign in again. Unsaved work may be lost.',
    ru: 'Редактору придётся войти снова. Несохранённая работа может пропасть.',
  }),
  resetFactor: label({
    ro: 'Resetați confirmarea în doi pași',
    en: 'Reset two-step sign-in',
    ru: 'Сбросить двухэтапный вход',
  }),
  resetFactorHint: label({
    ro: 'Folosiți-o când redactorul și-a pierdut și telefonul, și codurile. Asigurați-vă că vorbiți chiar cu el: apoi va intra doar cu parola. Sesiunile lui se încheie.',
    en: 'For an editor who has lost both the phone and the codes. Make sure that it is really them you speak to: afterwards the password alone lets them in. Their sessions end.',
    ru: 'На случай, если редактор потерял и телефон, и коды. Убедитесь, что говорите именно с ним: после этого для входа хватит пароля. Его сеансы завершатся.',
  }),
  sendLink: label({
    ro: 'Trimiteți un link pentru parolă nouă',
    en: 'Send a link for a new password',
    ru: 'Отправить ссылку для нового пароля',
  }),
  sendLinkHint: label({
    ro: 'Redactorul primește pe e-mail un link cu care își alege singur o parolă nouă.',
    en: 'The editor gets an e-mail with a link to choose a new password.',
    ru: 'Редактор получит письмо со ссылкой, по которой сам задаст новый пароль.',
  }),
  done: label({ ro: 'Gata.', en: 'Done.', ru: 'Готово.' }),
} as const
