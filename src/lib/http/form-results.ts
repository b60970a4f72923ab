import { randomBytes } from 'node:crypto'

/** Result of a form that the browser submitted without script. */
export type FormResult = {
  typed: Record<string, string>
  /** The answer that the call of the same name would have given. */
  http: number
  retryAfter: number | null
  body: Record<string, unknown>
}

/** Whether a form was taken, and not refused, or only shown in another language. */
export function isTaken({ http }: FormResult): boolean {
  return http === 201
}

/** The request header by which the front server names a result to the page that tells it. */
export const formResultHeader = 'x-form-result'

/** Longer than it takes to render a page, in milliseconds. */
const lifetime = 30_000

/** How many are kept at a time: each is read at once, and may be large. */
const most = 200

declare global {
  // The route that stores and the page that reads are bundled apart.
  var pasiuniFormResults: Map<string, FormResult> | undefined
}

const results = (globalThis.pasiuniFormResults ??= new Map<string, FormResult>())

/**
 * Stores a result for the page that tells it, for half a minute and in this process only; of too
 * many the oldest goes.
 * @returns the ticket to read it by, which nobody can guess
 */
export function storeFormResult(result: FormResult): string {
  const ticket = randomBytes(16).toString('base64url')
  const [oldest] = results.keys()
  if (results.size >= most && oldest !== undefined) results.delete(oldest)
  results.set(ticket, result)
  setTimeout(() => results.delete(ticket), lifetime).unref()
  return ticket
}

/** The result stored under a ticket; null when there is none. */
export function readFormResult(ticket: string | null): FormResult | null {
  return (ticket !== null && results.get(ticket)) || null
}
