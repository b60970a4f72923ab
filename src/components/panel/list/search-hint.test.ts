import { describe, expect, it } from 'vitest'
import { hintInOneSentence } from './search-hint'

describe('hint of a search field', () => {
  it.each([
    ['Поиск: Ключ или Текст', 'Поиск: ключ или текст'],
    ['Search by Key or Text', 'Search by key or text'],
    ['Căutare: Știre sau E-mail', 'Căutare: știre sau e-mail'],
    ['Search by ID', 'Search by ID'],
  ])('reads as one sentence: %s', (joined, read) => {
    expect(hintInOneSentence(joined)).toBe(read)
  })
})
