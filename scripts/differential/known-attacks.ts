// Request smuggling as it is known from public lists: PortSwigger's research (CL.TE, TE.CL, TE.TE,
// CL.0), the mutations of smuggler.py and h2csmuggler, HTTP Garden, and RFC 9112, 11.2.

type Attack = { name: string; bytes: string }

/** What none of these may bring to the application. */
export const smuggledPath = '/api/smuggled'

const inner = `GET ${smuggledPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nX: `

function post({ headers, body }: { headers: string[]; body: string }): string {
  const lines = ['POST /api/attack HTTP/1.1', 'Host: 127.0.0.1', ...headers, '', body]
  return lines.join('\r\n')
}

const hidden = `0\r\n\r\n${inner}`
const both = (coding: string) =>
  post({ headers: [`Content-Length: ${hidden.length}`, coding], body: hidden })
const reversed = (coding: string) => post({ headers: [coding, 'Content-Length: 4'], body: hidden })

const obfuscated: Record<string, string> = {
  plain: 'Transfer-Encoding: chunked',
  'unknown coding': 'Transfer-Encoding: xchunked',
  'space before the colon': 'Transfer-Encoding : chunked',
  'tab before the colon': 'Transfer-Encoding\t: chunked',
  'tab before the value': 'Transfer-Encoding:\tchunked',
  'vertical tab': 'Transfer-Encoding: \x0bchunked',
  'form feed': 'Transfer-Encoding:\x0cchunked',
  'leading space': ' Transfer-Encoding: chunked',
  'folded value': 'Transfer-Encoding:\r\n chunked',
  'folded name': 'Transfer-Encoding\r\n : chunked',
  'behind a bare LF': 'X: x\nTransfer-Encoding: chunked',
  'behind a bare CR': 'X: x\rTransfer-Encoding: chunked',
  'twice, an unknown one last': 'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  'twice, an unknown one first': 'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
  'identity before it': 'Transfer-Encoding: identity, chunked',
  'identity behind it': 'Transfer-Encoding: chunked, identity',
  quoted: 'Transfer-Encoding: "chunked"',
  'with NUL': 'Transfer-Encoding: chunked\x00',
  'with a comma': 'Transfer-Encoding: ,chunked',
  'high byte': 'Transfer-Encoding: \xffchunked',
  'underscore, which some take for a hyphen': 'Transfer_Encoding: chunked\r\nTransfer-Encoding: z',
  'upper case': 'TRANSFER-ENCODING: CHUNKED',
}

const lengths: Record<string, string[]> = {
  'two, different': ['Content-Length: 0', `Content-Length: ${inner.length}`],
  'two, the same': ['Content-Length: 5', 'Content-Length: 5'],
  'a list': ['Content-Length: 5, 6'],
  'a list of the same': ['Content-Length: 5,5'],
  signed: ['Content-Length: +5'],
  negative: ['Content-Length: -5'],
  hexadecimal: ['Content-Length: 0x5'],
  'with a space inside': ['Content-Length: 5 0'],
  'space before the colon': ['Content-Length : 5'],
  folded: ['Content-Length:\r\n 5'],
  empty: ['Content-Length: '],
  'too large for 64 bits': ['Content-Length: 18446744073709551621'],
  'behind a bare LF': ['X: x\nContent-Length: 5'],
}

const chunks: Record<string, string> = {
  'bare LF in an extension': `5;a\nhello\r\n${hidden}`,
  'size in C notation': `0x5\r\nhello\r\n${hidden}`,
  'size that overflows': `10000000000000005\r\nhello\r\n${hidden}`,
  'negative size': `-5\r\nhello\r\n${hidden}`,
  'data without an end': `5\r\nhello${hidden}`,
  'bare CR behind the size': `5\rhello\r\n${hidden}`,
  'bare LF behind the data': `5\r\nhello\n${hidden}`,
  'a length in the trailer': `0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
}

function named(family: string, cases: [name: string, bytes: string][]): Attack[] {
  return cases.map(([name, bytes]) => ({ name: `${family}: ${name}`, bytes }))
}

/** All of them must be refused, and no part of them passed on. */
export const knownAttacks: Attack[] = [
  ...named(
    'CL.TE',
    Object.entries(obfuscated).map(([name, coding]) => [name, both(coding)]),
  ),
  ...named(
    'TE.CL',
    Object.entries(obfuscated).map(([name, coding]) => [name, reversed(coding)]),
  ),
  ...named(
    'content length',
    Object.entries(lengths).map(([name, headers]) => [name, post({ headers, body: inner })]),
  ),
  ...named(
    'chunks',
    Object.entries(chunks).map(([name, body]) => [
      name,
      post({ headers: ['Transfer-Encoding: chunked'], body }),
    ]),
  ),
  ...named('a body of GET', [
    [
      'chunked',
      `GET /api/attack HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n${hidden}`,
    ],
    [
      'with a length (CL.0)',
      `GET /api/attack HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
    ],
  ]),
  ...named('the head', [
    ['two hosts', 'GET /api/attack HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n'],
    ['no host', 'GET /api/attack HTTP/1.1\r\n\r\n'],
    [
      'absolute target',
      `GET http://evil.example${smuggledPath} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    ],
    ['dot segments', `GET /api/x/%2e%2e/smuggled HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`],
    ['backslashes', `GET \\api\\smuggled HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`],
    ['fragment', `GET ${smuggledPath}#x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`],
    ['HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a header without a name', 'GET /api/attack HTTP/1.1\r\nHost: 127.0.0.1\r\n: x\r\n\r\n'],
  ]),
]
