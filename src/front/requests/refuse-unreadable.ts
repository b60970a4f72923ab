import { ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** The status for what Node's parser could not take for a request, by the code of its error. */
const statuses = new Map([
  ['HPE_INVALID_METHOD', 501],
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Whether an earlier answer has begun: another one could not be told from the rest of it. */
function isAnswering(socket: Duplex): boolean {
  // Node says so nowhere else.
  const response = '_httpMessage' in socket ? socket._httpMessage : null
  return response instanceof ServerResponse && response.headersSent
}

/** Answers what is no request, and closes the connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const status = statuses.get(error.code ?? '') ?? 400
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}
