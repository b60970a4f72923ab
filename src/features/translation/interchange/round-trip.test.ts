import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exchangeFile, sampleFile, sampleUnit } from '../../../../tests/helpers/exchange-units'
import { detectFormat } from './detect-format'
import { readExchange } from './read-file'
import { exchangeFormats, type ExchangeFile, type ExchangeFormat } from './types'
import { mergeVerdict } from './verdicts'
import { writeExchange } from './write-file'

const runs = 300
const slow = { timeout: 60_000 }

function throughFile({ format, file }: { format: ExchangeFormat; file: ExchangeFile }) {
  const bytes = new TextEncoder().encode(writeExchange({ format, file }))
  return readExchange({ format, bytes })
}

describe.each(exchangeFormats)('%s', (format) => {
  test('gives back what was written, whatever the texts hold', slow, () => {
    fc.assert(
      fc.property(exchangeFile, (file) => {
        expect(throughFile({ format, file })).toEqual(file)
      }),
      { numRuns: runs },
    )
  })

  test('an untouched file changes nothing', slow, () => {
    fc.assert(
      fc.property(exchangeFile, fc.boolean(), (file, mayApprove) => {
        const verdicts = throughFile({ format, file }).units.map((exported, index) => {
          const current = file.units[index] ?? null
          return mergeVerdict({ exported, current, mayApprove })
        })
        expect(verdicts).toEqual(file.units.map(() => ({ kind: 'unchanged' })))
      }),
      { numRuns: runs / 2 },
    )
  })

  test('is told by its content, whatever its name', () => {
    const bytes = new TextEncoder().encode(writeExchange({ format, file: sampleFile() }))
    expect(detectFormat({ name: 'translated.txt', bytes })).toBe(format)
  })

  test('takes 20 000 units', slow, () => {
    const units = Array.from({ length: 20_000 }, (_, index) =>
      sampleUnit({ unit: `collection:projects:12:blocks.${index}.text`, format: 'rich-text' }),
    )
    const file = sampleFile(units)
    expect(throughFile({ format, file }).units).toHaveLength(20_000)
  })
})
