import { connect } from 'node:net'

/** A server that is silent for this long is waiting for more, in milliseconds. */
const silence = 700

export type Conversation = {
  /** What the server has answered, as Latin-1. */
  text: string
  /**
   * Whether the server waited for more than was sent, so that nothing follows from what is missing.
   */
  isCut: boolean
}

/**
 * Sends bytes over a connection of their own, in one piece or two, and reads until the server
 * closes.
 * @param options `timeoutMs`: of silence; `isAll`: says to the server that no more will come
 */
export function converse(options: {
  port: number
  bytes: string
  splitAt: number
  timeoutMs?: number
  isAll?: boolean
}): Promise<Conversation> {
  const { port, bytes, splitAt, timeoutMs = silence, isAll = false } = options
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let isCut = false
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      socket.write(bytes.slice(0, splitAt), 'latin1')
      setImmediate(() => {
        socket.write(bytes.slice(splitAt), 'latin1')
        if (isAll) socket.end()
      })
    })
    socket.setTimeout(timeoutMs, () => {
      isCut = true
      socket.destroy()
    })
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server may close while something is still on its way to it; what it said before counts.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ text: Buffer.concat(chunks).toString('latin1'), isCut }))
  })
}

/** How much of a text is the body of an answer; null where it has no end. */
function bodyLength({ text, lines }: { text: string; lines: string }): number | null {
  const stated = /^content-length: *(\d+)\r$/im.exec(lines)?.[1]
  if (stated !== undefined) return Number(stated) <= text.length ? Number(stated) : null
  // Until the connection closes.
  if (!/^transfer-encoding: *chunked\r$/im.test(lines)) return text.length
  for (let at = 0; ;) {
    const [line, size = ''] = /^([0-9a-f]+)\r\n/i.exec(text.slice(at)) ?? []
    if (line === undefined) return null
    const length = Number.parseInt(size, 16)
    at += line.length + length + 2
    if (text.slice(at - 2, at) !== '\r\n') return null
    if (length === 0) return at
  }
}

/** `method`: of the request, where it is known. */
export type GivenAnswer = { status: number; method: string | undefined }

/**
 * The answers on a connection; null where they are not one behind the other.
 * @param options `methods`: of the requests, since an answer to HEAD has no body; it may say its own
 */
export function answersIn(options: {
  text: string
  methods: (string | undefined)[]
}): GivenAnswer[] | null {
  const answers: GivenAnswer[] = []
  let rest = options.text
  while (rest !== '') {
    const [whole, code, lines = ''] =
      /^HTTP\/1\.1 (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? []
    if (whole === undefined) return null
    rest = rest.slice(whole.length)
    const status = Number(code)
    if (status < 200) continue
    const method = /^x-method: (\w+)\r$/m.exec(lines)?.[1] ?? options.methods[answers.length]
    answers.push({ status, method })
    if (method === 'HEAD' || status === 204 || status === 304) continue
    const length = bodyLength({ text: rest, lines })
    if (length === null) return null
    rest = rest.slice(length)
  }
  return answers
}
