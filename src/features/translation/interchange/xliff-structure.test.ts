import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { sampleFile, sampleUnit } from '../../../../tests/helpers/exchange-units'
import { writeExchange } from './write-file'

type Element = { path: string; attributes: Record<string, string> }

/** The elements of a document in order, each with the names of those around it. */
function listElements(xml: string): Element[] {
  const elements: Element[] = []
  const path: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', (tag) => {
    path.push(tag.name)
    const given = Object.values(tag.attributes)
    const attributes = Object.fromEntries(given.map(({ name, value }) => [name, value]))
    elements.push({ path: path.join('/'), attributes })
  })
  parser.on('closetag', () => {
    path.pop()
  })
  parser.write(xml).close()
  return elements
}

const units = [
  sampleUnit({
    unit: 'collection:projects:12:blocks.7a.text#3',
    source: '<b>Luați</b> <a id="1"><i>pâine</i></a><br/>și <u>apă</u><x id="1"/><tab/>',
    target: '<b>Возьмите</b> <a id="1"><i>хлеб</i></a><br/>и <s>воду</s> <код>\u000b',
    format: 'rich-text',
    state: 'approved',
    isLocked: true,
    maxLength: 80,
    note: 'Proiecte › Pâinea casei',
    previousSource: '<b>Luați</b> pâine',
  }),
  sampleUnit({
    unit: 'message:account.greeting',
    source: 'Bună, {name}! {count, plural, one {{name} are o carte} other {# cărți}}',
    target: null,
    format: 'message',
  }),
]
const file = sampleFile(units)

describe('XLIFF 1.2 as the specification has it', () => {
  const xml = writeExchange({ format: 'xliff-1.2', file })
  const elements = listElements(xml)
  const body = 'xliff/file/body'

  test('elements in their order', () => {
    const names = elements.map(({ path }) => path)
    expect(names.filter((path) => !/(source|target)\//.test(path))).toEqual([
      ...['xliff', 'xliff/file', body],
      ...[
        '',
        '/source',
        '/target',
        '/alt-trans',
        '/alt-trans/source',
        '/alt-trans/target',
        '/note',
      ].map((name) => `${body}/trans-unit${name}`),
      ...['', '/source', '/target'].map((name) => `${body}/trans-unit${name}`),
    ])
  })

  test('attributes that are required, and no others', () => {
    expect(elements[0]?.attributes).toEqual({
      version: '1.2',
      xmlns: 'urn:oasis:names:tc:xliff:document:1.2',
    })
    expect(elements[1]?.attributes).toMatchObject({
      original: 'desk',
      datatype: 'plaintext',
      'source-language': 'ro',
      'target-language': 'ru',
    })
    const [unit] = elements.filter(({ path }) => path.endsWith('trans-unit'))
    expect(unit?.attributes).toMatchObject({
      id: 'collection:projects:12:blocks.7a.text#3',
      approved: 'yes',
      translate: 'no',
      'xml:space': 'preserve',
      maxwidth: '80',
      'size-unit': 'char',
    })
  })

  test('formatting as codes', () => {
    expect(xml).toContain(
      '<source><g id="b1" ctype="bold">Luați</g> <g id="a1" ctype="link">' +
        '<g id="i1" ctype="italic">pâine</g></g><x id="br1" ctype="lb"/>și ' +
        '<g id="u1" ctype="underlined">apă</g><x id="x1" ctype="x-object"/>' +
        '<x id="tab1" ctype="x-tab"/></source>',
    )
    expect(xml).toContain(
      '<ph id="ph1">&lt;код&gt;</ph><x id="cp000B" ctype="x-cp-000B"/></target>',
    )
  })

  test('arguments of messages kept from translation', () => {
    expect(xml).toContain(
      '<source>Bună, <ph id="ph1">{name}</ph>! {count, plural, one {' +
        '<ph id="ph1-2">{name}</ph> are o carte} other {# cărți}}</source>',
    )
  })
})

describe('XLIFF 2.1 as the specification has it', () => {
  const xml = writeExchange({ format: 'xliff-2.1', file })
  const elements = listElements(xml)

  test('elements in their order', () => {
    const names = elements.map(({ path }) => path)
    expect(names.filter((path) => !/(source|target)\//.test(path))).toEqual([
      ...['xliff', 'xliff/file', 'xliff/file/slr:profiles'],
      ...[
        '',
        '/mtc:matches',
        '/mtc:matches/mtc:match',
        '/mtc:matches/mtc:match/originalData',
        '/mtc:matches/mtc:match/originalData/data',
        '/mtc:matches/mtc:match/source',
        '/mtc:matches/mtc:match/target',
        '/notes',
        '/notes/note',
        '/originalData',
        '/originalData/data',
        '/segment',
        '/segment/source',
        '/segment/target',
      ].map((name) => `xliff/file/unit${name}`),
      ...['', '/originalData', '/originalData/data', '/segment', '/segment/source'].map(
        (name) => `xliff/file/unit${name}`,
      ),
    ])
  })

  test('attributes that are required', () => {
    expect(elements[0]?.attributes).toMatchObject({
      version: '2.1',
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      srcLang: 'ro',
      trgLang: 'ru',
      'xml:space': 'preserve',
    })
    const [unit] = elements.filter(({ path }) => path.endsWith('/unit'))
    expect(unit?.attributes).toMatchObject({
      id: 'u1',
      name: 'collection:projects:12:blocks.7a.text#3',
      translate: 'no',
      'slr:sizeRestriction': '80',
    })
    for (const { path, attributes } of elements) {
      if (/\/(?:pc|ph|data|unit|file)$/.test(path)) expect(attributes.id).toMatch(/^[\w.:-]+$/)
    }
  })

  test('every reference to kept data has its data', () => {
    expect(xml).toContain('<data id="d1">&lt;код&gt;</data>')
    expect(xml).toContain('<ph id="ph1" dataRef="d1" disp="&lt;код&gt;"/><cp hex="000B"/></target>')
  })

  test('formatting as codes', () => {
    expect(xml).toContain(
      '<source><pc id="b1" type="fmt" subType="xlf:b">Luați</pc> <pc id="a1" type="link">' +
        '<pc id="i1" type="fmt" subType="xlf:i">pâine</pc></pc>' +
        '<ph id="br1" type="fmt" subType="xlf:lb"/>și <pc id="u1" type="fmt" subType="xlf:u">apă</pc>' +
        '<ph id="x1" type="other" subType="desk:object"/>' +
        '<ph id="tab1" type="fmt" subType="desk:tab"/></source>',
    )
  })
})
