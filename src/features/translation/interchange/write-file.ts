import { refuseBadCharacters } from './characters'
import { writeCsv } from './csv/write-csv'
import { writeJson } from './json/write-json'
import { writePo } from './po/write-po'
import type { ExchangeFile, ExchangeFormat } from './types'
import { writeXliff12 } from './xliff/write-xliff-12'
import { writeXliff21 } from './xliff/write-xliff-21'

const writers: Record<ExchangeFormat, (file: ExchangeFile) => string> = {
  'xliff-1.2': writeXliff12,
  'xliff-2.1': writeXliff21,
  po: writePo,
  csv: writeCsv,
  json: writeJson,
}

/**
 * A file for translators, to be stored as UTF-8; `readExchange` gives back what went into it.
 * @throws {AppError} `bad-character` for a text that no file can hold
 */
export function writeExchange({
  format,
  file,
}: {
  format: ExchangeFormat
  file: ExchangeFile
}): string {
  for (const { unit, source, target, note, previousSource } of file.units) {
    for (const text of [unit, source, target, note, previousSource]) {
      if (text !== null) refuseBadCharacters({ text, unit })
    }
  }
  return writers[format](file)
}
