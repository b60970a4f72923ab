import type { Endpoint } from 'payload'
import { isOutage } from '@/lib/outage'
import { editorEndpoint, type EditorEndpoint } from './editor-endpoint'
import { Failure } from '@/lib/failure'
import { log } from '@/lib/log'
import {
  isWorkplaceFailureCode,
  WorkplaceFailure,
  workplaceFailureResponse,
} from '../workplace-failure'

/** An endpoint of the newsroom: every refusal becomes a status and a sentence of the newsroom. */
export function workplaceEndpoint<Input>(endpoint: EditorEndpoint<Input>): Endpoint {
  return editorEndpoint({
    ...endpoint,
    refusals: {
      errorOf: (code) => new WorkplaceFailure(code),
      responseTo: ({ error, language }) =>
        workplaceFailureResponse({ failure: asFailure(error), language }),
    },
  })
}

function asFailure(error: unknown): WorkplaceFailure {
  if (error instanceof WorkplaceFailure) return error
  if (error instanceof Failure) {
    return new WorkplaceFailure(isWorkplaceFailureCode(error.code) ? error.code : 'bad-request')
  }
  log.error({ err: error })
  return new WorkplaceFailure(isOutage(error) ? 'unavailable' : 'internal')
}
