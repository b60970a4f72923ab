import { z } from 'zod'
import { isOutage } from '@/auth/core/outage'
import { Failure } from '@/lib/failure'
import { readJsonBody } from '@/lib/http/json-body'
import { log } from '@/lib/log'
import {
  DeskFailure,
  deskFailureResponse,
  isDeskFailureCode,
} from '@/features/translation/units/desk-failure'
import { answerEditor, type EditorCall } from '../editor-call'

/**
 * Answers a call of the translation desk, and turns every refusal into a status and a sentence in
 * the editor's language.
 */
export function editorCall(options: {
  request: Request
  isWrite: boolean
  answer: (call: EditorCall) => Promise<Response>
}): Promise<Response> {
  return answerEditor({
    ...options,
    notSignedIn: () => new DeskFailure('not-signed-in'),
    refuse: ({ error, language }) => {
      const message = validationSentence(error)
      const code = message === undefined ? codeOf(error) : 'bad-request'
      return deskFailureResponse({ code, language, message })
    },
  })
}

/**
 * The parsed body of a call.
 * @throws {DeskFailure} `bad-request`, `too-large`
 */
export async function bodyOf<Output>(options: {
  request: Request
  schema: z.ZodType<Output>
}): Promise<Output> {
  const parsed = options.schema.safeParse(await readJsonBody(options.request))
  if (!parsed.success) throw new DeskFailure('bad-request')
  return parsed.data
}

/**
 * The parameters of the address of a call.
 * @throws {DeskFailure} `bad-request`
 */
export function queryOf<Output>(options: { request: Request; schema: z.ZodType<Output> }): Output {
  const { searchParams } = new URL(options.request.url)
  const parsed = options.schema.safeParse(Object.fromEntries(searchParams))
  if (!parsed.success) throw new DeskFailure('bad-request')
  return parsed.data
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
