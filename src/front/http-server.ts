import { createServer, type Server } from 'node:http'
import { longestRequestMs } from '@/lib/http/longest-request'
import { idleTimeoutMs } from './app/app-client'

// A request line and its headers may be this long before Node refuses it by itself, in bytes.
const maxHeaderSize = 64 * 1024

// Longer than proxies and clients commonly keep an idle connection, since a request that is sent
// while it is being closed is lost; in milliseconds.
export const keepAliveTimeout = 65_000

/** The server that readers reach, which answers nothing by itself. */
export function createFrontServer({ isDevelopment }: { isDevelopment: boolean }): Server {
  const server = createServer({
    ...{ maxHeaderSize, keepAliveTimeout },
    requestTimeout: longestRequestMs,
  })
  // A response that is never read would stay open for ever; development tools keep connections open.
  server.timeout = isDevelopment ? 0 : idleTimeoutMs
  return server
}
