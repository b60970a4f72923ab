import { describe, expect, test } from 'vitest'
import { storedPasionsSchema, usermetaSchema } from './schema'

function firstMessage(input: unknown): string | undefined {
  return usermetaSchema.safeParse(input).error?.issues[0]?.message
}

function parsePasions(pasions: unknown): unknown {
  return usermetaSchema.parse({ pasions }).pasions
}

describe('a profile', () => {
  test('may be sent in part, even empty', () => {
    expect(usermetaSchema.parse({})).toEqual({})
    expect(usermetaSchema.parse({ last_name: 'Rusu' })).toEqual({ last_name: 'Rusu' })
  })

  test('names are trimmed and written in one way, and may be emptied', () => {
    const decomposed = { first_name: '  S\u0326tefan ', last_name: ' ' }
    expect(usermetaSchema.parse(decomposed)).toEqual({ first_name: 'Ștefan', last_name: '' })
  })

  test.each([
    [{ first_name: 'ă'.repeat(100) }, undefined],
    [{ first_name: `${' '.repeat(50)}${'ă'.repeat(100)}` }, undefined],
    [{ first_name: 'ă'.repeat(101) }, 'NAME_FIELD_too_long_ERROR'],
    [{ last_name: 'a\u0000b' }, 'NAME_FIELD_ERROR'],
    [{ last_name: 'a\nb' }, 'NAME_FIELD_ERROR'],
    [{ last_name: '\ud83d' }, 'NAME_FIELD_ERROR'],
    [{ last_name: null }, 'NAME_FIELD_ERROR'],
    [{ first_name: 7 }, 'NAME_FIELD_ERROR'],
  ])('%j: %s', (input, message) => {
    expect(firstMessage(input)).toBe(message)
  })

  test.each(['ro', 'en', 'ru'])('has the language %s', (lang) => {
    expect(usermetaSchema.parse({ lang })).toEqual({ lang })
  })

  test.each([{ lang: 'de' }, { lang: '' }, { lang: ['ro'] }, { id: 'x' }, { userId: 'x' }])(
    'is refused with %j',
    (input) => {
      expect(usermetaSchema.safeParse(input).success).toBe(false)
    },
  )
})

describe('passions', () => {
  test('are topics and free words with a small value', () => {
    const pasions = { cinema: true, travel: false, șah: 'de mic', level: 3.5 }
    expect(parsePasions(pasions)).toEqual(pasions)
  })

  test('are written in one way; the same word twice is one', () => {
    expect(parsePasions({ ' s\u0326ah ': true, șah: ' da ' })).toEqual({ șah: 'da' })
  })

  test('a word may be called like something of every object', () => {
    expect(parsePasions({ constructor: true })).toEqual({ constructor: true })
  })

  test('twenty are enough, each of forty characters with a hundred', () => {
    const words = Array.from({ length: 20 }, (_, index) => String(index).padEnd(40, 'x'))
    const pasions = Object.fromEntries(words.map((word) => [word, 'y'.repeat(100)]))
    expect(parsePasions(pasions)).toEqual(pasions)
  })

  const tooMany = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`w${index}`, true]))
  test.each([
    [tooMany, 'PASIONS_FIELD_too_many_ERROR'],
    [{ ['x'.repeat(41)]: true }, 'PASIONS_FIELD_too_long_ERROR'],
    [{ '': true }, 'PASIONS_FIELD_ERROR'],
    [{ '  ': true }, 'PASIONS_FIELD_ERROR'],
    [{ '\u200b': true }, 'PASIONS_FIELD_ERROR'],
    [{ 'a\u0007': true }, 'PASIONS_FIELD_ERROR'],
    [{ '\ud800': true }, 'PASIONS_FIELD_ERROR'],
    [{ cinema: null }, 'PASIONS_FIELD_ERROR'],
    [{ cinema: {} }, 'PASIONS_FIELD_ERROR'],
    [{ cinema: [true] }, 'PASIONS_FIELD_ERROR'],
    [{ cinema: 'y'.repeat(101) }, 'PASIONS_FIELD_ERROR'],
    [{ cinema: 'a\u0000' }, 'PASIONS_FIELD_ERROR'],
    [{ cinema: Infinity }, 'PASIONS_FIELD_ERROR'],
    [JSON.parse('{"__proto__":true}'), 'PASIONS_FIELD_ERROR'],
    [[], 'PASIONS_FIELD_ERROR'],
    [['cinema'], 'PASIONS_FIELD_ERROR'],
    ['cinema', 'PASIONS_FIELD_ERROR'],
    [null, 'PASIONS_FIELD_ERROR'],
  ])('%j: %s', (pasions: unknown, message) => {
    expect(firstMessage({ pasions })).toBe(message)
  })

  test.each([null, undefined, [], 'x', { a: {} }])('stored as %j they count as none', (stored) => {
    expect(storedPasionsSchema.parse(stored)).toEqual({})
  })
})
