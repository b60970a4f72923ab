import { describe, expect, it } from 'vitest'
import { textHash } from '@/i18n/text-hash'
import { textPast, type PastChange } from './text-past'

const place = { unit: 'global:home:news.text', locale: 'ru' } as const
const long = 'Новости и статьи. Всё по порядку.'
const short = 'Новости и статьи.'

function change(options: Partial<PastChange>): PastChange {
  return { ...place, fromText: null, toText: null, verdict: null, ...options }
}

function earlier(changes: PastChange[], source = 'Noutăți și articole. Totul pe rând.') {
  return textPast(changes).earlier({ ...place, text: short, source, replaced: null })
}

describe('an older text', () => {
  it('counts while the source is what it was', () => {
    expect(earlier([change({ fromText: long, toText: short })])).toEqual([long])
  })

  it('does not count when the source has been shortened, before or after the translation', () => {
    const source = { ...change({}), locale: 'ro' } as const
    const ofSource = {
      ...source,
      fromText: 'Noutăți și articole. Totul pe rând.',
      toText: 'Noutăți și articole.',
    }
    const own = change({ fromText: long, toText: short })
    expect(earlier([ofSource, own], 'Noutăți și articole.')).toEqual([])
    expect(earlier([own, ofSource], 'Noutăți și articole.')).toEqual([])
  })

  it('counts when the source was shortened before that text was written', () => {
    const ofSource: PastChange = {
      ...change({ fromText: 'Noutăți și articole și multe altele pe rând.' }),
      ...{ toText: 'Noutăți și articole.', locale: 'ro' },
    }
    const written = change({ fromText: 'Новости', toText: long })
    const own = change({ fromText: long, toText: short })
    expect(earlier([ofSource, written, own], 'Noutăți și articole.')).toContain(long)
  })

  it('counts when a word of the source went, and half of the translation', () => {
    const ofSource: PastChange = {
      ...change({ fromText: 'Noutăți și articole. Totul pe rând.' }),
      ...{ toText: 'Noutăți și articole. Totul.', locale: 'ro' },
    }
    const own = change({ fromText: `${long} И ещё раз.`.repeat(2), toText: short })
    expect(earlier([ofSource, own], 'Noutăți și articole. Totul.')).toHaveLength(1)
  })
})

describe('the text that an edit has just replaced', () => {
  it('counts like one in the history', () => {
    const past = textPast([])
    const asked = { ...place, text: short, source: null }
    expect(past.earlier({ ...asked, replaced: long })).toEqual([long])
    expect(past.earlier({ ...asked, replaced: short })).toEqual([])
  })
})

describe('a text', () => {
  const hash = textHash(short)
  const said = (verdict: PastChange['verdict']) =>
    change({ fromText: long, toText: short, verdict })

  it('is approved for good in the form that a person approved', () => {
    const past = textPast([said('approved'), change({ fromText: short, toText: long })])
    expect(past.verdict({ ...place, hash })).toBe('approved')
    expect(past.verdict({ ...place, hash: textHash(long) })).toBeNull()
    expect(past.verdict({ ...place, locale: 'en', hash })).toBeNull()
  })

  it('that was only published may still be approved', () => {
    expect(textPast([said('published')]).verdict({ ...place, hash })).toBe('published')
    const past = textPast([said('approved'), said('published')])
    expect(past.verdict({ ...place, hash })).toBe('approved')
  })

  it('is no longer approved when someone confirms a cut in it, until it is approved again', () => {
    const past = textPast([said('approved'), said('cut-off')])
    expect(past.verdict({ ...place, hash })).toBe('cut-off')
    const again = textPast([said('cut-off'), said('approved')])
    expect(again.verdict({ ...place, hash })).toBe('approved')
  })
})

describe('what people have said of a text', () => {
  const said = (toText: string) => change({ toText, verdict: 'approved' })

  it('goes with it when an edit of the source gives its links other numbers', () => {
    const past = textPast([said('через <a id="1">форму</a>')])
    const text = 'через <a id="2">форму</a>'
    expect(past.verdict({ ...place, hash: textHash(text), text })).toBe('approved')
    expect(past.verdict({ ...place, hash: textHash(text) })).toBeNull()
    expect(past.verdict({ ...place, hash: textHash('форма'), text: 'форма' })).toBeNull()
  })
})
