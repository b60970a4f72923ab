/** A call that did not do what it was for, in the words of the server where it had any. */
export class Refusal extends Error {
  readonly said: string | null

  constructor(said: string | null) {
    super(said ?? 'The site did not answer.')
    this.said = said
  }
}

export type WorkplaceAnswer = Record<string, unknown>

/** Nobody waits longer than this, in milliseconds. */
const patience = 20_000

/**
 * Sends a change to `/api/workplace/<name>` and gives what it is answered with.
 * @throws {Refusal} when it was refused
 * @throws TypeError, DOMException when no answer came
 */
export async function sendToWorkplace(options: {
  name: string
  body: unknown
}): Promise<WorkplaceAnswer> {
  const response = await fetch(`/api/workplace/${options.name}`, {
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(options.body),
  })
  // A proxy in between answers in HTML when the server is down.
  const answer: unknown = await response.json().catch(() => null)
  const fields = isFields(answer) ? answer : {}
  if (response.ok) return fields
  throw new Refusal(typeof fields.message === 'string' ? fields.message : null)
}

function isFields(value: unknown): value is WorkplaceAnswer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
