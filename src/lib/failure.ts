/** Everything that can go wrong for a caller of the site's own calls, and the status it answers. */
const statusOf = {
  'bad-request': 400,
  'bad-json': 400,
  fields: 400,
  unauthorised: 401,
  'try-refresh': 401,
  'wrong-password': 403,
  'sign-in-again': 403,
  'invalid-claim': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'too-large': 413,
  'media-type': 415,
  limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type FailureCode = keyof typeof statusOf

// The words of the session SDK, which its browser part and the specification (§7, §8) rely on.
const sentences: Record<FailureCode, string> = {
  'bad-request': 'bad request',
  'bad-json': 'the body is not valid JSON',
  fields: 'some fields have errors',
  unauthorised: 'unauthorised',
  'try-refresh': 'try refresh token',
  'wrong-password': 'wrong password',
  'sign-in-again': 'sign in again',
  'invalid-claim': 'invalid claim',
  'foreign-origin': 'the request does not come from this site',
  'not-found': 'not found',
  'too-large': 'the body is too large',
  'media-type': 'the body must be JSON',
  limited: 'too many requests',
  internal: 'internal error',
  unavailable: 'temporarily unavailable',
}

type Details = {
  /** Error keys of the catalogue by field name, for `fields`. */
  fields?: Record<string, string>
  /** Seconds until another attempt may succeed, for `limited` and `unavailable`. */
  retryAfter?: number
  /** What else the answer says, such as `claimValidationErrors`. */
  body?: Record<string, unknown>
}

/** A refusal with a known reason. Anything else that is thrown is a fault of the site. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly details: Details

  constructor(code: FailureCode, details: Details = {}) {
    super(sentences[code])
    this.name = 'Failure'
    this.code = code
    this.details = details
  }
}

/** The one place that turns a refusal into status, headers and text. */
export function failureResponse({ code, message, details }: Failure): Response {
  const { fields, retryAfter, body } = details
  return Response.json(
    { message, code, ...(fields ? { fields } : {}), ...body },
    {
      status: statusOf[code],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
      },
    },
  )
}
