/** A call that did not do what it was for, in the words of the server where it had any. */
export class CallError extends Error {
  readonly said: string | null

  constructor(said: string | null) {
    super(said ?? 'The site did not answer.')
    this.said = said
  }
}

export type PanelAnswer = Record<string, unknown>

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
export async function readAnswer(response: Response): Promise<PanelAnswer> {
  const answer: unknown = await response.json().catch(() => null)
  return isAnswer(answer) ? answer : {}
}

/**
 * Sends a call of the panel and gives what it is answered with.
 * @throws {CallError} when it was refused
 * @throws TypeError, DOMException when no answer came
 */
export async function callPanel(call: Call): Promise<PanelAnswer> {
  const response = await requestPanel(call)
  const answer = await readAnswer(response)
  if (!response.ok) throw toCallError(answer)
  return answer
}

/** What the server said of a call that it refused. */
export function toCallError({ message }: PanelAnswer): CallError {
  return new CallError(typeof message === 'string' && message !== '' ? message : null)
}

export function isAnswer(value: unknown): value is PanelAnswer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What to say of a call that nobody answered. */
export const noAnswerTexts = {
  ro: 'Site-ul nu a răspuns. Verificați conexiunea și încercați din nou.',
  en: 'The site is not responding. Check your connection and try again.',
  ru: 'Сайт не ответил. Проверьте соединение и попробуйте ещё раз.',
} as const

/** What to show of a call that failed: the server's words, else that there was no answer. */
export function problemText(options: {
  error: unknown
  language: keyof typeof noAnswerTexts
  /** Where more is to be said when there was no answer. */
  noAnswer?: string
}): string {
  const { error, language, noAnswer = noAnswerTexts[language] } = options
  return (error instanceof CallError ? error.said : null) ?? noAnswer
}
