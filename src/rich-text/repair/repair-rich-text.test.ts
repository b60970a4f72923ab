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
import { getChildren, type RichTextNode } from '../rich-text-node'
import { repairRichText } from './repair-rich-text'

const siteUrl = 'https://pasiuni.example'

function mend(...nodes: RichTextNode[]) {
  return repairRichText({ state: richText(...nodes), siteUrl, locale: 'ro' })
}

function linked(url: string): RichTextNode {
  return { ...linkNode(url, textNode('termeni')), id: 'one' }
}

test('a link to a page of the site is stored as a path, wherever it is', () => {
  expect(
    mend(
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

test('an address that was copied leads to the page in the language of the text', () => {
  const inEnglish = (url: string) =>
    repairRichText({ state: richText(paragraph(linked(url))), siteUrl, locale: 'en' })
  expect(inEnglish('https://pasiuni.example/ro/terms')).toEqual(
    richText(paragraph(linked('/en/terms'))),
  )
  expect(inEnglish('/ro/terms')).toEqual(richText(paragraph(linked('/ro/terms'))))
})

test('a link to elsewhere stays as it is, as does all else', () => {
  const state = richText(
    { ...paragraph('Vezi ', linked('https://alta.example/ro/terms')), $: { block: 'one' } },
    element('horizontalrule', []),
    { type: 'horizontalrule', version: 1 },
  )
  expect(mend(...state.root.children)).toEqual(state)
})

test('an address of the site that the editor made a link of becomes a link of its own', () => {
  const words = [textNode('https://pasiuni.example/ro')]
  const automatic = {
    ...{ ...element('autolink', words), version: 2 },
    fields: { linkType: 'custom', url: 'https://pasiuni.example/ro' },
  }
  expect(mend(paragraph(automatic))).toEqual(
    richText(
      paragraph({
        ...{ ...element('link', words), version: 3 },
        fields: { linkType: 'custom', newTab: false, url: '/ro' },
      }),
    ),
  )
})

function titled(tag: string): RichTextNode {
  return { ...heading('Scop'), tag, $: { block: tag } }
}

test('headings of other levels than the site has become the nearest', () => {
  const stored = mend(...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(titled))
  expect(getChildren(stored.root)).toEqual(
    ['h2', 'h2', 'h3', 'h3', 'h3', 'h3'].map((tag, index) => ({
      ...titled(tag),
      $: { block: `h${index + 1}` },
    })),
  )
})

test('of a link that leads nowhere safe the words stay where they were', () => {
  const block = { $: { block: 'one' } }
  const bare: RichTextNode = { ...linkNode('', textNode('trei')), fields: { linkType: 'custom' } }
  const before = linkNode('', textNode('unu'), textNode('doi', 1))
  expect(
    mend(
      { ...paragraph('a ', before, linkNode('javascript:x', textNode('b'))), ...block },
      list(bare),
    ),
  ).toEqual(
    richText(
      { ...paragraph('a ', textNode('unu'), textNode('doi', 1), 'b'), ...block },
      list(textNode('trei')),
    ),
  )
})

test('a link to a record has no address to judge', () => {
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'projects', value: 1 } }
  const state = richText(paragraph({ ...linkNode('', textNode('unu')), fields }))
  expect(mend(...state.root.children)).toEqual(state)
})
