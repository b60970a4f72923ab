import { expect, test } from 'vitest'
import { subjectProblem, textProblem } from './reply-placeholders'

test.each([
  ['Bună ziua, {name}!', null],
  ['{name}\n\n{message}', null],
  ['fără acolade', null],
  ['Bună ziua, {nume}!', 'Braces can hold only: {name}, {message}.'],
  ['Bună ziua, {name!', 'Braces can hold only: {name}, {message}.'],
  ['{{name}}', 'Braces can hold only: {name}, {message}.'],
  ['{name, select, other {}}', 'Braces can hold only: {name}, {message}.'],
])('%j in a template: %s', (text, expected) => {
  expect(textProblem(text)?.en ?? null).toBe(expected)
})

test('a subject takes the name, not the message', () => {
  expect(subjectProblem('Pentru {name}')).toBeNull()
  expect(subjectProblem('Despre {message}')?.en).toBe('Braces can hold only: {name}.')
})
