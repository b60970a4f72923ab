import { label, type AdminLabel } from './label'
import type { Locale } from '@/i18n/locales'

/** Everything the newsroom refuses to do, and the status of the answer. */
const failures = {
  'not-signed-in': 401,
  'foreign-origin': 403,
  forbidden: 403,
  'not-found': 404,
  'bad-request': 400,
  'too-large': 413,
  conflict: 409,
  limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type WorkplaceFailureCode = keyof typeof failures

const sentences: Record<WorkplaceFailureCode, AdminLabel> = {
  'not-signed-in': label({
    ro: 'Sesiunea s-a încheiat. Autentificați-vă din nou; ce ați scris rămâne în această fereastră.',
    en: 'Your session has ended. Sign in again; what you wrote stays in this window.',
    ru: 'Сеанс завершён. Войдите снова; написанное останется в этом окне.',
  }),
  'foreign-origin': label({
    ro: 'Cererea nu vine de pe acest site.',
    en: 'The request does not come from this site.',
    ru: 'Запрос пришёл не с этого сайта.',
  }),
  forbidden: label({
    ro: 'Nu aveți dreptul să faceți acest lucru.',
    en: 'You may not do this.',
    ru: 'У вас нет права это делать.',
  }),
  'not-found': label({
    ro: 'Nu mai există. Poate că a fost șters între timp.',
    en: 'It is no longer there. It may have been removed meanwhile.',
    ru: 'Этого больше нет. Возможно, это тем временем удалили.',
  }),
  'bad-request': label({
    ro: 'Cererea nu are forma așteptată.',
    en: 'The request does not have the expected form.',
    ru: 'Запрос имеет неверный вид.',
  }),
  'too-large': label({
    ro: 'Textul este prea lung.',
    en: 'The text is too long.',
    ru: 'Текст слишком длинный.',
  }),
  conflict: label({
    ro: 'Altcineva a schimbat acest lucru între timp. Reîncărcați pagina.',
    en: 'Somebody else has changed this meanwhile. Reload the page.',
    ru: 'Кто-то тем временем это изменил. Обновите страницу.',
  }),
  limited: label({
    ro: 'Prea multe încercări. Reveniți peste câteva minute.',
    en: 'Too many tries. Come back in a few minutes.',
    ru: 'Слишком много попыток. Вернитесь через несколько минут.',
  }),
  internal: label({
    ro: 'Ceva nu a mers cum trebuie. Problema a fost notată; încercați din nou.',
    en: 'Something went wrong. The problem was noted; try again.',
    ru: 'Что-то пошло не так. Проблема записана; попробуйте ещё раз.',
  }),
  unavailable: label({
    ro: 'Un serviciu nu răspunde. Încercați din nou peste câteva clipe; nimic nu s-a pierdut.',
    en: 'A service does not answer. Try again in a moment; nothing is lost.',
    ru: 'Один из сервисов не отвечает. Повторите через несколько секунд; ничего не потеряно.',
  }),
}

/** A refusal with a known reason; `said` words it more closely than its code does. */
export class WorkplaceFailure extends Error {
  readonly code: WorkplaceFailureCode
  readonly said: AdminLabel

  constructor(code: WorkplaceFailureCode, said: AdminLabel = sentences[code]) {
    super(said.en)
    this.name = 'WorkplaceFailure'
    this.code = code
    this.said = said
  }
}

/** The one place that turns a refusal into a status and a sentence in the editor's language. */
export function workplaceFailureResponse(options: {
  failure: WorkplaceFailure
  language: Locale
}): Response {
  const { failure, language } = options
  return Response.json(
    { code: failure.code, message: failure.said[language] },
    { status: failures[failure.code], headers: { 'cache-control': 'no-store' } },
  )
}

export function isWorkplaceFailureCode(code: string): code is WorkplaceFailureCode {
  return code in failures
}
