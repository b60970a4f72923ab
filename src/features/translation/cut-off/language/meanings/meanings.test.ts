import { describe, expect, it } from 'vitest'
import { findMeanings, wordBeginning } from './meanings'

function haveOneMeaning(ro: string, en: string, ru: string): boolean {
  const romanian = findMeanings({ word: ro, locale: 'ro' })
  const [english, russian] = [
    findMeanings({ word: en, locale: 'en' }),
    findMeanings({ word: ru, locale: 'ru' }),
  ]
  return romanian.some((meaning) => english.includes(meaning) && russian.includes(meaning))
}

describe('the meanings of words', () => {
  it.each([
    ['Cărțile', 'books', 'книгами'],
    ['frumoasă', 'Beautiful', 'красивой'],
    ['începem', 'beginning', 'начинаем'],
    ['saptamana', 'weeks', 'неделя'],
    ['douăzeci', 'twenty', 'двадцати'],
  ])('are the same for %s, %s and %s', (ro, en, ru) => {
    expect(haveOneMeaning(ro, en, ru)).toBe(true)
  })

  it('are apart for words that only begin alike', () => {
    expect(findMeanings({ word: 'seaman', locale: 'en' })).toEqual([])
    expect(haveOneMeaning('pâine', 'painter', 'хлеб')).toBe(false)
  })

  it('are unknown for a rare word', () => {
    expect(findMeanings({ word: 'xilofon', locale: 'ro' })).toEqual([])
  })
})

describe('a stump', () => {
  const meanings = findMeanings({ word: 'grădină', locale: 'ro' })

  it('goes on as a word with the meaning that is looked for', () => {
    expect(wordBeginning({ stump: 'Gard', meanings, locale: 'en' })).toBe('garden')
  })

  it('does not go on as another word', () => {
    expect(wordBeginning({ stump: 'Riv', meanings, locale: 'en' })).toBeUndefined()
  })
})
