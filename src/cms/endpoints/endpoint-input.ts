import type { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { readJsonBody } from '@/lib/http/json-body'

/** The parts of a request that an endpoint reads. Its body has not been touched yet. */
export type ReceivedRequest = Pick<Request, 'url' | 'headers' | 'body'>

/**
 * The JSON body of a call, as `schema` takes it.
 * @throws {AppError} `bad-request`, `bad-json`, `media-type`, `too-large`
 */
export async function readBody<Input>(
  request: ReceivedRequest,
  schema: z.ZodType<Input>,
): Promise<Input> {
  return parse(await readJsonBody(request), schema)
}

/**
 * The parameters of the address of a call, as `schema` takes them.
 * @throws {AppError} `bad-request`
 */
export function readQuery<Input>(request: ReceivedRequest, schema: z.ZodType<Input>): Input {
  return parse(Object.fromEntries(getSearchParams(request)), schema)
}

export function getSearchParams({ url }: { url: string }): URLSearchParams {
  return new URL(url).searchParams
}

/** Input of an endpoint whose path says everything. */
export function noInput(): null {
  return null
}

function parse<Input>(given: unknown, schema: z.ZodType<Input>): Input {
  const { success, data } = schema.safeParse(given)
  if (!success) throw new AppError('bad-request')
  return data
}
