import { expect, test } from 'vitest'
import {
  element,
  linkNode,
  list,
  paragraph,
  richText,
  textNode,
} from '../../../tests/helpers/rich-text'
import type { RichTextNode } from '../rich-text-node'
import { mended } from './mended'

function stored(...nodes: RichTextNode[]) {
  return mended({ state: richText(...nodes), siteUrl: 'https://pasiuni.example' })
}

function linked(url: string): RichTextNode {
  return { ...linkNode(url, textNode('termeni')), id: 'one' }
}

test('a link to a page of the site is stored as a path, wherever it is', () => {
  expect(
    stored(
      paragraph('Vezi ', linked('https://pasiuni.example/ro/terms')),
      list('Unu', list(paragraph('Doi ', linked(' https://pasiuni.example/ro ')))),
    ),
  ).toEqual(
    richText(
      paragraph('Vezi ', linked('/ro/terms')),
      list('Unu', list(paragraph('Doi ', linked('/ro')))),
    ),
  )
})

test('a link to elsewhere stays as it is, as does all else', () => {
  const state = richText(
    { ...paragraph('Vezi ', linked('https://alta.example/ro/terms')), $: { block: 'one' } },
    element('horizontalrule', []),
    { type: 'horizontalrule', version: 1 },
  )
  expect(stored(...state.root.children)).toEqual(state)
})

test('an address of the site that the editor made a link of becomes a link of its own', () => {
  const words = [textNode('https://pasiuni.example/ro')]
  const automatic = {
    ...{ ...element('autolink', words), version: 2 },
    fields: { linkType: 'custom', url: 'https://pasiuni.example/ro' },
  }
  expect(stored(paragraph(automatic))).toEqual(
    richText(
      paragraph({
        ...{ ...element('link', words), version: 3 },
        fields: { linkType: 'custom', newTab: false, url: '/ro' },
      }),
    ),
  )
})
