import type { ReceivedRequest } from '@/cms/editor-endpoint'
import { searchParamsOf } from '@/cms/endpoint-input'
import { DeskFailure } from '@/translation/desk/desk-failure'
import { parseUnitFilter } from '@/translation/desk/unit-filter'

/**
 * The texts that the address of a call asks for.
 * @throws {DeskFailure} `bad-request`
 */
export function filterOf(request: ReceivedRequest) {
  const parsed = parseUnitFilter(searchParamsOf(request))
  if (parsed.status !== 'good') throw new DeskFailure('bad-request')
  return parsed
}
