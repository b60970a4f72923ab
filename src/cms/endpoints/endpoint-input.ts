import type { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { readJsonBody } from '@/lib/http/json-body'
import type { InputReader } from './editor-endpoint'

/**
 * The JSON body of a call, as `schema` takes it.
 * @throws {AppError} `bad-request`, `bad-json`, `media-type`, `too-large`
 */
export function fromBody<Schema extends z.ZodType>(schema: Schema): InputReader<z.output<Schema>> {
  return async (request) => parsed({ schema, given: await readJsonBody(request) })
}

/**
 * The parameters of the address of a call, as `schema` takes them.
 * @throws {AppError} `bad-request`
 */
export function fromQuery<Schema extends z.ZodType>(schema: Schema): InputReader<z.output<Schema>> {
  return (request) => parsed({ schema, given: Object.fromEntries(getSearchParams(request)) })
}

export function getSearchParams({ url }: { url: string }): URLSearchParams {
  return new URL(url).searchParams
}

/** Of a call that says everything by its address. */
export function noInput(): null {
  return null
}

function parsed<Schema extends z.ZodType>(options: {
  schema: Schema
  given: unknown
}): z.output<Schema> {
  const { success, data } = options.schema.safeParse(options.given)
  if (!success) throw new AppError('bad-request')
  return data
}
