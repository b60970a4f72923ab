import { describe, expect, it } from 'vitest'
import { fixedText, foundIn } from '../../../../../tests/helpers/found-in-text'

describe('the cedilla', () => {
  it.each([
    ['Ştiri şi poveşti', 'Știri și povești'],
    ['Toţi împreună', 'Toți împreună'],
    ['TOŢI', 'TOȚI'],
    // Written with a combining sign.
    ['s\u0327i', 'și'],
  ])('%s', (text, fixed) => {
    expect(foundIn({ text, check: 'ro-cedilla' })).toContain('error')
    expect(fixedText({ text })).toBe(fixed)
  })

  it('is a comma in Romanian, and nothing elsewhere', () => {
    expect(foundIn({ text: 'Știri și povești' })).toEqual([])
    const english = { locale: 'en', source: 'Lângă Eskişehir' } as const
    expect(foundIn({ ...english, text: 'Near Eskişehir', check: 'ro-cedilla' })).toEqual([])
  })
})

describe('a text without diacritics', () => {
  it.each([
    'Aici gasiti toate noutatile despre film, daca sunteti curiosi.',
    'Calatorii si povesti de pe drum',
  ])('%s', (text) => {
    expect(foundIn({ text, check: 'ro-missing-diacritics' })).toEqual(['warning'])
  })

  it.each([
    'Mesajul de mai jos a fost trimis grupului prin formularul de contact al site-ului.',
    'Aici găsiți toate noutățile despre film, dacă sunteți curioși.',
    'Auto Moto Show Moldova 2026',
    'si',
    'https://pasiuni.example/si/daca/sunteti/aici/gasiti/toate/noutatile',
  ])('may have none: %s', (text) => {
    expect(foundIn({ text, check: 'ro-missing-diacritics' })).toEqual([])
  })

  it('of some length is never one by chance', () => {
    const text = 'Mesajul de mai jos a fost trimis grupului prin formularul de contact. '.repeat(3)
    expect(foundIn({ text: text.trim(), check: 'ro-missing-diacritics' })).toEqual(['warning'])
  })
})

describe('„nici un”', () => {
  it('is mostly one word', () => {
    expect(foundIn({ text: 'Nu avem nici un proiect.', check: 'ro-nici-un' })).toEqual(['info'])
    expect(foundIn({ text: 'Nici o problemă.', check: 'ro-nici-un' })).toEqual(['info'])
  })

  it('is two in an enumeration', () => {
    const text = 'Nici un film, nici o carte.'
    expect(foundIn({ text, check: 'ro-nici-un' })).toEqual([])
    expect(foundIn({ text: 'Niciun proiect.', check: 'ro-nici-un' })).toEqual([])
  })
})
