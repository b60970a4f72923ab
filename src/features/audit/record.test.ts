import { expect, test } from 'vitest'
import { clipped, longestValue } from './record'

test('a text that fits stays as it is', () => {
  for (const text of [null, '', 'a'.repeat(longestValue), '😀'.repeat(longestValue / 2)]) {
    expect(clipped(text)).toBe(text)
  }
})

test('a longer one is cut, and no character in half', () => {
  expect(clipped('a'.repeat(longestValue + 1))).toBe(`${'a'.repeat(longestValue - 1)}…`)
  const letters = 'a'.repeat(longestValue - 2)
  expect(clipped(`${letters}😀bcd`)).toBe(`${letters}…`)
  expect(clipped(`${letters.slice(1)}😀bcd`)).toBe(`${letters.slice(1)}😀…`)
})
