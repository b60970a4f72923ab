import type { Locale } from '@/i18n/locales'

/** Everything the desk refuses to do, and the status of the answer. */
const deskFailures = {
  'not-signed-in': 401,
  'foreign-origin': 403,
  forbidden: 403,
  'source-language': 400,
  locked: 423,
  'without-source': 409,
  'not-found': 404,
  'bad-request': 400,
  'too-large': 413,
  'nothing-to-copy': 409,
  'silent-picture': 409,
  internal: 500,
  unavailable: 503,
} as const

export type DeskFailureCode = keyof typeof deskFailures

export function isDeskFailureCode(code: string): code is DeskFailureCode {
  return code in deskFailures
}

const sentences: Record<DeskFailureCode, Record<Locale, string>> = {
  'not-signed-in': {
    ro: 'Sesiunea s-a încheiat. Autentificați-vă din nou; textul scris rămâne în această fereastră.',
    en: 'Your session has ended. Sign in again; what you wrote stays in this window.',
    ru: 'Сеанс завершён. Войдите снова; написанный текст останется в этом окне.',
  },
  'foreign-origin': {
    ro: 'Cererea nu vine de pe acest site.',
    en: 'The request does not come from this site.',
    ru: 'Запрос пришёл не с этого сайта.',
  },
  forbidden: {
    ro: 'Nu aveți dreptul să schimbați texte în această limbă.',
    en: 'You may not change texts in this language.',
    ru: 'У вас нет права менять тексты на этом языке.',
  },
  'source-language': {
    ro: 'Româna este limba-sursă; acest pas are sens doar pentru traduceri.',
    en: 'Romanian is the source; this step is for translations only.',
    ru: 'Румынский — язык оригинала; этот шаг относится только к переводам.',
  },
  locked: {
    ro: 'Textul este blocat. Un corector sau un administrator îl poate debloca.',
    en: 'This text is locked. A reviewer or an administrator can unlock it.',
    ru: 'Текст заблокирован. Снять блокировку может корректор или администратор.',
  },
  'without-source': {
    ro: 'Originalul nu mai are acest paragraf. Ștergeți-l și aici sau spuneți ce text traduce.',
    en: 'The original no longer has this paragraph. Remove it here too, or say which text it translates.',
    ru: 'В оригинале этого абзаца больше нет. Удалите его и здесь или укажите, какой текст он переводит.',
  },
  'not-found': {
    ro: 'Acest text nu mai există. Poate că a fost șters între timp.',
    en: 'This text is no longer there. It may have been removed meanwhile.',
    ru: 'Этого текста больше нет. Возможно, его тем временем удалили.',
  },
  'bad-request': {
    ro: 'Cererea nu are forma așteptată.',
    en: 'The request does not have the expected form.',
    ru: 'Запрос имеет неверный вид.',
  },
  'too-large': {
    ro: 'Textul este prea lung.',
    en: 'The text is too long.',
    ru: 'Текст слишком длинный.',
  },
  'nothing-to-copy': {
    ro: 'Nu este nimic de copiat: limba aleasă nu are acest text sau traducerea există deja.',
    en: 'There is nothing to copy: that language lacks the text, or the translation is there already.',
    ru: 'Копировать нечего: на выбранном языке текста нет или перевод уже есть.',
  },
  'silent-picture': {
    ro: 'O imagine de pe această pagină nu are text alternativ în această limbă. Scrieți-l întâi, apoi aprobați textul.',
    en: 'A picture on this page has no alternative text in this language. Write it first, then approve the text.',
    ru: 'У изображения на этой странице нет альтернативного текста на этом языке. Сначала напишите его, потом утвердите текст.',
  },
  internal: {
    ro: 'Ceva nu a mers cum trebuie. Problema a fost notată; încercați din nou.',
    en: 'Something went wrong. The problem was noted; try again.',
    ru: 'Что-то пошло не так. Проблема записана; попробуйте ещё раз.',
  },
  unavailable: {
    ro: 'Baza de date nu răspunde. Încercați din nou peste câteva clipe; nimic nu s-a pierdut.',
    en: 'The database does not answer. Try again in a moment; nothing is lost.',
    ru: 'База данных не отвечает. Повторите через несколько секунд; ничего не потеряно.',
  },
}

/** A refusal of the desk with a known reason. */
export class DeskFailure extends Error {
  readonly code: DeskFailureCode

  constructor(code: DeskFailureCode) {
    super(sentences[code].en)
    this.name = 'DeskFailure'
    this.code = code
  }
}

/** The one place that turns a refusal into status and a sentence in the editor's language. */
export function deskFailureResponse(options: {
  code: DeskFailureCode
  language: Locale
  /** A closer sentence than the one of the code, in that language. */
  message?: string | undefined
}): Response {
  const { code, language, message = sentences[code][language] } = options
  return Response.json(
    { code, message },
    { status: deskFailures[code], headers: { 'cache-control': 'no-store' } },
  )
}
