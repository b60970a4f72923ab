import { describe, expect, it } from 'vitest'
import { measureCoverage } from './coverage'
import { prepareLines } from './prepared-text'

const source = prepareLines({ text: 'Grădina mare este deschisă zilnic, vara.', locale: 'ro' })

function coveredBy(text: string) {
  return measureCoverage({ source, text: prepareLines({ text, locale: 'en' }) })
}

describe('how much of the source a text says', () => {
  it('is all of it, where every word has a counterpart', () => {
    const coverage = coveredBy('The big garden is open daily in summer.')
    expect(coverage).toEqual({
      ...{ gap: 0, tail: 0, isPart: false, after: 0, isLastSaid: true, isBegun: true, unsaid: [] },
    })
  })

  it('is the beginning, where known words of its end have none', () => {
    const coverage = coveredBy('The big garden is open.')
    expect(coverage).toMatchObject({ gap: 0.4, tail: 0.4, isPart: true, isLastSaid: false })
    expect(coverage?.unsaid).toEqual(['zilnic', 'vara'])
    expect(coverage?.after).toBe(2)
  })

  it('may be all of it in other words', () => {
    const coverage = coveredBy('The big garden never locks its doors.')
    expect(coverage).toMatchObject({ gap: 0, isPart: false })
  })

  it('counts a word of the text once', () => {
    const repeated = prepareLines({ text: 'Apă și apă', locale: 'ro' })
    const text = prepareLines({ text: 'Water', locale: 'en' })
    expect(measureCoverage({ source: repeated, text })).toMatchObject({ gap: 0.5, isPart: true })
  })

  it('cannot be told of a source without words', () => {
    const marks = prepareLines({ text: '—', locale: 'ro' })
    expect(measureCoverage({ source: marks, text: marks })).toBeUndefined()
  })
})
