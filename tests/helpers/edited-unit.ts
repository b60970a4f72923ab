import { expect } from 'vitest'
import { readExchange } from '@/features/translation/interchange/read-file'
import type { ExchangeFormat, ExchangeUnit } from '@/features/translation/interchange/types'
import { writeExchange } from '@/features/translation/interchange/write-file'
import { sampleFile, sampleUnit } from './exchange-units'

/** The only unit of a file, as it is read after a program, or a person, has changed the file. */
export function unitAfterEdit({
  format,
  unit,
  edit,
}: {
  format: ExchangeFormat
  unit: Partial<ExchangeUnit>
  edit: (text: string) => string
}): ExchangeUnit {
  const text = writeExchange({ format, file: sampleFile([sampleUnit(unit)]) })
  const edited = edit(text)
  expect(edited).not.toBe(text)
  const [read = sampleUnit()] = readExchange({
    format,
    bytes: new TextEncoder().encode(edited),
  }).units
  return read
}
