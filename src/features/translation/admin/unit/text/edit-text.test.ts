import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../types'
import { applyFix, applyFixes, insertPiece, isFixable } from './edit-text'

function finding({ start, end, fix }: { start: number; end: number; fix?: string }): Finding {
  return {
    check: 'double-space',
    level: 'warning',
    args: {},
    fingerprint: `${start}`,
    range: { start, end },
    ...(fix === undefined ? {} : { fix }),
  }
}

describe('inserting a piece', () => {
  test('wraps what is selected and keeps it selected', () => {
    expect(
      insertPiece({
        text: 'citiți aici',
        caret: { start: 7, end: 11 },
        before: '<b>',
        after: '</b>',
      }),
    ).toEqual({ text: 'citiți <b>aici</b>', caret: { start: 10, end: 14 } })
  })

  test('puts the caret between an empty pair', () => {
    expect(
      insertPiece({ text: 'ab', caret: { start: 1, end: 1 }, before: '<b>', after: '</b>' }),
    ).toEqual({ text: 'a<b></b>b', caret: { start: 4, end: 4 } })
  })

  test('replaces the selection with what stands alone', () => {
    expect(
      insertPiece({ text: 'la X!', caret: { start: 3, end: 4 }, before: '{email}', after: '' }),
    ).toEqual({ text: 'la {email}!', caret: { start: 10, end: 10 } })
  })

  test('goes to the first branch of a plural', () => {
    const before = '{n, plural, one {} other {}}'
    const { text, caret } = insertPiece({
      text: '',
      caret: { start: 0, end: 0 },
      before,
      after: '',
    })
    expect(text.slice(0, caret.start)).toBe('{n, plural, one {')
  })
})

describe('applying fixes', () => {
  test('puts the caret behind the one that was made', () => {
    expect(applyFix({ text: 'a  b  c', finding: finding({ start: 1, end: 3, fix: '–' }) })).toEqual(
      {
        text: 'a–b  c',
        caret: { start: 2, end: 2 },
      },
    )
  })

  test('changes every place at once', () => {
    const findings = [
      finding({ start: 4, end: 6, fix: ' ' }),
      finding({ start: 1, end: 3, fix: ' ' }),
      finding({ start: 0, end: 1 }),
    ]
    expect(applyFixes({ text: 'a  b  c', findings })).toEqual({
      text: 'a b c',
      caret: { start: 5, end: 5 },
    })
  })

  test('is offered where a place and a fix are known', () => {
    expect(isFixable(finding({ start: 0, end: 1, fix: '' }))).toBe(true)
    expect(isFixable(finding({ start: 0, end: 1 }))).toBe(false)
  })
})
