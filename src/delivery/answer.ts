import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A request handler as Next has it: resolves when it has nothing more to do. */
export type Application = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** A whole answer of the application, of which nothing has been sent yet. */
export type Answer = {
  status: number
  /** By their names in lower case. */
  headers: OutgoingHttpHeaders
  body: Buffer
}
