import { describe, expect, test } from 'vitest'
import { splitPieces } from '../text/pieces'
import { copyText, putCopied, putPiece, removeLinks, withoutNumbered } from './put-piece'

const source =
  'Citiți <a id="1">aici</a> și <a id="2"><b>acolo</b></a>, <b>mereu</b>.<br/><x id="1"/>'

/** Puts a piece of the source where the brackets are; brackets show what is selected afterwards. */
function put({ text, before }: { text: string; before: string }): string | null {
  const unit = { format: 'rich-text', locale: 'ru', source } as const
  const pieces = splitPieces({ ...unit, text, messageArguments: [] })
  const piece = pieces.find((one) => one.before === before)
  const edited = piece && putPiece({ ...marked(text), piece, source })
  return edited ? shown(edited) : null
}

function marked(text: string) {
  const start = text.indexOf('[')
  const end = text.indexOf(']') - 1
  return { text: text.replace(/[[\]]/gu, ''), caret: { start, end } }
}

function shown({ text, caret }: ReturnType<typeof marked>): string {
  const { start, end } = caret
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
}

describe('a piece of the source', () => {
  test.each([
    ['goes around what is selected', 'Смотри [тут]', '<a id="1">', 'Смотри <a id="1">[тут]</a>'],
    [
      'stays well-formed across other formats',
      'a [<b>b</b> c]',
      '<a id="1">',
      'a <a id="1"><b>[b</b> c]</a>',
    ],
    ['leaves spaces out of a link', 'a[ b ]c', '<a id="1">', 'a <a id="1">[b]</a> c'],
    ['takes the place of another link', '<a id="2">[b]</a>', '<a id="1">', '<a id="1">[b]</a>'],
    ['is taken off where it is', 'a <a id="1">[b]</a>', '<a id="1">', 'a [b]'],
    ['brings its words', 'Вот []', '<a id="1">', 'Вот <a id="1">[aici]</a>'],
    ['brings the formats of its words', '[]', '<a id="2">', '<a id="2"><b>[acolo]</b></a>'],
    [
      'brings the words that are missing yet',
      '<b>там</b> и []',
      '<b>',
      '<b>там</b> и <b>[mereu]</b>',
    ],
    ['makes a selection bold', 'a [&amp; b]', '<b>', 'a <b>[&amp; b]</b>'],
    ['makes bold what is so in part', 'a <b>[b</b> c]', '<b>', 'a <b>[b c]</b>'],
    [
      'makes bold what is in a link',
      '[a <a id="1">b]</a>',
      '<b>',
      '<b>[a </b><a id="1"><b>b]</b></a>',
    ],
    ['breaks the line at the caret', 'a[]b', '<br/>', 'a<br/>[]b'],
    ['takes the place of what is selected', 'a[b]', '<x id="1"/>', 'a<x id="1"/>[]'],
  ])('%s', (_, text, before, expected) => {
    expect(put({ text, before })).toBe(expected)
  })

  test('cannot be put into a text that cannot be read', () => {
    expect(put({ text: '<b>[a]', before: '<b>' })).toBeNull()
  })
})

describe('taking a link off', () => {
  test.each([
    ['a <a id="1">b[]c</a> d', 'a b[]c d'],
    ['a <a id="1">bc[]</a> d', 'a bc[] d'],
    ['[a <a id="1">b]c</a> <a id="2">d</a>', '[a b]c <a id="2">d</a>'],
  ])('%s', (text, expected) => {
    const edited = removeLinks(marked(text))
    expect(edited && shown(edited)).toBe(expected)
  })
})

describe('a copied part', () => {
  test('is well-formed by itself, and goes in the place of what is selected', () => {
    const copied = copyText(marked('a <b>b[c</b> <a id="1">d]e</a>')) ?? ''
    expect(copied).toBe('<b>c</b> <a id="1">d</a>')
    const edited = putCopied({ ...marked('<i>x[y]z</i>'), copied })
    expect(edited && shown(edited)).toBe('<i>x</i><b>c</b> <a id="1">d[]</a><i>z</i>')
  })

  test('leaves behind what another source has not got', () => {
    expect(withoutNumbered('<b>c</b> <a id="1">d</a><x id="2"/>')).toBe('<b>c</b> d')
  })
})
