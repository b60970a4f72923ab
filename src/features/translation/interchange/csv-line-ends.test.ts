import { expect, test } from 'vitest'
import { sampleFile, sampleUnit } from '../../../../tests/helpers/exchange-units'
import { readExchange } from './read-file'
import type { ExchangeUnit } from './types'
import { writeExchange } from './write-file'

/** The unit of a CSV file whose lines a program has ended in its way, and perhaps changed. */
function afterProgram({
  unit,
  ends,
  edit,
}: {
  unit: ExchangeUnit
  ends: '\r\n' | '\r'
  edit: (text: string) => string
}) {
  const text = edit(writeExchange({ format: 'csv', file: sampleFile([unit]) }))
  const bytes = new TextEncoder().encode(text.replace(/\r\n|\n/g, ends))
  return readExchange({ format: 'csv', bytes }).units[0]
}

const lines = sampleUnit({
  format: 'textarea',
  source: 'Luați pâine.\n\nȘi apă.',
  target: '\nВозьмите хлеб.\nИ воду.',
  state: 'approved',
})
const untouched = (text: string) => text
const edit = (text: string) => text.replace('хлеб', 'батон')

test.each(['\r\n', '\r'] as const)('lines ended by %j touch no text', (ends) => {
  expect(afterProgram({ unit: lines, ends, edit: untouched })).toEqual(lines)
})

test.each(['\r\n', '\r'] as const)('lines ended by %j do not come into an edited text', (ends) => {
  expect(afterProgram({ unit: lines, ends, edit })).toEqual({
    ...lines,
    target: '\nВозьмите батон.\nИ воду.',
    state: 'needs-review',
  })
  const single = sampleUnit({ source: 'Luați pâine.', target: 'Возьмите хлеб.\nИ воду.' })
  expect(afterProgram({ unit: single, ends, edit })?.target).toBe('Возьмите батон.\nИ воду.')
})

test('a text that had such an end at the export keeps it', () => {
  const unit = sampleUnit({ source: 'Luați\r\npâine.', target: 'Возьмите\rхлеб.' })
  const content = writeExchange({ format: 'csv', file: sampleFile([unit]) })
  const read = (text: string) =>
    readExchange({ format: 'csv', bytes: new TextEncoder().encode(text) }).units
  expect(read(content)).toEqual([unit])
  expect(read(edit(content))[0]?.target).toBe('Возьмите\rбатон.')
})
