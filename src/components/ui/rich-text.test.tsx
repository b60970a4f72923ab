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
import { withKey } from '@/rich-text/keys/block-key'
import { RichText } from './rich-text'

function drawn(...blocks: RichTextNode[]): string {
  const value = richText(...blocks)
  return renderToString(<RichText content={{ value, lang: 'ro' }} locale="ro" />)
}

function rendered(...urls: string[]): string {
  return drawn(paragraph(...urls.map((url) => linkNode(url, textNode(`[${url}]`)))))
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

test('a list inside a list belongs to the item before it, and takes no number', () => {
  expect(drawn(numbered(3, 'Trei', numbered(1, 'a', list('b')), 'Patru'))).toContain(
    '<ol start="3"><li>Trei<ol><li>a<ul><li>b</li></ul></li></ol></li><li>Patru</li></ol>',
  )
})

test('a list that begins with lists inside it has them before it, and counts from its own number', () => {
  expect(drawn(numbered(3, numbered(1, 'a', 'b'), list('c'), 'Trei', 'Patru'))).toContain(
    '<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul><ol start="3"><li>Trei</li><li>Patru</li></ol>',
  )
  expect(drawn(list(numbered(2, numbered(1, 'a'), 'Doi')))).toMatch(
    /^<div class="[^"]*"><ol><li>a<\/li><\/ol><ol start="2"><li>Doi<\/li><\/ol><\/div>$/,
  )
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

test('an item without words takes no number', () => {
  expect(drawn(numbered(3, 'Trei', '', 'Patru'))).toContain('<li>Trei</li><li>Patru</li>')
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

test('a heading of a translation is found by the Romanian id', () => {
  const value = richText(
    withKey({ node: heading('Оплата'), key: 'b1' }),
    withKey({ node: { ...heading('Contact'), tag: 'h3' }, key: 'b2' }),
  )
  const sourceIds: [string, string][] = [
    ['b1', 'plata'],
    ['b2', 'contact'],
  ]
  const html = (within?: string) =>
    renderToString(
      <RichText
        content={{ value, lang: 'ru', sourceIds }}
        locale="ru"
        {...(within !== undefined && { within })}
      />,
    )
  expect(html()).toContain('<h2 id="plata">Оплата</h2><h3 id="contact">Contact</h3>')
  expect(html('writer')).toContain('<h2 id="writer_plata">')
})
