import { createServer } from 'node:http'
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net'

/** A request as one of the servers has read it. */
export type ReadRequest = {
  method: string
  target: string
  host: string
  /** Null where the connection broke before it could be read. */
  body: string | null
}

export type Recorder = {
  port: number
  requests: ReadRequest[]
  /** What could be read in two ways. */
  unclear: string[]
  close: () => Promise<void>
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
}

/** Node's own server, with nothing around it. */
export async function startBareNode(): Promise<Recorder> {
  const requests: ReadRequest[] = []
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (req, res) => {
    const { method = '', url: target = '', headers } = req
    const read: ReadRequest = { method, target, host: headers.host ?? '', body: null }
    const chunks: Buffer[] = []
    requests.push(read)
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => (read.body = Buffer.concat(chunks).toString('latin1')))
    // At once: what comes next on the connection may end it.
    res.setHeader('x-method', method).end('ok')
  })
  const port = await listen(server)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, requests, unclear: [], close }
}

// Only what every reader of HTTP understands alike (RFC 9112).
const requestLine = /^([A-Z]+) ([\x21-\x7e]+) HTTP\/1\.1$/
const fieldLine = /^([!#$%&'*+.^_`|~\w-]+): ?([\t\x20-\x7e\x80-\xff]*)$/

type Head = { method: string; target: string; fields: [name: string, value: string][] }

/** @throws Error saying what is not clear about a head */
function parseHead(text: string): Head {
  const [first = '', ...lines] = text.split('\r\n')
  const [, method = '', target = ''] = requestLine.exec(first) ?? []
  if (method === '') throw new Error(`no request line: ${JSON.stringify(first)}`)
  const fields = lines.map((line): [string, string] => {
    const [, name, value = ''] = fieldLine.exec(line) ?? []
    if (name === undefined) throw new Error(`no field: ${JSON.stringify(line)}`)
    return [name.toLowerCase(), value]
  })
  return { method, target, fields }
}

function getValues({ fields }: Head, name: string): string[] {
  return fields.flatMap(([field, value]) => (field === name ? [value] : []))
}

/** @throws Error where the length can be read in two ways */
function getLength(head: Head): number {
  const lengths = getValues(head, 'content-length')
  if (getValues(head, 'transfer-encoding').length > 0) throw new Error('a coding of the transfer')
  if (lengths.length > 1) throw new Error(`lengths: ${lengths.join(' and ')}`)
  const [length = '0'] = lengths
  if (!/^\d{1,15}$/.test(length)) throw new Error(`length: ${length}`)
  return Number(length)
}

/** The answer to what the front server asks of its own accord. */
function ownAnswer(target: string): string {
  if (target === '/internal/state') return JSON.stringify({ build: 'one', startedAt: 1 })
  if (target === '/internal/revalidate') return JSON.stringify({ texts: null })
  return 'ok'
}

/**
 * The application behind the front server: reads what comes byte by byte, as strictly as can be, and
 * notes what any other reader might take for something else.
 */
export async function startRecorder(): Promise<Recorder> {
  const requests: ReadRequest[] = []
  const unclear: string[] = []
  const sockets = new Set<Socket>()

  function take(head: Head, body: string): string {
    const { method, target } = head
    const hosts = getValues(head, 'host')
    if (hosts.length !== 1) throw new Error(`hosts: ${hosts.join(' and ')}`)
    // What it visits by itself has no number of a request; for one without a page it asks for
    // another.
    const isOwn = getValues(head, 'x-missing-page').length > 0
    if (getValues(head, 'x-request-id').length > 0 && !isOwn) {
      requests.push({ method, target, host: hosts[0] ?? '', body })
    } else if (getValues(head, 'x-internal-secret').length !== 1) {
      throw new Error(`nobody asked for ${method} ${target}`)
    }
    const text = ownAnswer(target)
    const sent = method === 'HEAD' ? '' : text
    return `HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n${sent}`
  }

  const server = createTcpServer((socket) => {
    let waiting = ''
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1')
      try {
        for (let end = waiting.indexOf('\r\n\r\n'); end >= 0; end = waiting.indexOf('\r\n\r\n')) {
          const head = parseHead(waiting.slice(0, end))
          const after = end + 4 + getLength(head)
          if (waiting.length < after) return
          socket.write(take(head, waiting.slice(end + 4, after)))
          waiting = waiting.slice(after)
        }
      } catch (error) {
        unclear.push(error instanceof Error ? error.message : String(error))
        socket.destroy()
      }
    })
  })
  const port = await listen(server)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return { port, requests, unclear, close }
}
