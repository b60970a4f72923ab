import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { enterRequest } from '@/lib/http/request-context'
import { requestIdHeader } from '@/lib/http/request-id'

/**
 * Has every line of the log name the request that it belongs to, by the id that the front server gave
 * it. Node announces a request before anything handles it, so this needs no server of our own.
 */
export function observeRequests(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return
    const { request } = message
    if (!(request instanceof IncomingMessage)) return
    const requestId = request.headers[requestIdHeader]
    if (typeof requestId === 'string') enterRequest({ requestId })
  })
}
