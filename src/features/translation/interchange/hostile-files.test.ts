import { describe, expect, test } from 'vitest'
import {
  afterChange,
  extension,
  findProblem,
  written,
} from '../../../../tests/helpers/exchange-problems'
import { sampleFile, sampleUnit } from '../../../../tests/helpers/exchange-units'
import { maxUnits } from './limits'
import { exchangeFormats } from './types'
import { writeExchange } from './write-file'

const slow = { timeout: 60_000 }

describe('JSON', () => {
  const json = (change: (text: string) => string) => afterChange({ format: 'json', change })

  test('refuses a bomb of brackets', () => {
    for (const bracket of ['[', '{"a":']) {
      const found = findProblem({ name: 'a.json', content: bracket.repeat(100_000) })
      expect(found).toEqual({ code: 'too-deep', args: { line: 1 } })
    }
    expect(json((text) => text.replace('"note":null', `"note":${'['.repeat(100_000)}`))?.code).toBe(
      'too-deep',
    )
    expect(findProblem({ name: 'a.json', content: `[${'[],'.repeat(300_000)}[]]` })?.code).toBe(
      'too-many-units',
    )
  })

  test('says where it is broken', () => {
    expect(json((text) => text.replace('"note":null', '"note":nul'))).toEqual({
      code: 'broken-json',
      args: { line: 2 },
    })
    expect(json((text) => text.slice(0, -4))).toEqual({ code: 'broken-json', args: { line: 0 } })
  })

  test('refuses values of another kind', () => {
    const field = (name: string) => ({ code: 'broken-unit', args: { field: name, line: 2 } })
    expect(json((text) => text.replace('"Возьмите хлеб и воду."', '7'))).toMatchObject(
      field('target'),
    )
    expect(json((text) => text.replace('"state":"needs-review"', '"state":"done"'))).toMatchObject(
      field('state'),
    )
    expect(json((text) => text.replace(/"sourceHash":"\w+"/, '"sourceHash":"x"'))).toMatchObject(
      field('sourceHash'),
    )
    expect(json((text) => text.replace('"maxLength":null', '"maxLength":-1'))).toMatchObject(
      field('maxLength'),
    )
    expect(json((text) => text.replace('global:home:a0', 'a b'))).toMatchObject(field('unit'))
    expect(findProblem({ name: 'a.json', content: '[1]' })?.code).toBe('other-schema')
    expect(findProblem({ name: 'a.json', content: '{"units":[]}' })?.code).toBe('other-schema')
  })

  test('refuses half a character and the one that cannot be stored', () => {
    for (const character of ['\\ud800', '\\udc00x', '\\u0000']) {
      expect(json((text) => text.replace('хлеб', character))).toEqual({
        code: 'bad-character',
        args: { unit: 'global:home:a0' },
      })
    }
    expect(json((text) => text.replace('хлеб', '\\ud83d\\ude00'))).toBeNull()
  })
})

describe('CSV', () => {
  const csv = (change: (text: string) => string) => afterChange({ format: 'csv', change })

  test('refuses a line without end', () => {
    const long = 'a'.repeat(2_000_000)
    expect(findProblem({ name: 'a.csv', content: long })).toEqual({
      code: 'line-too-long',
      args: { line: 1 },
    })
    expect(csv((text) => text.replace('хлеб', long))).toEqual({
      code: 'line-too-long',
      args: { line: 2 },
    })
    expect(csv((text) => text.replace('хлеб', 'a\n'.repeat(2_000_000)))?.code).toBe('line-too-long')
    expect(csv((text) => text + ','.repeat(2_000_000))?.code).toBe('line-too-long')
  })

  test('says where it is broken', () => {
    expect(csv((text) => text.replace('хлеб', 'a" b'))).toEqual({
      code: 'broken-csv',
      args: { line: 2 },
    })
    expect(csv((text) => text.slice(0, -6))?.code).toBe('broken-csv')
    expect(csv((text) => `${text}"a","b"\r\n`)).toEqual({ code: 'broken-csv', args: { line: 3 } })
  })

  test('wants the row of names', () => {
    expect(csv((text) => text.slice(text.indexOf('\n') + 1))?.code).toBe('other-columns')
    expect(csv((text) => text.replace('"source (ro)",', ''))?.code).toBe('other-columns')
    expect(csv((text) => text.replace('(ru)', '(fr)'))?.code).toBe('other-language')
    expect(csv((text) => text.replace('(ru)', ''))?.code).toBe('no-languages')
  })

  test('reads what a spreadsheet makes of it', () => {
    const semicolons = (text: string) => text.replaceAll('","', '";"')
    expect(csv(semicolons)).toBeNull()
    expect(csv((text) => text.replaceAll('\r\n', '\n'))).toBeNull()
    expect(csv((text) => text.replaceAll('"', '').replace('pâine', 'unt'))).toBeNull()
    expect(csv((text) => `${text},,,,,,,,,,,,\r\n\r\n`)).toBeNull()
    expect(csv((text) => text.replace(',"no","no",', ',"No","YES",'))).toBeNull()
  })
})

describe('PO', () => {
  const po = (change: (text: string) => string) => afterChange({ format: 'po', change })

  test('refuses what is no PO', () => {
    for (const content of ['Salut', 'msgid "a', '# x\nmsgid "a" b', 'msgid_plural "a"\n']) {
      expect(findProblem({ name: 'a.po', content })?.code).toBe('broken-po')
    }
    const bytes = new Uint8Array(100_000).map((_, index) => (index * 7919) % 128)
    expect(findProblem({ name: 'a.po', content: bytes })?.code).toBe('broken-po')
    expect(findProblem({ name: 'a.po', content: '\n'.repeat(5_000_000) })?.code).toBe(
      'other-schema',
    )
    expect(findProblem({ name: 'a.po', content: `# ${'x'.repeat(2_000_000)}` })?.code).toBe(
      'line-too-long',
    )
  })

  test('says which line is broken', () => {
    const line = written({ format: 'po' })
      .split('\n')
      .findIndex((text) => text.includes('хлеб'))
    const broken = { code: 'broken-po', args: { line: line + 1 } }
    expect(po((text) => text.replace('хлеб', 'a" b'))).toEqual(broken)
    expect(po((text) => text.replace('воду."', 'воду.'))).toEqual(broken)
  })

  test('refuses another charset', () => {
    expect(po((text) => text.replace('charset=utf-8', 'charset=windows-1251'))).toEqual({
      code: 'not-utf8',
      args: { encoding: 'windows-1251' },
    })
  })

  test('refuses entries without what the desk wrote', () => {
    expect(po((text) => text.replace(/#\. desk .*\n/, ''))).toMatchObject({
      code: 'broken-unit',
      args: { field: '#. desk', unit: 'global:home:a0' },
    })
    expect(po((text) => text.replace(/X-Desk-Schema: \w+/, 'X: y'))?.code).toBe('other-schema')
    expect(po((text) => text.replace(/(msgctxt .*)\n/, '$1\n\n# apart\n'))?.code).toBe('broken-po')
  })

  test('reads what programs make of it', () => {
    expect(po((text) => text.replaceAll('\n', '\r\n'))).toBeNull()
    expect(po((text) => text.replace('msgctxt "global:', 'msgctxt ""\n"global:'))).toBeNull()
    expect(po((text) => `${text}\n#~ msgid "a"\n#~ msgstr "b"\n`)).toBeNull()
  })
})

describe.each(exchangeFormats)('%s', (format) => {
  const name = `a.${extension[format]}`
  const after = (change: (text: string) => string) => afterChange({ format, change, units: 2 })

  test('refuses one unit twice', () => {
    expect(after((text) => text.replace('home:a1', 'home:a0'))).toMatchObject({
      code: 'duplicate-unit',
      args: { unit: 'global:home:a0' },
    })
  })

  test('refuses more units than it says', slow, () => {
    const units = Array.from({ length: maxUnits + 1 }, (_, index) =>
      sampleUnit({ unit: `message:a${index}`, source: 'a', target: null }),
    )
    const file = { ...sampleFile(), units }
    expect(findProblem({ name, content: writeExchange({ format, file }) })).toEqual({
      code: 'too-many-units',
      args: { limit: maxUnits },
    })
  })

  test('refuses more than 20 MB, UTF-16, other encodings and nothing at all', () => {
    const text = written({ format })
    const large = new TextEncoder().encode(text + ' '.repeat(25 * 1024 * 1024))
    expect(findProblem({ name, content: large })).toEqual({
      code: 'too-large',
      args: { limit: 20 },
    })
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
    expect(findProblem({ name, content: utf16 })).toEqual({
      code: 'not-utf8',
      args: { encoding: 'UTF-16' },
    })
    const latin = Buffer.from(text.replaceAll('â', '\u00e2'), 'latin1')
    expect(findProblem({ name, content: latin })?.code).toBe('not-utf8')
    expect(findProblem({ name, content: '' })?.code).toBe('empty')
  })

  test('a text that no file can hold is not written', () => {
    const file = sampleFile([sampleUnit({ target: 'a\ud800b' })])
    expect(() => writeExchange({ format, file })).toThrow(/a character that cannot be stored/)
  })

  test('takes nothing from the prototypes of objects', () => {
    const text = written({ format }).replaceAll('global:home:a0', '__proto__')
    expect(findProblem({ name, content: text })?.code).toBe('broken-unit')
  })
})

test('other files are told apart', () => {
  for (const [name, content] of [
    ['photo.png', '\u0089PNG\r\n'],
    ['texts.docx', 'PK\u0003\u0004'],
    ['texts', 'Salut'],
    ['x.constructor', 'Salut'],
  ] as const) {
    expect(findProblem({ name, content })?.code).toBe('unknown-format')
  }
})
