import type { z } from 'zod'
import { AppError } from '../errors/app-error'

/** The error of a field that no form of the site can get wrong. */
const FIELDS_ERROR = 'FIELDS_ERROR'

// A sentence of zod's own means that nobody gave this fault a message.
const messageKey = /^[A-Z]+(?:_[A-Za-z]+)+$/
// A caller who invents hundreds of fields gets no error for each.
const MAX_REPORTED = 20

type Issue = z.core.$ZodIssue

function getNames(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) return issue.keys
  const [name] = issue.path
  return name === undefined ? [] : [String(name)]
}

/**
 * What a body says, by the schema whose messages are keys of the catalogue.
 * @throws {AppError} `bad-request` when it is no object, else `fields`: the first error of each
 */
export function parseFields<Output>(options: {
  schema: z.ZodType<Output>
  input: unknown
}): Output {
  const { schema, input } = options
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new AppError('bad-request')
  }
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const errors = new Map<string, string>()
  for (const issue of result.error.issues) {
    const key = messageKey.test(issue.message) ? issue.message : FIELDS_ERROR
    for (const name of getNames(issue)) {
      if (!errors.has(name) && errors.size < MAX_REPORTED) errors.set(name, key)
    }
  }
  throw new AppError('fields', { fields: Object.fromEntries(errors) })
}
