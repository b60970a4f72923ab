import { expect, test } from 'vitest'
import { forwardedHeaders } from './forwarded-headers'

test('headers about the connection stay behind, those it names as well', () => {
  const headers = {
    connection: 'keep-alive, X-Own',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
    upgrade: 'websocket',
    'x-own': '1',
    cookie: 'lang=ro',
  }
  expect(forwardedHeaders(headers)).toEqual({ cookie: 'lang=ro' })
})

test('a client cannot have removed what this server says about it', () => {
  const headers = {
    connection:
      'close, X-Client-Address, x-request-id, host, content-length, X-Own, content-security-policy',
    host: 'pasiuni.example',
    'content-length': '5',
    // By which the scripts of a page are known: one without it would be kept for everybody.
    'content-security-policy': "script-src 'nonce-mark'",
    'x-client-address': '192.0.2.1',
    'x-request-id': '1',
  }
  const { connection: _connection, ...forwarded } = headers
  expect(forwardedHeaders(headers)).toEqual(forwarded)
})
