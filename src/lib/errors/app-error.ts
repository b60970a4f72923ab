import { errorCodes, type ErrorCode, type Sentence } from './error-codes'

type Params = {
  /** A more specific sentence for editors than that of the code. */
  sentence?: Sentence
  /** Error keys of the catalogue by field name, for `fields`. */
  fields?: Record<string, string>
  /** Seconds until another attempt may succeed, for `limited`; `unavailable` has its own. */
  retryAfter?: number
  /** The site's own address, for `foreign-origin`; what an editor reads names it. */
  site?: string
  /** Further fields of the response body, such as `claimValidationErrors`. */
  body?: Record<string, unknown>
}

/** Seconds to wait before another attempt where something is down or busy. */
const shortWait = 5

/** Recognises an `AppError` made by another copy of this module: the bundle of each route has one. */
const brand = Symbol.for('pasiuni.app-error')

/** An expected failure of a call, with a known reason. Anything else that is thrown is a bug. */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === 'object' && value !== null && brand in value
  }

  readonly [brand] = true
  readonly code: ErrorCode
  readonly params: Params
  readonly status: number
  /** For an editor, in each language of the panel. */
  readonly sentence: Sentence
  // What Payload expects of an error that a hook throws.
  readonly isOperational = true
  readonly isPublic = true

  constructor(code: ErrorCode, params: Params = {}) {
    const { status, message, sentence } = errorCodes[code]
    super(params.sentence?.en ?? message)
    this.name = 'AppError'
    this.code = code
    this.params = code === 'unavailable' ? { retryAfter: shortWait, ...params } : params
    this.status = status
    this.sentence = params.sentence ?? inMinutes({ sentence, seconds: params.retryAfter })
  }
}

function inMinutes(options: { sentence: Sentence; seconds: number | undefined }): Sentence {
  const { sentence, seconds = 60 } = options
  const said = (text: string) => text.replace('{minutes}', String(Math.ceil(seconds / 60)))
  return { ro: said(sentence.ro), en: said(sentence.en), ru: said(sentence.ru) }
}

/**
 * The one place that turns an expected failure into status, headers and text.
 * @param options `language` is that of the panel, for an editor; programs get the code's own words
 */
export function errorResponse(options: { error: AppError; language?: keyof Sentence }): Response {
  const { error, language } = options
  const { code, status, params, sentence } = error
  const { fields, retryAfter, site, body } = params
  const message = language ? sentence[language] : errorCodes[code].message
  return Response.json(
    { message, code, ...(fields && { fields }), ...(site && !language && { site }), ...body },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
      },
    },
  )
}
