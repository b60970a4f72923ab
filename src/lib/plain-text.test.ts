import { expect, test } from 'vitest'
import { isOneLine, isPlainText, isVisible } from './plain-text'

test.each(['Ana', 'Ștefan cel Mare', 'Ёлка', 'O’Neill-Ionescu', '👩‍👩‍👧', '李', ''])(
  '%j fits on one line',
  (text) => {
    expect(isOneLine(text)).toBe(true)
    expect(isPlainText(text)).toBe(true)
  },
)

test.each([
  'a\u0000b',
  'a\u0007',
  '\ud800',
  'a\udc00b',
  'a\u2028b',
  '\u202Egnp.exe',
  '\u2066a',
  '\u0085',
])('%j is neither', (text) => {
  expect(isOneLine(text)).toBe(false)
  expect(isPlainText(text)).toBe(false)
})

test('only a longer text has lines and tabs', () => {
  expect(isPlainText('unu\n\tdoi')).toBe(true)
  expect(isOneLine('unu\ndoi')).toBe(false)
  expect(isOneLine('unu\tdoi')).toBe(false)
})

test.each([
  ['a', true],
  ['?', true],
  ['🚗', true],
  ['', false],
  [' \n', false],
  ['\u200b\u200d\ufeff', false],
])('%j is visible: %s', (text, expected) => {
  expect(isVisible(text)).toBe(expected)
})
