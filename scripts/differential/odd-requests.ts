import type { Random } from './random'

/** What is odd about a request. */
export const oddities = [
  'nothing',
  'request line',
  'target',
  'header',
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'both lengths',
  'chunks',
  'line ends',
  'bytes',
] as const

export type Oddity = (typeof oddities)[number]

type Message = { line: string; headers: string[]; body: string; end: string }

const versions = [
  'HTTP/1.0',
  'HTTP/1.2',
  'HTTP/2.0',
  'http/1.1',
  'HTTP/1.1 ',
  'HTTP/11',
  '',
] as const
const methods = [
  'get',
  'GE T',
  'PROPFIND',
  'PURGE',
  'TRACE',
  'CONNECT',
  'G\tET',
  'OPTIONS',
] as const
const separators = ['  ', '\t', ' \t ', '\v', '\x00'] as const
const pathParts = [
  ...['..', '.', '%2e%2e', '%2E.', '%2f', '%5c', '\\', '//', '%00', '\x00', '#x', '?x?y', ';a=b'],
  ...['%', '%zz', '%E0%A4%A', '\xe9', '\t', '%61', ':80', '@evil', '%0d%0aX: y', '[', '|', '"'],
] as const
const targetForms = [
  (path: string) => `http://127.0.0.1${path}`,
  (path: string) => `HTTP://evil.example:99${path}`,
  (path: string) => `//evil.example${path}`,
  (path: string) => path.slice(1),
  () => '*',
  () => '127.0.0.1:80',
] as const
const oddHeaders = [
  ...['X-A: b\r\n c', 'X-A: b\r\n\tc', ' X-A: b', 'X-A : b', ': b', 'X-A', 'X A: b', 'X-A:\x00b'],
  ...[
    'X-A: b\rc',
    'X-A: b\nX-B: c',
    'X-\xe9: b',
    'X-A: \xe9\xff',
    'X-A: \x7f',
    'X-A: \x01',
    'X(A): b',
  ],
  ...['Expect: 100-continue', 'Expect: else', 'Upgrade: h2c', 'X-Internal-Secret: guess'],
  ...['X-Accel-Redirect: /ro', 'X-HTTP-Method-Override: DELETE', 'X-Middleware-Subrequest: a'],
  ...['Cookie: a=b', 'Cookie: c=d', 'Range: bytes=0-0', 'RSC: 1', 'TE: trailers', 'Trailer: X-A'],
] as const
const oddHosts = [
  'Host: evil.example',
  'host : x',
  'Host: a, b',
  'Host: a b',
  'Host:',
  ' Host: x',
] as const
const connections = [
  ...[
    'close',
    'keep-alive, close',
    'x-client-address',
    'host',
    'content-length',
    'cookie',
    'upgrade',
  ],
  ...['transfer-encoding', 'x-request-id, content-type', 'keep-alive\r\nConnection: x-case', ',,'],
] as const
const lengths = [
  ...['+5', '-1', '0x5', '5 5', '05', '5.0', '1e1', '', '5,5', '5, 6', '99999999999999999999', '0'],
  ...[
    ' 5',
    '5\t',
    '3',
    '8',
    '5\r\nContent-Length: 5',
    '5\r\nContent-Length: 6',
    '5\r\n 5',
    '٥',
    'five',
  ],
] as const
const codings = [
  ...['chunked', 'Chunked', ' chunked', '\tchunked', 'chunked ', 'chunked, chunked', 'identity'],
  ...[
    'identity, chunked',
    'chunked, identity',
    'gzip, chunked',
    'xchunked',
    'chunked;a=b',
    '"chunked"',
  ],
  ...['\x0bchunked', 'chunked\r\nTransfer-Encoding: x', 'x\r\nTransfer-Encoding: chunked', ''],
  ...['\r\n chunked', 'chunked\x00', 'x\nTransfer-Encoding: chunked', 'chun\r\n ked'],
] as const
const codingNames = [
  ...['Transfer-Encoding', 'transfer-encoding', 'Transfer-Encoding ', ' Transfer-Encoding'],
  ...['Transfer_Encoding', 'Transfer-Encoding\t', 'X: x\nTransfer-Encoding', 'Transfer\r-Encoding'],
] as const
const chunkedBodies = [
  ...['5\r\nhello\r\n0\r\n\r\n', '5;a=b\r\nhello\r\n0\r\n\r\n', '5;a="\r\n"\r\nhello\r\n0\r\n\r\n'],
  ...[
    '5 \r\nhello\r\n0\r\n\r\n',
    '0x5\r\nhello\r\n0\r\n\r\n',
    '5\nhello\n0\n\n',
    '5\r\nhello0\r\n\r\n',
  ],
  ...[
    '05\r\nhello\r\n000\r\n\r\n',
    '+5\r\nhello\r\n0\r\n\r\n',
    '5\r\nhello\r\n0\r\nX-A: b\r\n\r\n',
  ],
  ...[
    '5\r\nhello\r\n0\r\nContent-Length: 9\r\n\r\n',
    '5;\n\r\nhello\r\n0\r\n\r\n',
    '\r\n0\r\n\r\n',
  ],
  ...[
    '100000005\r\nhello\r\n0\r\n\r\n',
    'fffffffffffffffff\r\nhello\r\n0\r\n\r\n',
    '-5\r\nhello\r\n\r\n',
  ],
  ...['5\r\nhello\r\n0\r\n', '5\rhello\r\n0\r\n\r\n', '0\r\n\r\n', '5\r\nhello\r\n\r\n0\r\n\r\n'],
] as const
const lineEnds = ['\n', '\r', '\n\r', '\r\r\n', '\r\n\r\n', '\x00\r\n'] as const

function plainMessage({ random, path }: { random: Random; path: string }): Message {
  const method = random.pick(['GET', 'GET', 'HEAD', 'POST', 'POST', 'DELETE'])
  const body = method === 'POST' ? 'hello' : ''
  const headers = ['Host: 127.0.0.1', 'Content-Type: text/plain']
  if (body !== '') headers.push(`Content-Length: ${body.length}`)
  return { line: `${method} ${path} HTTP/1.1`, headers, body, end: '\r\n' }
}

/** A second request in the body of the first, for a server that reads a shorter one. */
function smuggled(path: string): string {
  return `GET ${path}-inner HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`
}

type Twist = (options: { random: Random; path: string; message: Message }) => Message

const twists: Record<Oddity, Twist> = {
  nothing: ({ message }) => message,
  'request line': ({ random, path, message }) => {
    const version = random.chance(0.5) ? random.pick(versions) : 'HTTP/1.1'
    const method = random.chance(0.5) ? random.pick(methods) : 'GET'
    const between = random.chance(0.3) ? random.pick(separators) : ' '
    const before = random.chance(0.2) ? random.pick(lineEnds) : ''
    return { ...message, line: `${before}${method}${between}${path} ${version}` }
  },
  target: ({ random, path, message }) => {
    const at = random.below(path.length + 1)
    const mixed = `${path.slice(0, at)}${random.pick(pathParts)}${path.slice(at)}`
    const target = random.chance(0.3) ? random.pick(targetForms)(path) : mixed
    return { ...message, line: message.line.replace(path, () => target) }
  },
  header: ({ random, message }) => {
    const headers = message.headers.toSpliced(random.below(3), 0, random.pick(oddHeaders))
    return { ...message, headers }
  },
  host: ({ random, message: { headers, ...message } }) => {
    const own = random.chance(0.5) ? headers : headers.slice(1)
    return { ...message, headers: own.toSpliced(random.below(2), 0, random.pick(oddHosts)) }
  },
  connection: ({ random, message }) => ({
    ...message,
    headers: [...message.headers, `Connection: ${random.pick(connections)}`],
  }),
  'content-length': ({ random, path, message }) => {
    const headers = [...message.headers.slice(0, 2), `Content-Length: ${random.pick(lengths)}`]
    const body = random.chance(0.4) ? `hello${smuggled(path)}` : 'hello'
    const line = message.line.replace(/^\w+/, random.pick(['POST', 'POST', 'GET', 'DELETE']))
    return { ...message, line, headers, body }
  },
  'transfer-encoding': ({ random, message }) => {
    const coding = `${random.pick(codingNames)}:${random.pick(codings)}`
    const headers = [...message.headers.slice(0, 2), coding]
    return { ...message, headers, body: random.pick(chunkedBodies) }
  },
  'both lengths': ({ random, path, message }) => {
    const body = `0\r\n\r\n${smuggled(path)}`
    const both = [
      `Content-Length: ${random.pick([body.length, 4, 0, 5])}`,
      `${random.pick(codingNames)}: ${random.pick(codings)}`,
    ]
    const own = message.headers.slice(0, 2)
    const headers = [...own, ...(random.chance(0.5) ? both : both.toReversed())]
    return { ...message, line: message.line.replace(/^\w+/, 'POST'), headers, body }
  },
  chunks: ({ random, path, message }) => {
    const headers = [...message.headers.slice(0, 2), 'Transfer-Encoding: chunked']
    const line = message.line.replace(/^\w+/, random.pick(['POST', 'GET', 'HEAD']))
    const rest = random.chance(0.3) ? smuggled(path) : ''
    return { ...message, line, headers, body: `${random.pick(chunkedBodies)}${rest}` }
  },
  'line ends': ({ random, message }) => ({ ...message, end: random.pick(lineEnds) }),
  bytes: ({ message }) => message,
}

/** Changes, removes or adds some bytes. */
function scramble({ random, text }: { random: Random; text: string }): string {
  let scrambled = text
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const at = random.below(scrambled.length)
    const put = random.chance(0.3) ? '' : String.fromCharCode(random.below(256))
    scrambled = scrambled.slice(0, at) + put + scrambled.slice(at + random.below(2))
  }
  return scrambled
}

/** The bytes of a request of a kind, as Latin-1; `path` is found again in whatever is read of it. */
export function oddRequest(options: { random: Random; oddity: Oddity; path: string }): string {
  const { random, oddity, path } = options
  const { line, headers, body, end } = twists[oddity]({
    ...{ random, path },
    message: plainMessage({ random, path }),
  })
  const ends = oddity === 'line ends' ? headers.map(() => (random.chance(0.5) ? end : '\r\n')) : []
  const head = headers.map((header, at) => `${header}${ends[at] ?? '\r\n'}`).join('')
  const text = `${line}${random.chance(0.5) ? end : '\r\n'}${head}\r\n${body}`
  return oddity === 'bytes' ? scramble({ random, text }) : text
}
