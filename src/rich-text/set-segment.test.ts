import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { describe, expect, it } from 'vitest'
import {
  element,
  heading,
  inlineBlock,
  keyAt,
  linkNode,
  list,
  paragraph,
  richText,
  table,
  textNode,
  setSegmentAt,
  withoutKeys,
} from '../../tests/helpers/rich-text'
import { MarkupError } from './markup'
import { pairSegments } from './pair-segments'
import { setSegment } from './set-segment'
import { withKeys } from './keys/with-keys'

const locales = { locale: 'en' } as const

describe('setSegment', () => {
  it('puts a block between those that it is between in the source', () => {
    const rule = element('horizontalrule', [])
    const source = richText(heading('Unu'), rule, paragraph('Doi'), list('Trei'), heading('Patru'))
    const left = richText(heading('One'), rule, list('Three'), heading('Four'))
    const target = setSegmentAt({ ...locales, source, target: left, position: 1, markup: 'Two' })
    expect(withoutKeys(target)).toEqual(
      richText(heading('One'), rule, paragraph('Two'), list('Three'), heading('Four')),
    )
  })

  it('leaves a text as it is that lacks the block which is to go', () => {
    const source = richText(paragraph('Unu'))
    const target = richText(paragraph('One'))
    expect(setSegment({ source, target, key: 'of-a-draft', markup: '', ...locales })).toBe(target)
  })

  it('opens a list for a block that belongs between its items', () => {
    const source = richText(list('Unu', list('Doi')), paragraph('Trei'), list('Patru'))
    const left = withKeys({
      state: richText(list('One', list('Two'), 'Four')),
      keys: [0, 1, 3].map((position) => keyAt(source, position)),
    })
    const target = setSegmentAt({ ...locales, source, target: left, position: 2, markup: 'Three' })
    expect(withoutKeys(target)).toEqual(
      richText(list('One', list('Two')), paragraph('Three'), list('Four')),
    )
  })

  it('puts a text into its cell of a table', () => {
    const source = richText(table(['Unu', 'Doi'], ['Trei', 'Patru']))
    const target = [3, 0].reduce<unknown>(
      (state, position) =>
        setSegmentAt({ ...locales, source, target: state, position, markup: `New ${position}` }),
      null,
    )
    expect(withoutKeys(target)).toEqual(
      richText(table(['New 0', paragraph()], [paragraph(), 'New 3'])),
    )
  })

  it('numbers the items of a list again', () => {
    const source = richText(list('Unu', 'Doi', 'Trei'))
    const target = setSegmentAt({ ...locales, source, target: source, position: 0, markup: '' })
    expect(withoutKeys(target)).toEqual(richText(list('Doi', 'Trei')))
  })

  it('keeps what else a block of the target is', () => {
    const source = richText(heading('Titlu'))
    const own = { ...heading('Title'), tag: 'h3', indent: 2, direction: 'ltr' }
    const target = setSegmentAt({
      ...locales,
      source,
      target: richText(own),
      position: 0,
      markup: 'New <b>title</b>',
    })
    const children = [textNode('New '), textNode('title', 1)]
    expect(withoutKeys(target)).toEqual(richText({ ...own, children }))
  })

  it('takes links and opaque nodes from the target first, then from the source', () => {
    const ownLink = { ...linkNode('/a', textNode('a')), id: 'own' }
    const ownBlock = { ...inlineBlock('one'), id: 'own' }
    const source = richText(
      paragraph(linkNode('/a', textNode('a')), linkNode('/b', textNode('b')), inlineBlock('one')),
    )
    const target = richText(paragraph(ownLink, linkNode('/c', textNode('c')), ownBlock))
    const markup = '<a id="1">A</a><a id="2">B</a><a id="3">C</a><x id="1"/>'
    const edited = setSegmentAt({ ...locales, source, target, position: 0, markup })
    expect(withoutKeys(edited)).toEqual(
      richText(
        paragraph(
          { ...ownLink, children: [textNode('A')] },
          linkNode('/b', textNode('B')),
          linkNode('/c', textNode('C')),
          ownBlock,
        ),
      ),
    )
  })

  it('leaves an empty paragraph of a text that has nothing else', () => {
    const source = richText(list('Unu'))
    const sides = { ...locales, source, position: 0, markup: ' <br/>' }
    const empty = richText(paragraph())
    expect(setSegmentAt({ ...sides, target: null })).toEqual(empty)
    expect(setSegmentAt({ ...sides, target: richText(list('One')) })).toEqual(empty)
    const written = setSegmentAt({ ...sides, target: empty, markup: 'One' })
    expect(withoutKeys(written)).toEqual(richText(list('One')))
  })

  it('keeps a link that the editor made, under other words than its address', () => {
    const fields = { linkType: 'custom', url: 'https://pasiuni.md' }
    const link = { ...element('autolink', [textNode('https://pasiuni.md')]), version: 2, fields }
    const source = richText(paragraph('Vezi ', link))
    const sides = { ...locales, source, target: null, position: 0 }
    const written = setSegmentAt({ ...sides, markup: 'See <a id="1">our site</a>' })
    const lasting = { ...linkNode(fields.url, textNode('our site')), id: undefined }
    expect(withoutKeys(written)).toEqual(richText(paragraph('See ', lasting)))
  })

  it('keeps what is in a text without words', () => {
    const own = paragraph(inlineBlock('one'))
    const source = richText(paragraph('Unu'))
    const target = setSegmentAt({
      ...locales,
      source,
      target: richText(own),
      position: 0,
      markup: 'One',
    })
    expect(withoutKeys(target)).toEqual(richText(own, paragraph('One')))
  })

  it('edits the source itself', () => {
    const source = richText(paragraph('Unu'), paragraph('Doi'))
    const own = { locale: 'ro', source, target: source, position: 0 } as const
    expect(withoutKeys(setSegmentAt({ ...own, markup: '' }))).toEqual(richText(paragraph('Doi')))
  })

  it('refuses broken markup and blocks that the source does not have', () => {
    const sides = { ...locales, source: richText(paragraph('Unu')), target: null }
    expect(() => setSegmentAt({ ...sides, position: 0, markup: '<b>One' })).toThrow(MarkupError)
    expect(() => setSegmentAt({ ...sides, position: 1, markup: 'Two' })).toThrow(RangeError)
    expect(() => setSegmentAt({ ...sides, source: null, position: 0, markup: 'a' })).toThrow(
      RangeError,
    )
  })

  it('leaves keys that an edit in the admin panel carries on', () => {
    const source = richText(paragraph('Unu'), paragraph('Doi'))
    const target = setSegmentAt({ ...locales, source, target: null, position: 1, markup: 'Two' })
    const editor = createHeadlessEditor()
    editor.setEditorState(editor.parseEditorState(JSON.stringify(target)))
    const edited = editor.getEditorState().toJSON()
    const pairs = pairSegments({ ...locales, source, target: edited })
    expect(pairs.map((pair) => pair.target?.markup)).toEqual([undefined, 'Two'])
  })
})
