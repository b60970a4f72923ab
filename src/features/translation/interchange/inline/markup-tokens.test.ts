import { expect, test } from 'vitest'
import { toNodes } from '@/rich-text/markup'
import { isSoundMarkup } from './markup-tokens'

const link = { type: 'link', version: 1 }
const links = new Map([
  [1, link],
  [2, link],
])
const read = (markup: string) => () => toNodes({ markup, links, opaque: new Map() })

test.each([
  '<a id="1">x <a id="2">y</a></a>',
  '<a id="1">x <a id="1">y</a></a>',
  '<a id="1"><b>x <a id="2">y</a></b> z</a>',
])('a link within a link is not sound, as no text can hold it: %s', (markup) => {
  expect(isSoundMarkup(markup)).toBe(false)
  expect(read(markup)).toThrow()
})

test.each(['<a id="1">x</a> <a id="2">y</a>', '<b><a id="1">x</a></b><a id="1"><i>y</i></a>'])(
  'links one after the other are: %s',
  (markup) => {
    expect(isSoundMarkup(markup)).toBe(true)
    expect(read(markup)).not.toThrow()
  },
)
