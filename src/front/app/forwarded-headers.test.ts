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
