import { toProblem, type SiteResponse } from '../error-key'
import type { Problem } from '../problem'
import { stateProblem } from './state-problem'

/** Why a sign-in with Google could not be finished; null when it was. */
export function callbackProblem(answer: SiteResponse): Problem | null {
  const { http, body } = answer
  if (typeof body.refusal === 'string') {
    return stateProblem(body.refusal) ?? { key: 'defaultErrorMessage' }
  }
  const problem = toProblem(answer)
  // A result other than the named ones means that the provider gave no address to go by.
  const isUnknown = http < 300 && problem?.key === 'defaultErrorMessage'
  return isUnknown ? { key: 'NO_EMAIL_GIVEN_BY_PROVIDER' } : problem
}

const ofGoingBack = new Set<Problem['key']>(['STATE_NOT_SAVED', 'STATE_INVALID', 'STATE_EXPIRED'])

/** Whether someone meets this who comes back through the browser's history. */
export function isOfGoingBack(problem: Problem | null): boolean {
  return problem !== null && ofGoingBack.has(problem.key)
}
