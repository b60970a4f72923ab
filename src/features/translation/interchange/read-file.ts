import { readCsv } from './csv/read-csv'
import { decodeText } from './decode-text'
import { readJson } from './json/read-json'
import { readPo } from './po/read-po'
import type { ExchangeFile, ExchangeFormat } from './types'
import { readXliff12 } from './xliff/read-xliff-12'
import { readXliff21 } from './xliff/read-xliff-21'

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
