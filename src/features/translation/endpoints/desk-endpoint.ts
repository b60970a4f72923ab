import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isOutage } from '@/lib/outage'
import { editorEndpoint, type EditorEndpoint } from '@/cms/endpoints/editor-endpoint'
import type { Locale } from '@/i18n/locales'
import { Failure } from '@/lib/failure'
import { log } from '@/lib/log'
import { DeskFailure, deskFailureResponse, isDeskFailureCode } from '../units/desk-failure'
import { ExchangeProblem } from '../interchange/problem'
import { exchangeProblemText } from '../interchange/problem-texts'

/** An endpoint of the translation desk: every refusal becomes a status and a sentence of the desk. */
export function deskEndpoint<Input>(endpoint: EditorEndpoint<Input>): Endpoint {
  return editorEndpoint({
    ...endpoint,
    refusals: { errorOf: (code) => new DeskFailure(code), responseTo },
  })
}

function responseTo({ error, language }: { error: unknown; language: Locale }): Response {
  if (error instanceof ExchangeProblem) return problemResponse({ problem: error, language })
  const message = validationSentence(error)
  const code = message === undefined ? codeOf(error) : 'bad-request'
  return deskFailureResponse({ code, language, message })
}

/** What is wrong with a file that cannot be read or written. */
function problemResponse(options: { problem: ExchangeProblem; language: Locale }): Response {
  const { code, args } = options.problem
  const message = exchangeProblemText(options)
  return Response.json(
    { code, args, message },
    { status: code === 'too-large' ? 413 : 422, headers: { 'cache-control': 'no-store' } },
  )
}

function codeOf(error: unknown): DeskFailure['code'] {
  if (error instanceof DeskFailure) return error.code
  if (error instanceof Failure) {
    if (error.code === 'invalid-claim') return 'forbidden'
    return isDeskFailureCode(error.code) ? error.code : 'bad-request'
  }
  log.error({ err: error })
  return isOutage(error) ? 'unavailable' : 'internal'
}

// Not by its class, of which a production build has several.
const validationError = z.object({
  isOperational: z.literal(true),
  data: z.looseObject({ errors: z.array(z.looseObject({ message: z.string().min(1) })).min(1) }),
})

/** What a record says of a text that it does not take; undefined for every other error. */
function validationSentence(error: unknown): string | undefined {
  const { data: found } = validationError.safeParse(error)
  if (!found) return undefined
  return [...new Set(found.data.errors.map(({ message }) => message))].join(' ')
}
