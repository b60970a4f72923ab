import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { requireOwnOrigin } from '@/lib/http/own-origin'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { editorRights, type EditorRights } from '../access/rights'

/** The parts of a request that an endpoint reads. Its body has not been touched yet. */
export type ReceivedRequest = Pick<Request, 'url' | 'headers' | 'body'>

/** Reads what a call asks for out of its request, or throws. */
export type InputReader<Input> = (request: ReceivedRequest) => Input | Promise<Input>

export type EditorCall<Input> = {
  cms: Payload
  /** The record of the editor, as Payload has authenticated it. */
  user: PayloadRequest['user']
  editor: EditorRights
  /** Of the admin panel, as the editor has chosen it. */
  language: Locale
  headers: Headers
  input: Input
}

export type EditorEndpoint<Input> = {
  /** Behind `/api`. */
  path: `/${string}`
  /** A POST is answered to the site's own pages only. */
  method: 'get' | 'post'
  /** Asked before the input is read; without it every editor may call. */
  mayCall?: (editor: EditorRights) => boolean
  input: InputReader<Input>
  answer: (call: EditorCall<Input>) => Response | Promise<Response>
}

/** How a feature words its refusals. */
export type Refusals = {
  errorOf: (code: 'not-signed-in' | 'forbidden') => Error
  /** Turns whatever was thrown into status and text, in the language of the panel. */
  responseTo: (refusal: { error: unknown; language: Locale }) => Response
}

/**
 * A call of the admin panel as a Payload endpoint: authenticates the editor, reads the input, and
 * turns every error into an answer of the feature before Payload can word it. The configuration is
 * loaded by scripts too: what needs the account service is imported when a call needs it.
 */
export function editorEndpoint<Input>({
  refusals,
  ...endpoint
}: EditorEndpoint<Input> & { refusals: Refusals }): Endpoint {
  const { path, method } = endpoint

  async function handler(req: PayloadRequest): Promise<Response> {
    const language = isLocale(req.i18n.language) ? req.i18n.language : defaultLocale
    try {
      const response = await answerEditor({ req, language, endpoint, refusals })
      response.headers.set('cache-control', 'no-store')
      return response
    } catch (error) {
      return refusals.responseTo({ error, language })
    }
  }

  return { path, method, handler }
}

async function answerEditor<Input>(options: {
  req: PayloadRequest
  language: Locale
  endpoint: EditorEndpoint<Input>
  refusals: Refusals
}): Promise<Response> {
  const { req, language, endpoint, refusals } = options
  const { payload: cms, user, headers, url = '', body = null } = req
  if (endpoint.method === 'post') requireOwnOrigin(headers)
  const editor = editorRights(user)
  if (!editor) throw refusals.errorOf('not-signed-in')
  if (endpoint.mayCall?.(editor) === false) throw refusals.errorOf('forbidden')
  const input = await endpoint.input({ url, headers, body })
  return endpoint.answer({ cms, user, editor, language, headers, input })
}
