import { describe, expect, test } from 'vitest'
import { tailRange } from './tail-range'

describe('the place of the missing tail', () => {
  const plain = 'Prima propoziție. A doua,\ncu (paranteze). A doua?'

  test('is found across other white space', () => {
    expect(tailRange({ plain, tail: 'A doua, cu (paranteze). ' })).toEqual({ start: 18, end: 41 })
  })

  test('may have any sign in it', () => {
    const text = 'Scrieți-ne [acum], 100% gratuit: a/b?'
    expect(tailRange({ plain: text, tail: text })).toEqual({ start: 0, end: text.length })
  })

  test('is the last one of several', () => {
    expect(tailRange({ plain, tail: 'A doua' })).toEqual({ start: 42, end: 48 })
  })

  test('is none where the source does not have it', () => {
    expect(tailRange({ plain, tail: 'A treia' })).toBeNull()
    expect(tailRange({ plain, tail: null })).toBeNull()
    expect(tailRange({ plain, tail: ' … ' })).toBeNull()
  })
})
