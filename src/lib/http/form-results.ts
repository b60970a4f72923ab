import { randomUUID } from 'node:crypto'

/** What became of a form that the browser sent by itself. */
export type FormResult = {
  typed: Record<string, string>
  /** The answer that the call of the same name would have given. */
  http: number
  retryAfter: number | null
  body: Record<string, unknown>
}

declare global {
  // The route that keeps and the page that takes are bundled apart.
  var keptAnswers: Map<string, FormResult> | undefined
}

const answers = (globalThis.keptAnswers ??= new Map<string, FormResult>())

/**
 * Hands an answer to the page that tells it, by a number nobody can guess. It is there for as long as
 * `use` takes, and for this process only.
 */
export async function withFormResult<Result>({
  answer,
  use,
}: {
  answer: FormResult
  use: (ticket: string) => Promise<Result>
}): Promise<Result> {
  const ticket = randomUUID()
  answers.set(ticket, answer)
  try {
    return await use(ticket)
  } finally {
    answers.delete(ticket)
  }
}

/** The answer kept under a number; null when there is none. */
export function takeFormResult(ticket: string | null): FormResult | null {
  return (ticket !== null && answers.get(ticket)) || null
}
