import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { searchParamsOf } from '@/cms/endpoints/endpoint-input'
import { DeskFailure } from '../units/desk-failure'
import { parseUnitFilter } from '../units/unit-filter'

/**
 * The texts that the address of a call asks for.
 * @throws {DeskFailure} `bad-request`
 */
export function filterOf(request: ReceivedRequest) {
  const parsed = parseUnitFilter(searchParamsOf(request))
  if (parsed.status !== 'good') throw new DeskFailure('bad-request')
  return parsed
}
