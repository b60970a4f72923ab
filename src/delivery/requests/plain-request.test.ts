import { expect, test } from 'vitest'
import { readPlainRequest } from './plain-request'

function read(text: string) {
  return readPlainRequest(Buffer.from(text, 'latin1'))
}

/** A request with these headers beside its host. */
function withHeaders(...lines: string[]) {
  return read(['GET /ro HTTP/1.1', 'Host: pasiuni.example', ...lines, '', ''].join('\r\n'))
}

test('a whole request without a body is read', () => {
  const lines = ['User-Agent:  Some \t', 'X-Name:a:b', 'Accept-Language: ro, \xe9', 'Empty:']
  expect(withHeaders(...lines)).toEqual({
    method: 'GET',
    url: '/ro',
    headers: {
      host: 'pasiuni.example',
      'user-agent': 'Some',
      'x-name': 'a:b',
      'accept-language': 'ro, \xe9',
      empty: '',
    },
  })
  const other = read('HEAD /ro?a=1 HTTP/1.1\r\nhost: a\r\nconnection: Keep-Alive\r\n\r\n')
  expect(other).toMatchObject({ method: 'HEAD', url: '/ro?a=1' })
})

test.each([
  ['nothing', ''],
  ['a piece', 'GET /ro HTTP/1.1\r\nHost: a\r\n'],
  ['more than one', 'GET /ro HTTP/1.1\r\nHost: a\r\n\r\nGET /en HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['one and a piece', 'GET /ro HTTP/1.1\r\nHost: a\r\n\r\nGET /en'],
  ['an empty line first', '\r\nGET /ro HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another method', 'POST /ro HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a method in small letters', 'get /ro HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an old version', 'GET /ro HTTP/1.0\r\nHost: a\r\n\r\n'],
  ['a full address', 'GET http://a/ro HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a blank in the address', 'GET /ro /en HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an address beyond ASCII', 'GET /r\xee HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET /ro HTTP/1.1\r\nAccept: a\r\n\r\n'],
  ['no headers', 'GET /ro HTTP/1.1\r\n\r\n'],
  ['lines that end otherwise', 'GET /ro HTTP/1.1\nHost: a\r\n\r\n'],
  ['a line without a colon', 'GET /ro HTTP/1.1\r\nHost: a\r\nAccept\r\n\r\n'],
  ['a handshake of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('it is not, where there is %s', (_case, text) => {
  expect(read(text)).toBeNull()
})

test.each([
  ['Content-Length: 0'],
  ['Content-Length : 5'],
  ['Transfer-Encoding: chunked'],
  ['transfer-encoding:\tchunked'],
  ['Expect: 100-continue'],
  ['Upgrade: websocket'],
  ['Connection: close'],
  ['Connection: keep-alive, Upgrade'],
  ['Host: other.example'],
  ['host: pasiuni.example'],
  ['Accept: a\r\n folded'],
  ['Accept: a\rb'],
  ['Accept: a\nContent-Length: 5'],
  ['Accept: a\0'],
  ['Accept: a\x7f'],
  [': a'],
  ['Na me: a'],
  ['Näme: a'],
  ['constructor: a'],
])('nor with the header %j', (line) => {
  expect(withHeaders(line)).toBeNull()
})
