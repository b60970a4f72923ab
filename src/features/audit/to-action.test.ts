import { expect, test } from 'vitest'
import { toAction } from './to-action'

const save = {
  operation: 'update',
  data: {},
  previous: {},
  isDraft: false,
  hasDrafts: true,
  isRestoringVersion: false,
} as const

const inTrash = { deletedAt: '2026-11-21T10:00:00.000Z' }

test.each([
  ['create', { operation: 'create', data: { _status: 'published' } }],
  ['update', { isDraft: true, data: { _status: 'draft' } }],
  ['publish', { isDraft: true, data: { _status: 'published' } }],
  ['publish', { data: { _status: 'published' } }],
  ['unpublish', { data: { _status: 'draft' } }],
  ['update', { hasDrafts: false }],
  ['trash', { data: { ...inTrash, _status: 'published' } }],
  ['restore', { previous: inTrash, data: { deletedAt: null, _status: 'published' } }],
  ['restore-version', { isRestoringVersion: true, data: { _status: 'draft' } }],
] as const)('tells %s', (action, what) => {
  expect(toAction({ ...save, ...what })).toBe(action)
})
