import { describe, expect, it } from 'vitest'
import { findingsIn, fixedText, foundIn } from '../../../../../tests/helpers/found-in-text'
import { readMarkup } from '../markup'

const source = 'Citiți <a id="1">termenii</a> și <b>politica</b> <x id="1"/>.'
const pair = { locale: 'en', source, format: 'rich-text' } as const

describe('the tags of rich text', () => {
  it('are those of the source, in any order', () => {
    const text = 'Read the <b>policy</b> and the <a id="1">terms</a> <x id="1"/>.'
    expect(foundIn({ ...pair, text })).toEqual([])
  })

  it.each([
    ['Read the terms and the <b>policy</b> <x id="1"/>.', ['error link-lost']],
    [
      'Read the <a id="1">terms</a>, the <a id="2">other</a> and <b>policy</b> <x id="1"/>.',
      ['error link-unknown'],
    ],
    ['Read the <a id="1">terms</a> and the <b>policy</b>.', ['error part-lost']],
    [
      'Read the <a id="1">terms</a> and the <b>policy</b> <x id="1"/> <x id="2"/>.',
      ['error part-unknown'],
    ],
    ['Read the <a id="1">terms</a> and the policy <x id="1"/>.', ['warning format']],
    [
      'Read the <a id="1">terms</a> and the <i>policy</i> <x id="1"/>.',
      ['warning format', 'warning format'],
    ],
  ])('%s', (text, expected) => {
    expect(foundIn({ ...pair, text, check: 'tags' })).toEqual(expected)
  })

  it('may split a link in two', () => {
    const text =
      'Read the <a id="1">terms</a> and the <b>policy</b> <a id="1">here</a> <x id="1"/>.'
    expect(foundIn({ ...pair, text })).toEqual([])
  })

  it('have something between them', () => {
    const question = (text: string) =>
      ({ text, format: 'rich-text', check: 'link-text-empty' }) as const
    expect(foundIn(question('Vezi <a id="1"> </a>.'))).toEqual(['error'])
    expect(foundIn(question('Vezi <a id="1"><b></b></a>.'))).toEqual(['error'])
    expect(foundIn(question('Vezi <a id="1"><b>aici</b></a>.'))).toEqual([])
    expect(foundIn(question('Vezi <a id="1"><x id="1"/></a>.'))).toEqual([])
  })
})

describe('markup that cannot be read', () => {
  it.each([
    ['Un <b>cuvânt', 'open'],
    ['Un cuvânt</b>', 'unmatched'],
    ['Un <em>cuvânt</em>', 'unknown-tag'],
    ['Un <a href="/x">cuvânt</a>', 'unknown-tag'],
    ['Un <a>cuvânt</a>', 'id-missing'],
    ['Un <a id="1">cuvânt <a id="2">nou</a></a>', 'link-in-link'],
    ['Un <a id="1">cuvânt <b><a id="1">nou</a></b></a>', 'link-in-link'],
    ['Filme & cărți', 'bare-sign'],
    ['2 < 3', 'bare-sign'],
    ['Un <b><i>cuvânt</b></i>', 'open'],
  ])('%s', (text, variant) => {
    expect(foundIn({ text, format: 'rich-text', check: 'markup' })).toContain(`error ${variant}`)
  })

  it.each([
    'Un <b><i>cuvânt</i></b> &amp; 2 &lt; 3<br/><tab/><x id="4"/>',
    'Un <u><s><code>cuvânt</code></s></u> simplu',
    'Un <a id="1">cuvânt</a> <b><a id="2">nou</a></b>',
  ])('is not: %s', (text) => {
    expect(foundIn({ text, format: 'rich-text' })).toEqual([])
  })

  it('is told at once of thousands of links within thousands of tags', () => {
    const many = 20_000
    const links = '<a id="1">x</a>'.repeat(many)
    expect(readMarkup('<b>'.repeat(many) + links + '</b>'.repeat(many)).faults).toEqual([])
  })
})

describe('a finding in rich text', () => {
  it('points into the markup', () => {
    const text = '<b>Știri</b> &amp; poveşti'
    const [finding] = findingsIn({ text, format: 'rich-text', check: 'ro-cedilla' })
    expect(text.slice(finding?.range?.start, finding?.range?.end)).toBe('poveşti')
    expect(fixedText({ text, format: 'rich-text' })).toBe('<b>Știri</b> &amp; povești')
  })

  it('is not put right across a tag', () => {
    const text = 'Știri <b> bune</b>'
    expect(foundIn({ text, format: 'rich-text' })).toEqual(['warning'])
    expect(fixedText({ text, format: 'rich-text' })).toBe(text)
  })

  it('is put right in markup', () => {
    const text = 'Filmul "A &amp; B"'
    const [finding] = findingsIn({ text, format: 'rich-text' })
    expect(finding).not.toHaveProperty('fix')
    expect(fixedText({ text: 'Filmul "A și B"', format: 'rich-text' })).toBe('Filmul „A și B”')
  })
})
