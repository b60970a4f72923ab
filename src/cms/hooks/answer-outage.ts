import type { AfterErrorHook } from 'payload'
import { toUnavailable } from '@/lib/outage'
import { answerAppError } from './answer-app-error'

/**
 * Answers 503 and `Retry-After` where the database is down, read-only or full, in the
 * language of the panel: for Payload all of them are failures of the site.
 */
export const answerOutage: AfterErrorHook = (failed) => {
  const error = toUnavailable(failed.error)
  return error && answerAppError({ ...failed, error })
}
