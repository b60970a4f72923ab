import { readCsv } from './csv/read-csv'
import { readJson } from './json/read-json'
import { readPo } from './po/read-po'
import type { ExchangeFile, ExchangeFormat } from './types'
import { readXliff12 } from './xliff/read-xliff-12'
import { readXliff21 } from './xliff/read-xliff-21'
import { maxFileBytes } from './limits'
import { fileProblem } from './problem'

const readers: Record<ExchangeFormat, (text: string) => ExchangeFile> = {
  'xliff-1.2': readXliff12,
  'xliff-2.1': readXliff21,
  po: readPo,
  csv: readCsv,
  json: readJson,
}

/** @throws {AppError} for a file that is not what `writeExchange` writes, or was broken since */
export function readExchange({
  format,
  bytes,
}: {
  format: ExchangeFormat
  bytes: Uint8Array
}): ExchangeFile {
  return readers[format](decodeText(bytes))
}

/**
 * The text of a file, without a byte order mark.
 * @throws {AppError} `empty`, `too-large`, or `not-utf8` for any other encoding
 */
function decodeText(bytes: Uint8Array): string {
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
