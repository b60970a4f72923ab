import { describe, expect, test } from 'vitest'
import { countText } from './count-text'

describe('counting a text', () => {
  test('leaves the tags of rich text out', () => {
    expect(countText({ text: '<b>Două</b> &amp; trei', format: 'rich-text' })).toEqual({
      characters: 11,
      words: 2,
    })
  })

  test('counts plain text as it is', () => {
    expect(countText({ text: '<b>', format: 'text' }).characters).toBe(3)
  })

  test('takes hyphens and apostrophes for parts of a word', () => {
    expect(countText({ text: 'Într-o zi, don’t — из-за', format: 'text' }).words).toBe(4)
  })

  test('finds no words in an empty text', () => {
    expect(countText({ text: '', format: 'textarea' })).toEqual({ characters: 0, words: 0 })
  })
})
