import { describe, expect, it } from 'vitest'
import { foundIn, findingsIn, fixedText } from '../../../../tests/helpers/found-in-text'
import { checkText } from './check-text'

const pair = { locale: 'en', sourceLocale: 'ro', format: 'text', role: 'prose' } as const

describe('checkText', () => {
  it('has nothing to say of a missing text', () => {
    expect(checkText({ ...pair, source: 'Bună!', text: null })).toEqual([])
    expect(checkText({ ...pair, source: 'Bună!', text: '' })).toEqual([])
  })

  it('judges a source by itself', () => {
    expect(foundIn({ text: 'Ştiri  despre filme', source: null })).toEqual(['error', 'warning'])
    // An empty source is none.
    expect(foundIn({ text: 'News.', locale: 'en', source: '' })).toEqual([])
  })

  it('tells the worst first, and what comes first in the text', () => {
    const text = 'Un "film"  nou , ştiri'
    expect(findingsIn({ text }).map(({ check }) => check)).toEqual([
      'ro-cedilla',
      'double-space',
      'space-before-punctuation',
      'quotes-style',
    ])
  })

  it('puts right what it can at once', () => {
    expect(fixedText({ text: ' Un "film"  nou , ştiri... ' })).toBe('Un „film” nou, știri…')
  })

  it('looks at every branch of a message', () => {
    const message = { ...pair, format: 'message', source: '{count} filme' } as const
    const text = '{count, plural, =0 {# films of the year} one {# фильм} other {# films}}'
    const found = checkText({ ...message, text, maxLength: 20 }).map(({ check }) => check)
    expect(found).toEqual(expect.arrayContaining(['max-length', 'script']))
    const good = text.replace('фильм', 'film').replace(' of the year', '')
    expect(checkText({ ...message, text: good, maxLength: 20 })).toEqual([])
  })

  it('gives a finding a fingerprint that ends with text, source and find', () => {
    const of = (source: string, text: string) =>
      checkText({ ...pair, source, text }).map(({ fingerprint }) => fingerprint)
    const [first] = of('Suntem 20.', 'We are 30.')
    expect(of('Suntem 20.', 'We are 30.')).toEqual([first])
    expect(of('Suntem 20.', 'We are 31.')).not.toContain(first)
    expect(of('Suntem 21.', 'We are 30.')).not.toContain(first)
  })

  it('does not say the same twice', () => {
    const same = { locale: 'ru', source: 'Povești despre filme', role: 'label' } as const
    expect(findingsIn({ ...same, text: same.source }).map(({ check }) => check)).toEqual([
      'same-as-source',
    ])
  })

  it('tells the first of very many only', () => {
    expect(findingsIn({ text: 'ştiri '.repeat(90).trim(), check: 'ro-cedilla' })).toHaveLength(20)
  })
})
