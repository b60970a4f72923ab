import type { z } from 'zod'
import { isOutage } from '@/auth/core/outage'
import { Failure } from '@/lib/failure'
import { readJsonBody } from '@/lib/http/json-body'
import { log } from '@/lib/log'
import {
  isWorkplaceFailureCode,
  WorkplaceFailure,
  workplaceFailureResponse,
} from '@/cms/workplace-failure'
import { answerEditor, type EditorCall } from '../editor-call'

/**
 * Answers a call of the newsroom, and turns every refusal into a status and a sentence in the
 * editor's language.
 */
export function workplaceCall(options: {
  request: Request
  isWrite: boolean
  answer: (call: EditorCall) => Promise<Response>
}): Promise<Response> {
  return answerEditor({
    ...options,
    notSignedIn: () => new WorkplaceFailure('not-signed-in'),
    refuse: ({ error, language }) =>
      workplaceFailureResponse({ failure: asFailure(error), language }),
  })
}

/**
 * The parsed body of a call.
 * @throws {WorkplaceFailure} `bad-request`
 * @throws {Failure} `too-large`
 */
export async function bodyOf<Output>(options: {
  request: Request
  schema: z.ZodType<Output>
}): Promise<Output> {
  const parsed = options.schema.safeParse(await readJsonBody(options.request))
  if (!parsed.success) throw new WorkplaceFailure('bad-request')
  return parsed.data
}

function asFailure(error: unknown): WorkplaceFailure {
  if (error instanceof WorkplaceFailure) return error
  if (error instanceof Failure) {
    return new WorkplaceFailure(isWorkplaceFailureCode(error.code) ? error.code : 'bad-request')
  }
  log.error({ err: error })
  return new WorkplaceFailure(isOutage(error) ? 'unavailable' : 'internal')
}
