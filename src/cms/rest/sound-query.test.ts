import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { asksAboutOthers, isCondition, sortsByOthers } from './sound-query'

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'updatedBy', type: 'relationship', relationTo: 'editors' },
  {
    ...{ name: 'seo', type: 'group', fields: [] },
    flattenedFields: [
      { name: 'title', type: 'text' },
      { name: 'picture', type: 'upload', relationTo: 'media' },
    ],
  },
]

test.each([
  {},
  { title: { equals: 'a', not_in: ['b', 'c'] } },
  { createdAt: { less_than: new Date() } },
  { title: { exists: 'true' } },
  { title: undefined },
  { and: [{ title: { like: 'a' } }, { OR: [] }] },
  { updatedBy: { contains: { name: { equals: 'a' } } } },
])('is a condition: %j', (where) => {
  expect(isCondition(where)).toBe(true)
})

const none: unknown[] = [
  'x',
  [],
  null,
  { title: 'x' },
  { title: null },
  { title: ['x'] },
  { title: { near: '1,1' } },
  { title: { constructor: 'x' } },
  { title: { equals: { a: 'b' } } },
  { title: { exists: 'x' } },
  { or: 'x' },
  { or: ['x'] },
  { and: [{ or: [{ title: 'x' }] }] },
  { updatedBy: { contains: { name: 'a' } } },
]

test.each(none.map((where) => [where]))('is none: %j', (where) => {
  expect(isCondition(where)).toBe(false)
})

const paths = ['updatedBy.hash', 'updatedBy__hash', 'version.updatedBy.hash', 'seo.picture.alt']

test.each(paths)('%s is in another record', (path) => {
  for (const sort of [path, `-${path}`, `title, ${path}`, ['title', path]]) {
    expect(sortsByOthers({ sort, fields }), String(sort)).toBe(true)
  }
  const where = { or: [{ and: [{ [path]: { equals: 1 } }] }] }
  expect(asksAboutOthers({ where, fields })).toBe(true)
})

test.each(['title', 'updatedBy', 'version.title', 'seo.title', 'seo.picture', 'nothing', ''])(
  '%s is not',
  (path) => {
    expect(sortsByOthers({ sort: path, fields })).toBe(false)
    expect(asksAboutOthers({ where: { [path]: { equals: 1 } }, fields })).toBe(false)
  },
)
