import { describe, expect, it } from 'vitest'
import { fixedText, foundIn } from '../../../../../tests/helpers/found-in-text'

describe('spaces at the edges', () => {
  it.each([
    [' Bună ziua.', ['warning before'], 'Bună ziua.'],
    ['Bună ziua. ', ['warning after'], 'Bună ziua.'],
    ['\nBună ziua.\n\n', ['warning before', 'warning after'], 'Bună ziua.'],
    ['\u00a0Bună ziua.', ['warning before'], 'Bună ziua.'],
    ['Bună ziua.', [], 'Bună ziua.'],
    ['Eroare: ', [], 'Eroare: '],
  ])('%j', (text, expected, fixed) => {
    expect(foundIn({ text, check: 'trim' })).toEqual(expected)
    expect(fixedText({ text })).toBe(fixed)
  })

  it('are there where the source has them', () => {
    const pair = { locale: 'ru', check: 'trim', role: 'label' } as const
    expect(foundIn({ ...pair, source: 'Eroare: ', text: 'Ошибка: ' })).toEqual([])
    expect(foundIn({ ...pair, source: 'Eroare:', text: 'Ошибка: ' })).toEqual(['warning after'])
  })
})

describe('several spaces', () => {
  it.each([
    ['Două  spații', 'Două spații'],
    ['Două \u00a0spații și   trei', 'Două\u00a0spații și trei'],
  ])('%j', (text, fixed) => {
    expect(foundIn({ text, check: 'double-space' })).not.toEqual([])
    expect(fixedText({ text })).toBe(fixed)
  })

  it.each(['Un spațiu', '24\u00a0de ore', 'Un rând\n\n  și altul'])('are not in %j', (text) => {
    expect(foundIn({ text, check: 'double-space' })).toEqual([])
  })
})

describe('a space before a mark', () => {
  it.each([
    ['ro', 'Bună , Ana !', 'Bună, Ana!'],
    ['en', 'Really ?', 'Really?'],
    ['ru', 'Кино , музыка ; книги .', 'Кино, музыка; книги.'],
  ] as const)('%s %j', (locale, text, fixed) => {
    expect(fixedText({ text, locale, sourceLocale: locale })).toBe(fixed)
  })

  it.each(['Bună :)', 'Bine ;-)', 'Platforma .NET', 'La .5 din drum', 'De ce?', 'și …'])(
    'is not in %j',
    (text) => {
      const check = 'space-before-punctuation'
      expect(foundIn({ text, check })).toEqual([])
    },
  )
})

describe('an invisible character', () => {
  it.each([
    ['Pasi\u200buni', 'Pasiuni'],
    ['\ufeffBună', 'Bună'],
    ['Кино\u200e', 'Кино'],
  ])('%j', (text, fixed) => {
    expect(foundIn({ text, check: 'zero-width' })).toEqual(['warning'])
    expect(fixedText({ text })).toBe(fixed)
  })

  it('is part of an emoji', () => {
    expect(foundIn({ text: 'Familia 👨‍👩‍👧', check: 'zero-width' })).toEqual([])
  })
})

it('a character that was lost is an error', () => {
  expect(foundIn({ text: 'Pasi\uFFFDni', check: 'replacement-character' })).toEqual(['error'])
  expect(foundIn({ text: 'Pasiuni', check: 'replacement-character' })).toEqual([])
})

describe('lines', () => {
  const pair = { locale: 'en', format: 'textarea', check: 'newlines' } as const

  it('are as many as in the source', () => {
    const source = 'Un rând.\nAl doilea rând.'
    expect(foundIn({ ...pair, source, text: 'One line.\n\nThe second line.' })).toEqual([])
    expect(foundIn({ ...pair, source, text: 'One line. The second line.' })).toEqual(['warning'])
  })

  it('are told apart by breaks in rich text', () => {
    const rich = { ...pair, format: 'rich-text' } as const
    const source = 'Chișinău<br/>Moldova'
    expect(foundIn({ ...rich, source, text: 'Chișinău<br/>Moldova' })).toEqual([])
    expect(foundIn({ ...rich, source, text: 'Chișinău, Moldova' })).toEqual(['warning'])
  })
})

describe('a mark without a space after it', () => {
  const check = 'space-after-punctuation'

  it('gets one', () => {
    expect(foundIn({ text: 'Filme,cărți;mașini', check })).toEqual(['warning', 'warning'])
    expect(fixedText({ text: 'Filme,cărți;mașini' })).toBe('Filme, cărți; mașini')
  })

  it.each(['Sunt 1,5 kg.', 'Vezi a.example/x,y', 'Bună!', 'a,b'])('%s', (text) => {
    expect(foundIn({ text, check })).toEqual([])
  })
})
