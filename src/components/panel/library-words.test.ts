import { expect, test } from 'vitest'
import { patternWords } from './library-patterns'
import { sizeWords } from './library-sizes'
import { libraryWords } from './library-words'

test('knows what a library says, however it is broken into lines', () => {
  expect(libraryWords({ said: '\n  Previous\n  Year ', language: 'ru' })).toBe('Предыдущий год')
})

test('leaves everything else as it is', () => {
  expect(libraryWords({ said: 'Anul precedent', language: 'ru' })).toBeNull()
  expect(libraryWords({ said: '', language: 'ru' })).toBeNull()
  expect(patternWords({ said: 'Rezultate: 3.', language: 'ru' })).toBeNull()
})

test.each([
  ['30 results available.', 'Rezultate: 30.'],
  ['1 result available for search term cine.', 'Rezultate pentru „cine”: 1.'],
  ['option Cinema, selected.', 'Ales: Cinema.'],
  ['options Cinema,Auto, selected.', 'Ales: Cinema,Auto.'],
  ['value Cinema focused, 1 of 2.', 'Valoarea 1 din 2: Cinema.'],
  [
    'Select is focused ,type to refine list, press Down to open the menu, ',
    'Listă. Scrieți pentru a o restrânge, deschideți-o cu săgeata în jos.',
  ],
  [
    'Câmp is focused ,type to refine list, press Down to open the menu,  press left to focus selected values',
    'Listă: Câmp. Scrieți pentru a o restrânge, deschideți-o cu săgeata în jos.',
  ],
])('puts what a screen reader is told into another language: %s', (said, expected) => {
  expect(patternWords({ said, language: 'ro' })).toBe(expected)
})

test('writes the size of a file as the language does, and nothing else', () => {
  expect(sizeWords({ said: '4KB', language: 'ru' })).toMatch(/^4\sкБ$/)
  expect(sizeWords({ said: '812 bytes', language: 'ru' })).toMatch(/^812\sбайт$/)
  expect(sizeWords({ said: 'image/webp', language: 'ru' })).toBeNull()
})
