import { describe, expect, it } from 'vitest'
import { parseCases } from './parse-cases'

const line = '{"locale":"ru","source_locale":"ro","source":"Da.","text":"Да."}'

describe('parseCases', () => {
  it('reads lines with any line ends, a byte order mark and empty lines', () => {
    expect(parseCases(`\uFEFF${line}\r\n\n${line}\n`)).toEqual([
      { locale: 'ru', source_locale: 'ro', source: 'Da.', text: 'Да.' },
      { locale: 'ru', source_locale: 'ro', source: 'Da.', text: 'Да.' },
    ])
  })

  it.each([
    ['{"locale":', /^Line 2 is not JSON: /u],
    ['[]', /^Line 2: the line: /u],
    ['{"locale":"de","source_locale":"ro","source":"","text":""}', /^Line 2: locale: /u],
    ['{"locale":"ru","source_locale":"ro","source":""}', /^Line 2: text: /u],
  ])('names the line of %s', (bad, message) => {
    expect(() => parseCases(`${line}\n${bad}`)).toThrow(message)
  })
})
