import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  element,
  heading,
  linkNode,
  list,
  paragraph,
  richText,
  table,
  textNode,
  writtenText,
} from '../../tests/helpers/rich-text'
import { plainText } from './markup'
import { pairSegments } from './pair-segments'
import { nodeAt } from './rich-text-node'
import { toSegments } from './segments'

describe('toSegments', () => {
  it.each([' unu doi ', 'unu  doi', 'unu\ndoi', 'unu\u00a0doi', '\tunu\u2009\ndoi\ufeff'])(
    'reads any space as one, and none at the ends: %j',
    (text) => {
      expect(toSegments(richText(paragraph(text)))[0]?.text).toBe('unu doi')
    },
  )

  it('lists what has text in reading order', () => {
    const nested = element('listitem', [textNode('unu'), list('doi', list('trei'))])
    const state = richText(
      heading('Titlu'),
      paragraph(' '),
      element('horizontalrule', []),
      { ...list(), children: [nested] },
      table(['a', paragraph(textNode('b', 1))]),
      element('quote', [textNode('citat')]),
    )
    expect(toSegments(state)).toEqual([
      { kind: 'heading', markup: 'Titlu', text: 'Titlu', path: [0] },
      { kind: 'listitem', markup: 'unu', text: 'unu', path: [3, 0] },
      { kind: 'listitem', markup: 'doi', text: 'doi', path: [3, 0, 1, 0] },
      { kind: 'listitem', markup: 'trei', text: 'trei', path: [3, 0, 1, 1, 0, 0] },
      { kind: 'paragraph', markup: 'a', text: 'a', path: [4, 0, 0, 0] },
      { kind: 'paragraph', markup: '<b>b</b>', text: 'b', path: [4, 0, 1, 0] },
      { kind: 'quote', markup: 'citat', text: 'citat', path: [5] },
    ])
  })

  it('leads to each block, with what it says', () => {
    fc.assert(
      fc.property(writtenText, (state) => {
        for (const { path, markup, text } of toSegments(state)) {
          expect(nodeAt({ nodes: state.root.children, path })).toBeDefined()
          if (markup.includes('<x')) continue
          expect(plainText(markup).replace(/\s+/gu, ' ').trim()).toBe(text)
        }
      }),
    )
  })

  it.each([null, undefined, 'text', {}, { root: null }, { root: { children: [null, 3] } }])(
    'finds none in %j',
    (state) => {
      expect(toSegments(state)).toEqual([])
    },
  )
})

describe('pairSegments', () => {
  it('gives the links of a translation the ids of the source', () => {
    const links = (...urls: string[]) =>
      richText(paragraph(...urls.map((url) => linkNode(url, textNode(url)))), paragraph('a'))
    const [first, second] = pairSegments({
      source: links('/a', '/b'),
      target: richText(
        paragraph(linkNode('/b', textNode('c')), linkNode('/d', textNode('d'))),
        paragraph('a'),
      ),
      locale: 'en',
    })
    expect(first?.source.markup).toBe('<a id="1">/a</a><a id="2">/b</a>')
    expect(first?.target?.markup).toBe('<a id="2">c</a><a id="3">d</a>')
    expect(second?.target?.markup).toBe('a')
  })
})
