import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { AppError, errorResponse } from '@/lib/errors/app-error'
import { requireOwnOrigin } from '@/lib/http/own-origin'
import { log } from '@/lib/log'
import { toUnavailable } from '@/lib/outage'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { editorRights, type EditorRights } from '../access/rights'
import { readBody, readQuery, type ReceivedRequest } from './endpoint-input'

export type EditorCall<Input> = {
  cms: Payload
  /** The record of the editor, as Payload has authenticated it. */
  user: PayloadRequest['user']
  editor: EditorRights
  /** Language of the panel, as the editor has chosen it. */
  language: Locale
  headers: Headers
  input: Input
}

export type EditorEndpoint<Input> = {
  /** Behind `/api`. */
  path: `/${string}`
  /** A POST is accepted from the site's own pages only. */
  method: 'get' | 'post'
  /** Asked before the input is read; without it every editor may call. */
  mayCall?: (editor: EditorRights) => boolean
  /**
   * What the call asks for: a schema of the JSON body of a POST or of the parameters of a GET, or a
   * function that reads it out of the request, or throws.
   */
  input: z.ZodType<Input> | ((request: ReceivedRequest) => Input | Promise<Input>)
  /** Resolves to a response or to what is sent as JSON; nothing is sent as an empty object. */
  answer: (call: EditorCall<Input>) => Promise<object> | Promise<void>
}

/**
 * A call of the admin panel as a Payload endpoint: authenticates the editor, reads the input, and
 * turns every error into an answer in the language of the panel before Payload can word it. The
 * configuration is loaded by scripts too: what needs the account service is imported when a call
 * needs it.
 */
export function editorEndpoint<Input>(endpoint: EditorEndpoint<Input>): Endpoint {
  const { path, method } = endpoint

  async function handler(req: PayloadRequest): Promise<Response> {
    const language = isLocale(req.i18n.language) ? req.i18n.language : defaultLocale
    try {
      const response = await answerEditor({ req, language, endpoint })
      response.headers.set('cache-control', 'no-store')
      return response
    } catch (error) {
      return errorResponse({ error: toAppError(error), language })
    }
  }

  return { path, method, handler }
}

async function answerEditor<Input>(options: {
  req: PayloadRequest
  language: Locale
  endpoint: EditorEndpoint<Input>
}): Promise<Response> {
  const { req, language, endpoint } = options
  const { payload: cms, user, headers, url = '', body = null } = req
  if (endpoint.method === 'post') requireOwnOrigin(headers)
  const editor = editorRights(user)
  if (!editor) throw new AppError('unauthorised')
  if (endpoint.mayCall?.(editor) === false) throw new AppError('forbidden')
  const input = await readInput({ endpoint, request: { url, headers, body } })
  const answer = await endpoint.answer({ cms, user, editor, language, headers, input })
  return answer instanceof Response ? answer : Response.json(answer ?? {})
}

function readInput<Input>(options: { endpoint: EditorEndpoint<Input>; request: ReceivedRequest }) {
  const { endpoint, request } = options
  const { input, method } = endpoint
  if (typeof input === 'function') return input(request)
  return method === 'post' ? readBody(request, input) : readQuery(request, input)
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const said = validationSentence(error)
  if (said !== undefined) {
    return new AppError('bad-request', { sentence: { ro: said, en: said, ru: said } })
  }
  log.error({ err: error })
  return toUnavailable(error) ?? new AppError('internal')
}

// Not by `instanceof`: a bundled package may have brought another copy of the class.
const validationError = z.object({
  isOperational: z.literal(true),
  data: z.looseObject({ errors: z.array(z.looseObject({ message: z.string().min(1) })).min(1) }),
})

/** Message of a validation error of a record; undefined for any other error. */
function validationSentence(error: unknown): string | undefined {
  const { data: found } = validationError.safeParse(error)
  if (!found) return undefined
  return [...new Set(found.data.errors.map(({ message }) => message))].join(' ')
}
