import { expect, test } from 'vitest'
import { areAnyTyped, sentFrom, typedIn, wordsFor } from './comment-words'

const title = { unit: 'message:site.title', locale: 'en' } as const
const menu = { unit: 'message:site.menu', locale: 'en' } as const

test('words belong to the text, in the language, that they were typed for', () => {
  const all = typedIn({ all: {}, place: title, words: 'Why?' })
  expect(wordsFor({ all, place: title })).toBe('Why?')
  expect(wordsFor({ all, place: menu })).toBe('')
  expect(wordsFor({ all, place: { ...title, locale: 'ru' } })).toBe('')
})

test('a comment that was kept leaves its field', () => {
  const all = typedIn({
    all: typedIn({ all: {}, place: title, words: 'Why? ' }),
    place: menu,
    words: 'Who?',
  })
  const after = sentFrom({ all, place: title, sent: 'Why? ' })
  expect(wordsFor({ all: after, place: title })).toBe('')
  expect(wordsFor({ all: after, place: menu })).toBe('Who?')
})

test('what was typed while a comment was being sent stays', () => {
  const all = typedIn({ all: {}, place: title, words: 'Why? And when?' })
  expect(sentFrom({ all, place: title, sent: 'Why?' })).toBe(all)
})

test('words for a text that is not shown are there to be lost as well', () => {
  const all = typedIn({ all: { [`ru ${menu.unit}`]: ' ' }, place: title, words: 'Why?' })
  expect(areAnyTyped(all)).toBe(true)
  expect(areAnyTyped(typedIn({ all, place: title, words: '' }))).toBe(false)
})
