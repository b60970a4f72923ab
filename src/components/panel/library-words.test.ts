import { expect, test } from 'vitest'
import { libraryWords } from './library-words'

test('knows what a library says, however it is broken into lines', () => {
  expect(libraryWords('\n  Previous\n  Year ')?.ru).toBe('Предыдущий год')
})

test('leaves everything else as it is', () => {
  expect(libraryWords('Anul precedent')).toBeNull()
  expect(libraryWords('')).toBeNull()
})
