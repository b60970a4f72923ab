import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server } from 'node:http'
import { enterRequest } from '@/lib/http/request-context'
import { longestRequestMs } from '@/lib/http/longest-request'
import { requestIdHeader } from '@/lib/http/request-id'

const channel = 'http.server.request.start'

function observe(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  if ('server' in message && message.server instanceof Server) {
    // Next makes the server and has no setting for it.
    message.server.requestTimeout = longestRequestMs
  }
  const { request } = message
  if (!(request instanceof IncomingMessage)) return
  const requestId = request.headers[requestIdHeader]
  if (typeof requestId === 'string') enterRequest({ requestId })
}

/**
 * Has every line of the log name the request that it belongs to, by the id that the front server gave
 * it. Node announces a request before anything handles it, so this needs no server of our own. That
 * one is given as long for a request to arrive as the front server has.
 * @returns what ends it
 */
export function observeRequests(): () => void {
  subscribe(channel, observe)
  return () => void unsubscribe(channel, observe)
}
