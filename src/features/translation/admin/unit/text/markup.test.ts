import { describe, expect, test } from 'vitest'
import { plainText, readMarkup } from './markup'

describe('markup of a block', () => {
  test('becomes a tree of formats and links', () => {
    expect(readMarkup('Citiți <a id="1">aici <b>totul</b></a>.')).toEqual([
      { type: 'text', text: 'Citiți ' },
      {
        type: 'element',
        name: 'a',
        id: '1',
        children: [
          { type: 'text', text: 'aici ' },
          { type: 'element', name: 'b', id: null, children: [{ type: 'text', text: 'totul' }] },
        ],
      },
      { type: 'text', text: '.' },
    ])
  })

  test('shows escaped characters as themselves, once', () => {
    expect(plainText(readMarkup('a &lt;b&gt; &amp;amp; c'))).toBe('a <b> &amp; c')
  })

  test('reads line breaks as characters and leaves elements out', () => {
    expect(plainText(readMarkup('unu<br/>doi<tab/>trei<x id="1"/>'))).toBe('unu\ndoi\ttrei')
  })

  test('shows a closing tag that closes nothing', () => {
    expect(readMarkup('a</b>')).toEqual([
      { type: 'text', text: 'a' },
      { type: 'broken', text: '</b>' },
    ])
  })

  test('keeps the text of a tag that is still open', () => {
    expect(plainText(readMarkup('a <b>gras'))).toBe('a gras')
  })
})
