import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http'
import type { Answer, Application } from './answer'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * A response that is connected to nobody. It never counts as begun, so headers may be set until the
 * application is through: Next makes a stale page anew after it has answered with the old one, and
 * where a redirect leads reaches its page cache by a header of that time.
 */
class CapturedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  readonly #onEnd: (answer: Answer) => void

  constructor({ req, onEnd }: { req: IncomingMessage; onEnd: (answer: Answer) => void }) {
    super(req)
    this.#onEnd = onEnd
  }

  override writeHead(status: number, second?: string | Headers, third?: Headers): this {
    this.statusCode = status
    const headers = typeof second === 'object' ? second : third
    if (Array.isArray(headers)) {
      for (let at = 0; at + 1 < headers.length; at += 2) this.#set(headers[at], headers[at + 1])
    } else {
      for (const [name, value] of Object.entries(headers ?? {})) this.#set(name, value)
    }
    return this
  }

  override flushHeaders(): void {
    // Nothing goes out before the end.
  }

  override write(chunk: unknown, second?: unknown, third?: unknown): boolean {
    if (!this.writableEnded) this.#gather(chunk, second)
    for (const done of [second, third]) if (typeof done === 'function') process.nextTick(done)
    return true
  }

  override end(chunk?: unknown, second?: unknown, third?: unknown): this {
    if (this.writableEnded) return this
    if (typeof chunk !== 'function') this.#gather(chunk, second)
    // What `writableEnded` goes by, as Next does.
    Reflect.set(this, 'finished', true)
    for (const done of [chunk, second, third]) {
      if (typeof done === 'function') this.once('finish', () => void Reflect.apply(done, this, []))
    }
    const headers = { ...this.getHeaders() }
    // A page made just now has its target already; the copy in its cache entry repeats it.
    const [location] = [headers.location].flat()
    if (location !== undefined) headers.location = location
    this.#onEnd({ status: this.statusCode, headers, body: Buffer.concat(this.#chunks) })
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  #set(name: unknown, value: OutgoingHttpHeader | undefined): void {
    if (value !== undefined) this.setHeader(String(name), value)
  }

  #gather(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') {
      const given = typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'
      this.#chunks.push(Buffer.from(chunk, given))
    } else if (chunk instanceof Uint8Array) {
      this.#chunks.push(Buffer.from(chunk))
    }
  }
}

/** Asks the application and waits for the whole of its answer. */
export function askApplication({
  application,
  req,
}: {
  application: Application
  req: IncomingMessage
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    application(req, new CapturedResponse({ req, onEnd: resolve })).catch(reject)
  })
}
