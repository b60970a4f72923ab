import type { IncomingMessage, ServerResponse } from 'node:http'

/** What answers a request; a label of the metrics, so there are few of them. */
export type RequestKind =
  | 'kept-page'
  | 'made-page'
  | 'missing-page'
  | 'file'
  | 'api'
  | 'admin'
  | 'service'
  | 'health'
  | 'csp-report'
  | 'redirect'
  | 'bad-request'
  | 'refused'

export type Exchange = { req: IncomingMessage; res: ServerResponse }

/** A request on its way. */
export type FollowedRequest = {
  requestId: string
  /** As it was asked: on its way a request is rewritten. */
  method: string
  /** Without the query: links in e-mails carry one-time codes there. */
  path: string
  /** Known in the course of it. */
  kind: RequestKind
}

/** How a request has ended. */
export type Ending = FollowedRequest & {
  /** Of the answer, 0 where the client was gone before it had the whole of it. */
  status: number
  seconds: number
}

/** A class of statuses, such as `2xx`. */
export function statusClass(status: number): string {
  return status === 0 ? 'aborted' : `${Math.floor(status / 100)}xx`
}
