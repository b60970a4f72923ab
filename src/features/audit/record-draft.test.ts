import { expect, test } from 'vitest'
import { mergeChanges } from './record-draft'

const title = (before: string | null, after: string | null) => ({ path: 'title', before, after })

test('what was before stays, what is after moves on', () => {
  const merged = mergeChanges({ earlier: [title('a', 'b')], later: [title('b', 'c')] })
  expect(merged).toEqual([title('a', 'c')])
})

test('a change that was taken back is none', () => {
  const other = { path: 'order', before: '1', after: '2' }
  const merged = mergeChanges({ earlier: [title('a', 'b'), other], later: [title('b', 'a')] })
  expect(merged).toEqual([other])
})

test('languages are told apart', () => {
  const ro = { ...title('a', 'b'), locale: 'ro' as const }
  const ru = { ...title('б', 'в'), locale: 'ru' as const }
  expect(mergeChanges({ earlier: [ro], later: [ru] })).toEqual([ro, ru])
})

test('beyond the limit nobody knows whether a text is the same again', () => {
  const long = 'a'.repeat(3000)
  const merged = mergeChanges({ earlier: [title(long, 'b')], later: [title('b', `${long}x`)] })
  expect(merged).toHaveLength(1)
  expect(merged[0]?.after).toHaveLength(2000)
})
