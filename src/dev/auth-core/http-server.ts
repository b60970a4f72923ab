import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { isSameSecret } from '@/lib/constant-time'
import type { Core } from './core'
import { Refusal } from './refusal'
import type { CoreSettings } from './settings'

// A body may be of any size at the official core; this is for the memory.
const BODY_LIMIT_BYTES = 16 * 1024 * 1024
// The request line and the headers together, as Tomcat has it.
const HEAD_LIMIT_BYTES = 8 * 1024
const REQUEST_MS = 30_000
// Longer than the SDK's HTTP client keeps a connection that nothing is sent over.
const IDLE_MS = 75_000
// What Tomcat says to a request that it cannot read, and to too long a head.
const BAD_REQUEST =
  'HTTP/1.1 400 Bad Request\r\nContent-Type: text/html;charset=utf-8\r\nConnection: close\r\n' +
  '\r\n<!doctype html><title>HTTP Status 400 – Bad Request</title>'
// DNS rebinding: a web page whose name points at this machine sends that name.
const OWN_NAMES = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i

/** Serves a core over HTTP; it is the caller's to have it listen on loopback only. */
export function createHttpServer(options: {
  core: Core
  apiKey: string
  settings: CoreSettings
}): Server {
  const { core, apiKey, settings } = options
  const threads = pLimit(settings.maxServerPoolSize)
  const limits = { requestTimeout: REQUEST_MS, maxHeaderSize: HEAD_LIMIT_BYTES }
  const server = createServer(limits, (request, response) => {
    void threads(() => reply({ core, apiKey, request, response }))
  })
  server.keepAliveTimeout = IDLE_MS
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(BAD_REQUEST)
  })
  return server
}

async function reply(options: {
  core: Core
  apiKey: string
  request: IncomingMessage
  response: ServerResponse
}): Promise<void> {
  const { core, apiKey, request, response } = options
  try {
    if (!OWN_NAMES.test(request.headers.host ?? '')) {
      throw new Refusal({ status: 403, text: 'Only reachable as localhost' })
    }
    const given = request.headers['api-key']
    const { body, headers } = await core.answer({
      method: request.method ?? '',
      url: request.url ?? '',
      isTrusted: isSameSecret({ given: typeof given === 'string' ? given : '', expected: apiKey }),
      cdiVersion: request.headersDistinct['cdi-version']?.[0],
      readBody: () => readBody(request),
    })
    const isText = typeof body === 'string'
    send({
      response,
      status: 200,
      headers: { ...(isText ? {} : JSON_TYPE), ...headers },
      text: isText ? body : JSON.stringify(body),
    })
  } catch (error) {
    const { status, message } = toRefusal(error)
    // The unread rest of a body would be taken for the next request.
    const headers: Record<string, string> = request.complete ? {} : { connection: 'close' }
    send({ response, status, headers, text: message })
  }
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

function send(options: {
  response: ServerResponse
  status: number
  headers: Record<string, string>
  text: string
}): void {
  const { response, status, headers, text } = options
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(text)
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  // One line: with its database away, every call ends here.
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
  return new Refusal({ status: 500, text: 'Internal Error' })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  const chunks: AsyncIterable<Buffer> = request
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > BODY_LIMIT_BYTES) throw new Refusal({ status: 413, text: 'The body is too large' })
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}
