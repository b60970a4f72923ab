import { expect, test } from 'vitest'
import { toSlug } from './slug'

test.each([
  ['Școală și Știință', 'scoala-si-stiinta'],
  ['Проект «Школа»', 'proekt-shkola'],
  ['Țări & orașe: 10 trasee', 'tari-and-orase-10-trasee'],
  ['Ёжик', 'yozhik'],
  ['«—»', ''],
])('%s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test('is at most 80 characters and does not end in a hyphen', () => {
  const slug = toSlug('abcdefghi '.repeat(20))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/[a-z0-9]$/)
})
