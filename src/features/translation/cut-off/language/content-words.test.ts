import { expect, it } from 'vitest'
import { contentWords } from './content-words'

it('are what a text is about, and its numbers', () => {
  const text = 'Ne vedem la 18:30 în parcul {name}, cu doi prieteni.'
  expect(contentWords({ text, locale: 'ro' })).toEqual([
    'vedem',
    '18',
    '30',
    'parcul',
    'doi',
    'prieteni',
  ])
})
