import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { getSearchParams } from '@/cms/endpoints/endpoint-input'
import { AppError } from '@/lib/errors/app-error'
import { parseUnitFilter } from '../units/unit-filter'

/**
 * The texts that the address of a call asks for.
 * @throws {AppError} `bad-request`
 */
export function parseFilter(request: ReceivedRequest) {
  const parsed = parseUnitFilter(getSearchParams(request))
  if (parsed.status !== 'good') throw new AppError('bad-request')
  return parsed
}
