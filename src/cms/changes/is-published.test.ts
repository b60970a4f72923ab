import { expect, test } from 'vitest'
import { hasEveryStatus, isPublished, publishedLanguages } from './is-published'
import { versionToPublish } from './version-to-publish'

test('a record read in one language has one status', () => {
  const doc = { _status: 'published' }
  expect([isPublished(doc), hasEveryStatus(doc), publishedLanguages(doc)]).toEqual([
    true,
    false,
    null,
  ])
  expect(publishedLanguages(undefined)).toBeNull()
})

test('a record read in all languages is published in some of them', () => {
  const doc = { _status: { ro: 'published', en: 'draft', ru: 'published' } }
  expect([isPublished(doc), hasEveryStatus(doc)]).toEqual([false, true])
  expect(publishedLanguages(doc)).toEqual(['ro', 'ru'])
  expect(publishedLanguages({ _status: {} })).toEqual([])
})

test.each([
  ['an old version', { operation: 'restoreVersion', args: { id: 7 } }, '7'],
  ['one that becomes a draft', { operation: 'restoreVersion', args: { id: 7, draft: true } }, null],
  ['an update', { operation: 'update', args: { id: 7 } }, null],
  ['a call without an id', { operation: 'restoreVersion', args: {} }, null],
])('the version to publish: %s', (_, call, id) => {
  expect(versionToPublish(call)).toBe(id)
})
