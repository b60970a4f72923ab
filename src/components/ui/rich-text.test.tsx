import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  element,
  heading,
  linkNode,
  list,
  paragraph,
  richText,
  textNode,
} from '../../../tests/helpers/rich-text'
import type { RichTextNode } from '@/rich-text/rich-text-node'
import { withItemNumbers } from '@/rich-text/change-nodes'
import { RichText } from './rich-text'

function drawn(...blocks: RichTextNode[]): string {
  const value = richText(...blocks)
  return renderToString(<RichText content={{ value, lang: 'ro' }} locale="ro" />)
}

function rendered(...urls: string[]): string {
  return drawn(paragraph(...urls.map((url) => linkNode(url, textNode(`[${url}]`)))))
}

/** The numbers of the items of a page as a browser shows them, null for one without. */
function itemNumbers(html: string): (string | null)[] {
  return [...html.matchAll(/<li(?: class="[^"]*")?(?: value="(\d+)")?/g)].map(
    ([, value]) => value ?? null,
  )
}

test('links lead to pages of the site and of others', () => {
  const html = rendered('/ro/about', 'https://pasiuni.example')
  expect(html).toContain('<a href="/ro/about">')
  expect(html).toContain('<a href="https://pasiuni.example" rel="noopener">')
})

test('of a link that could do something else the words stay', () => {
  const html = rendered('javascript:alert(1)', 'data:text/html,x', '//evil.example', 'file:///x')
  expect(html).toContain('[javascript:alert(1)]')
  expect(html).not.toContain('<a')
})

function numbered(start: number, ...items: (RichTextNode | string)[]): RichTextNode {
  const ordered = { ...list(...items), listType: 'number', tag: 'ol', start }
  return withItemNumbers(ordered)
}

test('a numbered list begins with its first number', () => {
  expect(drawn(numbered(3, 'Trei', 'Patru'))).toContain('<ol start="3">')
  expect(drawn(numbered(1, 'Unu'))).toContain('<ol><li')
})

test('a list inside a list takes no number from it and has none of its own', () => {
  const html = drawn(numbered(3, 'Trei', numbered(1, 'a', 'b'), 'Patru'))
  expect(itemNumbers(html)).toEqual(['3', '4', '1', '2', '4'])
  expect(html).toContain('<li value="3">')
  // What holds the inner list is drawn without a mark.
  expect(html).toMatch(/<li class="[^"]+" value="4"><ol>/)
})

test('items without numbers have none', () => {
  expect(itemNumbers(drawn(list('Unu', 'Doi')))).toEqual([null, null])
})

test('blocks without words are not drawn', () => {
  const html = drawn(
    heading(),
    heading(' '),
    element('quote', []),
    list(''),
    list('', list('')),
    paragraph('Rămâne'),
  )
  expect(html).toMatch(/^<div class="[^"]*"><p>Rămâne<\/p><\/div>$/)
})

test('the items beside one without words count on', () => {
  const html = drawn(numbered(3, 'Trei', '', 'Patru', list('Cinci')))
  expect(itemNumbers(html)).toEqual(['3', '4', '5', null])
})

test('two texts of a page have other ids where they say the same', () => {
  const content = { value: richText(heading('Ce faci')), lang: 'ro' } as const
  const html = renderToString(
    <>
      <RichText content={content} locale="ro" within="writer" />
      <RichText content={content} locale="ro" within="editor" />
    </>,
  )
  expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'writer_ce-faci',
    'editor_ce-faci',
  ])
})
