/** A call that did not do what it was for, in the words of the server where it had any. */
export class CallError extends Error {
  readonly serverMessage: string | null

  constructor(serverMessage: string | null) {
    super(serverMessage ?? 'The site did not answer.')
    this.serverMessage = serverMessage
  }
}

export type PanelResponse = Record<string, unknown>

type Call = {
  /** Behind `/api`. */
  path: string
  /** Sent with POST: JSON, or a form or file as it is. Without it the call is a GET. */
  body?: unknown
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Sends a call of the panel and gives the response, whatever its status.
 * @throws TypeError, DOMException when no answer came
 */
export function requestPanel(call: Call): Promise<Response> {
  const { path, body, signal, timeoutMs = 20_000 } = call
  const limit = AbortSignal.timeout(timeoutMs)
  return fetch(`/api${path}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body !== undefined && { method: 'POST', ...toContent(body) }),
  })
}

function toContent(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body instanceof FormData) return { body }
  if (body instanceof Blob) return { body, headers: { 'Content-Type': 'application/octet-stream' } }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** The fields of an answer; none when a proxy answers in HTML because the server is down. */
export async function readPanelResponse(response: Response): Promise<PanelResponse> {
  const answer: unknown = await response.json().catch(() => null)
  return isPanelResponse(answer) ? answer : {}
}

/**
 * Sends a call of the panel and gives what it is answered with.
 * @throws {CallError} when it was refused
 * @throws TypeError, DOMException when no answer came
 */
export async function callPanel(call: Call): Promise<PanelResponse> {
  const response = await requestPanel(call)
  const answer = await readPanelResponse(response)
  if (!response.ok) throw toCallError(answer)
  return answer
}

/** Error of a refused call, from the body of the response. */
export function toCallError({ message }: PanelResponse): CallError {
  return new CallError(typeof message === 'string' && message !== '' ? message : null)
}

export function isPanelResponse(value: unknown): value is PanelResponse {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Message for a call without a response. */
export const noResponseTexts = {
  ro: 'Site-ul nu a răspuns. Verificați conexiunea și încercați din nou.',
  en: 'The site is not responding. Check your connection and try again.',
  ru: 'Сайт не ответил. Проверьте соединение и попробуйте ещё раз.',
} as const

/** Message for a failed call: the server's own, else that there was no response. */
export function problemText(options: {
  error: unknown
  language: keyof typeof noResponseTexts
  /** Where more is to be said when there was no answer. */
  noResponse?: string
}): string {
  const { error, language, noResponse = noResponseTexts[language] } = options
  return (error instanceof CallError ? error.serverMessage : null) ?? noResponse
}
