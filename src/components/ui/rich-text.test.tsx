import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { linkNode, paragraph, richText, textNode } from '../../../tests/helpers/rich-text'
import { RichText } from './rich-text'

function rendered(...urls: string[]): string {
  const value = richText(paragraph(...urls.map((url) => linkNode(url, textNode(`[${url}]`)))))
  return renderToString(<RichText content={{ value, lang: 'ro' }} locale="ro" />)
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
