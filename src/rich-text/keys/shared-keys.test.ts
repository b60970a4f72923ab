import { describe, expect, it } from 'vitest'
import { paragraph, richText } from '../../../tests/helpers/rich-text'
import { keyedBlocks, keysAtSave, withSharedKeys, type RichTexts } from './shared-keys'

const [one, two] = ['Clubul se întâlnește joi, la bibliotecă.', 'Ceaiul este din partea casei.']
const added = 'Intrarea este liberă.'
const [first, second] = ['The club meets on Thursdays, at the library.', 'Tea is on the house.']

const stored = withSharedKeys({
  ro: richText(paragraph(one), paragraph(two)),
  en: richText(paragraph(first), paragraph(second)),
  ru: null,
})
/** An untranslated paragraph is put between the two. */
const withAdded = keysAtSave({
  stored,
  value: richText(paragraph(one), paragraph(added), paragraph(two)),
  locale: 'ro',
})

function pairsAfter(...english: string[]): (string | undefined)[][] {
  const value = richText(...english.map((text) => paragraph(text)))
  return pairsIn(keysAtSave({ stored: withAdded, value, locale: 'en' }))
}

function pairsIn({ ro, en }: RichTexts): (string | undefined)[][] {
  const sources = new Map(keyedBlocks(ro).map(({ key, text }) => [key, text]))
  return keyedBlocks(en).map(({ key, text }) => [text, sources.get(key)])
}

describe('a new block of a translation', () => {
  it('translates the source that nothing else translates, between the same neighbours', () => {
    expect(pairsAfter(first, 'Admission is free.', second)).toEqual([
      [first, one],
      ['Admission is free.', added],
      [second, two],
    ])
  })

  it('does not when it is a part of what was there: a paragraph was split', () => {
    const [start, end] = ['The club meets on Thursdays,', 'at the library.']
    expect(pairsAfter(start, end, second)).toEqual([
      [start, one],
      [end, undefined],
      [second, two],
    ])
  })

  it('does not when it is a copy, or what was there with other words', () => {
    expect(pairsAfter(first, second, second)[1]).toEqual([second, two])
    expect(pairsAfter(first, second, second)[2]).toEqual([second, undefined])
    const changed = 'Tea is on the house, now.'
    expect(pairsAfter(first, changed, second)[1]).toEqual([changed, undefined])
  })
})
