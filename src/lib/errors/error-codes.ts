/** A sentence in the languages of the admin panel. */
export type Sentence = Readonly<Record<'ro' | 'en' | 'ru', string>>

const badRequest: Sentence = {
  ro: 'Cererea nu are forma așteptată.',
  en: 'The request does not have the expected form.',
  ru: 'Запрос имеет неверный вид.',
}

const signedOut: Sentence = {
  ro: 'Sesiunea s-a încheiat. Intrați din nou în cont; ce ați scris rămâne în această fereastră.',
  en: 'Your session has ended. Sign in again; what you wrote stays in this window.',
  ru: 'Сеанс завершён. Войдите снова; написанное останется в этом окне.',
}

const forbidden: Sentence = {
  ro: 'Nu aveți dreptul să faceți acest lucru.',
  en: 'You may not do this.',
  ru: 'У вас нет права это делать.',
}

const wrongCode: Sentence = {
  ro: 'Codul nu este corect sau a fost deja folosit.',
  en: 'The code is wrong or has been used already.',
  ru: 'Код неверен или уже использован.',
}

/**
 * Everything that a call can be refused for: the status of the answer, its `message` to programs
 * (for members the words of the session SDK, which its browser part and the specification rely on)
 * and what an editor reads.
 */
export const errorCodes = {
  'bad-request': { status: 400, message: 'bad request', sentence: badRequest },
  'bad-json': { status: 400, message: 'the body is not valid JSON', sentence: badRequest },
  fields: { status: 400, message: 'some fields have errors', sentence: badRequest },
  unauthorised: { status: 401, message: 'unauthorised', sentence: signedOut },
  'try-refresh': { status: 401, message: 'try refresh token', sentence: signedOut },
  'code-needed': {
    status: 401,
    message: 'code needed',
    sentence: {
      ro: 'Introduceți codul din aplicația de autentificare.',
      en: 'Enter the code from your authenticator app.',
      ru: 'Введите код из приложения-аутентификатора.',
    },
  },
  'wrong-code': { status: 401, message: 'wrong code', sentence: wrongCode },
  forbidden: { status: 403, message: 'forbidden', sentence: forbidden },
  'wrong-password': { status: 403, message: 'wrong password', sentence: forbidden },
  'sign-in-again': { status: 403, message: 'sign in again', sentence: signedOut },
  'invalid-claim': { status: 403, message: 'invalid claim', sentence: forbidden },
  'foreign-origin': {
    status: 403,
    message: 'the request does not come from this site',
    sentence: {
      ro: 'Cererea nu vine de pe acest site.',
      en: 'The request does not come from this site.',
      ru: 'Запрос пришёл не с этого сайта.',
    },
  },
  'not-found': {
    status: 404,
    message: 'not found',
    sentence: {
      ro: 'Nu mai există. Poate că a fost șters între timp.',
      en: 'It is no longer there. It may have been removed in the meantime.',
      ru: 'Этого больше нет. Возможно, это тем временем удалили.',
    },
  },
  conflict: {
    status: 409,
    message: 'conflict',
    sentence: {
      ro: 'Altcineva a schimbat acest lucru între timp. Reîncărcați pagina.',
      en: 'Someone else has changed this in the meantime. Reload the page.',
      ru: 'Кто-то тем временем это изменил. Обновите страницу.',
    },
  },
  'too-large': {
    status: 413,
    message: 'the body is too large',
    sentence: {
      ro: 'Textul este prea lung.',
      en: 'The text is too long.',
      ru: 'Текст слишком длинный.',
    },
  },
  'media-type': { status: 415, message: 'the body must be JSON', sentence: badRequest },
  'bad-file': {
    status: 422,
    message: 'the file cannot be used',
    sentence: {
      ro: 'Fișierul nu poate fi folosit.',
      en: 'The file cannot be used.',
      ru: 'Файл не может быть использован.',
    },
  },
  locked: {
    status: 423,
    message: 'locked',
    sentence: {
      ro: 'Textul este blocat. Un corector sau un administrator îl poate debloca.',
      en: 'This text is locked. A reviewer or an administrator can unlock it.',
      ru: 'Текст закрыт для правки. Открыть его может корректор или администратор.',
    },
  },
  limited: {
    status: 429,
    message: 'too many requests',
    sentence: {
      ro: 'Prea multe încercări. Încercați din nou peste {minutes} min.',
      en: 'Too many attempts. Try again in {minutes} min.',
      ru: 'Слишком много попыток. Повторите через {minutes} мин.',
    },
  },
  internal: {
    status: 500,
    message: 'internal error',
    sentence: {
      ro: 'Ceva nu a mers cum trebuie. Problema a fost notată; încercați din nou.',
      en: 'Something went wrong. The problem was noted; try again.',
      ru: 'Что-то пошло не так. Проблема записана; попробуйте ещё раз.',
    },
  },
  unavailable: {
    status: 503,
    message: 'temporarily unavailable',
    sentence: {
      ro: 'Un serviciu nu răspunde. Încercați din nou peste câteva clipe; nimic nu s-a pierdut.',
      en: 'A service is not responding. Try again in a moment; nothing is lost.',
      ru: 'Один из сервисов не отвечает. Повторите через несколько секунд; ничего не потеряно.',
    },
  },
} as const satisfies Record<string, { status: number; message: string; sentence: Sentence }>

export type ErrorCode = keyof typeof errorCodes
