import { randomUUID } from 'node:crypto'

/** What became of a form that the browser sent by itself. */
export type KeptAnswer = {
  typed: Record<string, string>
  /** The answer that the call of the same name would have given. */
  http: number
  retryAfter: number | null
  body: Record<string, unknown>
}

declare global {
  // The route that keeps and the page that takes are bundled apart.
  var keptAnswers: Map<string, KeptAnswer> | undefined
}

const answers = (globalThis.keptAnswers ??= new Map<string, KeptAnswer>())

/**
 * Hands an answer to the page that tells it, by a number nobody can guess. It is there for as long as
 * `use` takes, and for this process only.
 */
export async function withKeptAnswer<Result>({
  answer,
  use,
}: {
  answer: KeptAnswer
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
export function takeAnswer(ticket: string | null): KeptAnswer | null {
  return (ticket !== null && answers.get(ticket)) || null
}
