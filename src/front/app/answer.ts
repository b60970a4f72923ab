import type { OutgoingHttpHeaders } from 'node:http'

/** A whole answer, of which nothing has been sent yet. */
export type Answer = {
  status: number
  /** By their names in lower case. */
  headers: OutgoingHttpHeaders
  body: Buffer
}
