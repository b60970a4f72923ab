import { maxFileBytes, maxLineLength } from './file-format'
import { refused } from './problem'

/**
 * The lines of a file as they come in.
 * @throws {AppError} `too-large`, `not-an-export` where it is no text
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw refused('not-an-export')
    }
  }
  // A picture is one line of many chunks: they are joined once, at its end.
  let open: string[] = []
  let length = 0
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    if (bytes > maxFileBytes) throw refused('too-large')
    const [first = '', ...more] = decode(chunk).split('\n')
    open.push(first)
    length += first.length
    for (const next of more) {
      yield open.join('')
      open = [next]
      length = next.length
    }
    if (length > maxLineLength) throw refused('too-large')
  }
  open.push(decode())
  yield open.join('')
}
