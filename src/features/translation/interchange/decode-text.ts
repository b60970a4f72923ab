import { maxFileBytes } from './limits'
import { fileProblem } from './problem'

/**
 * The text of a file, without a byte order mark.
 * @throws {AppError} `empty`, `too-large`, or `not-utf8` for any other encoding
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.byteLength === 0) throw fileProblem('empty')
  if (bytes.byteLength > maxFileBytes) {
    throw fileProblem('too-large', { limit: maxFileBytes / 1024 / 1024 })
  }
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16) throw fileProblem('not-utf8', { encoding: 'UTF-16' })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw fileProblem('not-utf8', { encoding: '' })
  }
}
