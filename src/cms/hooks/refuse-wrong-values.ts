import type { AfterErrorHook, PayloadRequest } from 'payload'
import { sqlState } from '@/lib/errors/sql-state'
import { isRecord } from '@/lib/is-record'

// SQLSTATE classes of values that no column takes: a NUL in a text, a number out of range, a limit
// below zero; and of what is longer than the server's own limits. The last says that a column is not
// compared in this way, such as a date with a part of a text.
const wrongValue = /^(?:22|54)|^42883$/

/** Messages of the multipart parser for a malformed body. */
const wrongForm = /^(?:Multipart: |Malformed |Unexpected end of |Missing Content-Type$)/

/** Payload takes for granted that JSON is an object, and that there is some. */
function bringsNoObject({ method = '', data }: PayloadRequest): boolean {
  return ['POST', 'PATCH', 'PUT'].includes(method) && !isRecord(data)
}

/**
 * Answers 400 where a request brings what is not JSON or no object, or a value that the database cannot take: for
 * Payload both are failures of the site.
 */
export const refuseWrongValues: AfterErrorHook = ({ error, req }) => {
  const isWrong =
    error instanceof SyntaxError ||
    (error instanceof TypeError && bringsNoObject(req)) ||
    wrongForm.test(error.message) ||
    wrongValue.test(sqlState(error))
  if (!isWrong) return
  const message = 'A value of the request cannot be read, stored or looked for.'
  return { status: 400, response: { errors: [{ name: 'APIError', message }] } }
}
