import { connect } from 'node:net'

export type RawAnswer = {
  /** Null when the server closed the connection without a word. */
  status: number | null
  /** Header values by lower-case name. */
  headers: Record<string, string>
  body: string
}

const TIMEOUT_MS = 20_000

/** Sends bytes as they are, which no HTTP client would let through, and reads the answer. */
export function sendRaw({
  origin,
  target,
  method = 'GET',
  headers = {},
}: {
  origin: string
  /** The request target exactly as it goes over the wire. */
  target: string
  method?: string
  headers?: Record<string, string>
}): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin)
  const all = { Host: host, Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const message = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port || 80) }, () => {
      socket.write(message, 'latin1')
    })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`No answer: ${method} ${target}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server may close while a huge request is still on its way; what it said before counts.
    socket.on('error', (error) => {
      if ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')) return
      reject(error)
    })
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('utf8'))))
  })
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]
  return {
    status: status === undefined ? null : Number(status),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    ),
    body: rest.join('\r\n\r\n'),
  }
}
