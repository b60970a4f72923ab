import { expect, test } from 'vitest'
import { getEditBase, valueHash } from '@/lib/edit-base'
import { isRead } from './is-read'

const shown = { title: 'Un titlu', head: { lead: 'Câteva rânduri', image: null }, rows: [{ n: 1 }] }

function knows({ draft, base = getEditBase(shown) }: { draft: unknown; base?: object }): boolean {
  return isRead({ base: { ...getEditBase(shown), ...base }, draft: getEditBase(draft) })
}

test('a form has read the draft that it was filled with', () => {
  expect(knows({ draft: shown })).toBe(true)
  expect(knows({ draft: { ...shown, updatedAt: 'later', _status: 'draft' } })).toBe(true)
})

test.each([
  ['a text', { ...shown, title: 'Alt titlu' }],
  ['a text in a group', { ...shown, head: { ...shown.head, lead: 'Alte rânduri' } }],
  ['a text that was empty', { ...shown, head: { ...shown.head, image: 7 } }],
  ['a text that is gone', { ...shown, title: null }],
  ['a list', { ...shown, rows: [{ n: 2 }] }],
])('%s that has changed since is unread', (_, draft) => {
  expect(knows({ draft })).toBe(false)
})

test('a text may be known in several forms', () => {
  const base = { title: [valueHash('Un titlu'), valueHash('Alt titlu')] }
  expect(knows({ base, draft: { ...shown, title: 'Alt titlu' } })).toBe(true)
})

test('what the form leaves empty, and what it does not have, are no changes', () => {
  expect(knows({ draft: { ...shown, head: { lead: 'Câteva rânduri', image: '' } } })).toBe(true)
  expect(knows({ draft: { ...shown, hidden: 'ceva' } })).toBe(true)
})
