import { describe, expect, test } from 'vitest'
import { afterChange, findProblem, written } from '../../../../tests/helpers/exchange-problems'
import { exchangeProblemText } from './problem-texts'

const xliff12 = (change: (text: string) => string) => afterChange({ format: 'xliff-1.2', change })
const xliff21 = (change: (text: string) => string) => afterChange({ format: 'xliff-2.1', change })

const lol = Array.from({ length: 9 }, (_, index) => {
  const before = `&lol${index};`
  return `<!ENTITY lol${index + 1} "${before.repeat(10)}">`
})
const billionLaughs = `<!DOCTYPE xliff [<!ENTITY lol0 "lol">${lol.join('')}]>`
const stolenFile = '<!DOCTYPE xliff [<!ENTITY file SYSTEM "file:///etc/passwd">]>'

describe.each(['xliff-1.2', 'xliff-2.1'] as const)('%s', (format) => {
  const after = (change: (text: string) => string) => afterChange({ format, change })

  test.each([
    ['a billion laughs', billionLaughs],
    ['a file of the server', stolenFile],
    ['a DTD elsewhere', '<!DOCTYPE xliff SYSTEM "http://example.com/x.dtd">'],
    ['a DTD without anything', '<!DOCTYPE xliff>'],
  ])('refuses %s', (_, doctype) => {
    const found = after((text) =>
      text.replace('<xliff', `${doctype}\n<xliff`).replace('хлеб', '&lol9;&file;'),
    )
    expect(found).toEqual({ code: 'doctype', args: { line: 2 } })
  })

  test('refuses entities other than those of XML', () => {
    expect(after((text) => text.replace('хлеб', '&nbsp;'))?.code).toBe('entity')
    expect(after((text) => text.replace('хлеб', '&#0;'))?.code).toBe('entity')
    expect(after((text) => text.replace('хлеб', '&#xD800;'))?.code).toBe('entity')
    expect(after((text) => text.replace('хлеб', '&lt;&#1093;&#x1F600;&apos;'))).toBeNull()
  })

  test('says where the XML is broken', () => {
    const line = written({ format })
      .split('\n')
      .findIndex((text) => text.includes('хлеб'))
    const broken = { code: 'broken-xml', args: { line: line + 1 } }
    expect(after((text) => text.replace('хлеб', 'a < b'))).toEqual(broken)
    expect(after((text) => text.replace('хлеб', '<g id="b1">'))).toEqual(broken)
    expect(after((text) => text.replace('хлеб', '\u0001'))).toEqual(broken)
    expect(after((text) => text.replace('хлеб', 'a ]]> b'))).toEqual(broken)
    expect(after((text) => text.slice(0, text.indexOf('хлеб')))?.code).toBe('broken-xml')
    expect(after((text) => `${text}<a/>`)?.code).toBe('broken-xml')
  })

  test('calls a file that stops anywhere broken, and never another document', () => {
    const text = written({ format })
    const found = new Set<string>()
    for (let end = text.indexOf('<xliff') + 1; end < text.trimEnd().length; end += 1) {
      const content = text.slice(0, end)
      found.add(findProblem({ name: 'texts.xlf', content })?.code ?? `read to ${end}`)
    }
    expect([...found]).toEqual(['broken-xml'])
  })

  test('refuses another encoding, declared or not', () => {
    const declared = after((text) => text.replace('UTF-8', 'windows-1251'))
    expect(declared).toEqual({ code: 'not-utf8', args: { encoding: 'windows-1251' } })
  })

  test('names what a damaged beginning lacks', () => {
    const found = after((text) => text.replace(/ xmlns="[^"]*"/, ''))
    expect(found).toMatchObject({ code: 'wrong-namespace' })
    expect(found && exchangeProblemText({ problem: found, language: 'en' })).toMatch(
      /^The beginning of the file is damaged: the namespace urn:oasis:names:tc:xliff:document:\S+ is/,
    )
  })

  test('refuses another document', () => {
    expect(
      after((text) => text.replace(/<xliff version="[12]\.\d"/, '<xliff version="9"')),
    ).toEqual({ code: 'wrong-root', args: { found: 'xliff 9' } })
    const page = findProblem({ name: 'page.xlf', content: '<html><body>Salut</body></html>' })
    expect(page).toEqual({ code: 'wrong-root', args: { found: 'html' } })
  })

  test('refuses what is nested without end', () => {
    const inner = '<g id="b1">'.repeat(200_000)
    expect(after((text) => text.replace('хлеб', inner))?.code).toBe('too-deep')
  })

  test('refuses a unit of many elements', () => {
    expect(after((text) => text.replace('хлеб', '<x id="br1"/>'.repeat(500_000)))?.code).toBe(
      'unit-too-large',
    )
  })

  test('refuses codes it does not know', () => {
    expect(after((text) => text.replace('хлеб', '<bpt id="1">x</bpt>'))).toMatchObject({
      code: 'unknown-element',
      args: { name: 'bpt' },
    })
    // A plain text cannot become bold.
    const bold = format === 'xliff-1.2' ? '<g id="b1">хлеб</g>' : '<pc id="b1">хлеб</pc>'
    expect(after((text) => text.replace('хлеб', bold))?.code).toBe('unknown-element')
  })

  test('passes over what programs add', () => {
    const file = format === 'xliff-1.2' ? '<body>' : '<slr:profiles'
    const change = (text: string) =>
      text
        .replace(file, `<t:tool xmlns:t="urn:tool"><t:a>x</t:a></t:tool>${file}`)
        .replace(/<(trans-unit|unit)/, '<$1 xmlns:t="urn:tool" t:seen="yes"')
        .replace('хлеб', '<mrk id="m1" mtype="seg">хлеб</mrk>')
    expect(after(change)).toBeNull()
  })
})

test('XLIFF without the languages, of other ones, or from elsewhere', () => {
  expect(xliff12((text) => text.replace('target-language="ru"', ''))?.code).toBe('no-languages')
  expect(xliff21((text) => text.replace('trgLang="ru"', ''))?.code).toBe('no-languages')
  expect(xliff12((text) => text.replace('"ru"', '"de"'))).toEqual({
    code: 'other-language',
    args: { language: 'de' },
  })
  expect(xliff21((text) => text.replace('"ru"', '"ro"'))?.code).toBe('other-language')
  expect(xliff12((text) => text.replace(/product-version="\w+"/, ''))?.code).toBe('other-schema')
  expect(xliff21((text) => text.replace(/desk:schema="\w+"/, 'desk:schema="x"'))?.code).toBe(
    'other-schema',
  )
})

test('XLIFF whose parts are of different languages', () => {
  const change = (text: string) => {
    const file = /<file[^]*<\/file>/.exec(text)?.[0] ?? ''
    return text.replace(file, file + file.replace('"ru"', '"en"').replaceAll('home', 'other'))
  }
  expect(xliff12(change)?.code).toBe('other-language')
})
