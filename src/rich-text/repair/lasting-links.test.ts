import { expect, test } from 'vitest'
import { element, linkNode, textNode } from '../../../tests/helpers/rich-text'
import type { RichTextNode } from '../rich-text-node'
import { lastingLinks } from './lasting-links'

function automatic(url: string, ...words: string[]): RichTextNode {
  const children = words.map((text) => textNode(text))
  return { ...element('autolink', children), version: 2, fields: { linkType: 'custom', url } }
}

function typesOf(...nodes: RichTextNode[]): string[] {
  return lastingLinks(nodes).map(({ type }) => type)
}

test('an automatic link with other words becomes an ordinary one', () => {
  const link = automatic('https://pasiuni.md', 'site-ul nostru')
  expect(lastingLinks([textNode('Vezi '), link])).toEqual([
    textNode('Vezi '),
    {
      ...element('link', [textNode('site-ul nostru')]),
      version: 3,
      fields: { linkType: 'custom', newTab: false, url: 'https://pasiuni.md' },
    },
  ])
})

test.each([
  ['https://pasiuni.md', 'https://pasiuni.md'],
  ['https://www.pasiuni.md', 'www.pasiuni.md'],
  ['mailto:salut@pasiuni.md', 'salut@pasiuni.md'],
])('a link to %s stays automatic with the words %s', (url, words) => {
  const link = automatic(url, words)
  expect(lastingLinks([link])).toEqual([link])
  const nodes = [textNode('Vezi '), link, textNode(', apoi')]
  expect(lastingLinks(nodes)).toEqual(nodes)
})

test('an automatic link becomes an ordinary one beside what the editor does not divide it from', () => {
  const link = automatic('https://pasiuni.md', 'https://pasiuni.md')
  expect(typesOf(textNode('('), link)).toEqual(['text', 'link'])
  expect(typesOf(link, textNode('»'))).toEqual(['link', 'text'])
  expect(typesOf(linkNode('/', textNode('a ')), link)).toEqual(['link', 'link'])
  expect(typesOf({ type: 'linebreak', version: 1 }, link)).toEqual(['linebreak', 'autolink'])
})

test('an automatic link around more than words becomes an ordinary one', () => {
  const link = automatic('https://pasiuni.md', 'https://pasiuni.md')
  const broken = {
    ...link,
    children: [textNode('https://pasiuni.md'), { type: 'linebreak', version: 1 }],
  }
  expect(typesOf(broken)).toEqual(['link'])
})
