import { expect, test } from 'vitest'
import { searchPatterns } from './search-pattern'

// What these do is the same in JavaScript.
function finds({ search, text }: { search: string; text: string }): boolean {
  return searchPatterns(search).every((pattern) => new RegExp(pattern, 'iu').test(text))
}

test.each([
  ['stefan', 'Ștefan'],
  ['ŞTEFAN', 'ștefan'],
  ['S\u0326tefan', 'Ștefan'],
  ['balti cinema', 'CINEMA în Bălți'],
  ['елкина', 'Ёлкина'],
  ['МОЙ', 'мой'],
  ['мои', 'мой'],
  ['%_a\\', '50%_A\\b'],
  ['***=(?i)[a]', 'x***=(?i)[a]y'],
  ['a-b', 'a-b'],
  ['', 'orice'],
])('„%s” finds „%s”', (search, text) => {
  expect(finds({ search, text })).toBe(true)
})

test.each([
  ['stefan balti', 'Ștefan din Orhei'],
  ['a.b', 'axb'],
  ['гонка', 'гонки'],
])('„%s” does not find „%s”', (search, text) => {
  expect(finds({ search, text })).toBe(false)
})

test('at most eight different words are looked for', () => {
  expect(searchPatterns('a a b c d e f g h i j')).toHaveLength(8)
})
