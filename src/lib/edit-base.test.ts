import { expect, test } from 'vitest'
import { forgetFile, getEditBase, editLeaves, leafAt, valueHash } from './edit-base'

const richText = { root: { children: [{ type: 'paragraph', children: [] }] } }

test('groups are taken by their fields, rich text, relations and lists as a whole', () => {
  const data = {
    id: 4,
    _status: 'draft',
    updatedAt: '2026-01-01',
    title: 'Cinema',
    feature1: { title: 'A', inner: { text: 'B' } },
    description: richText,
    picture: { relationTo: 'media', value: 3 },
    tags: ['a', 'b'],
  }
  expect(editLeaves(data)).toEqual([
    ['title', 'Cinema'],
    ['feature1.title', 'A'],
    ['feature1.inner.text', 'B'],
    ['description', richText],
    ['picture', { relationTo: 'media', value: 3 }],
    ['tags', ['a', 'b']],
  ])
  expect(leafAt({ data, path: 'feature1.inner.text' })).toBe('B')
  expect(leafAt({ data, path: 'title.text' })).toBeUndefined()
  expect(editLeaves(null)).toEqual([])
})

const ofPicture = {
  ...{ id: 1, alt: 'O sală', credit: null, filename: 'a.webp', mimeType: 'image/webp' },
  ...{ width: 9, height: 6, filesize: 90, url: '/a', thumbnailURL: '/b', focalX: 50, focalY: 50 },
  sizes: { w480: { url: '/c', filename: 'a-9x6.webp' } },
}

test('of a picture only what editors write of it counts', () => {
  expect(editLeaves(ofPicture)).toEqual([
    ['alt', 'O sală'],
    ['credit', null],
  ])
  const data = { ...ofPicture }
  forgetFile(data)
  expect(data).toEqual({ id: 1, alt: 'O sală', credit: null })
})

test('fields of the same names count where there is no file', () => {
  const data = { url: '/about', width: 3 }
  expect(editLeaves(data)).toEqual([
    ['url', '/about'],
    ['width', 3],
  ])
})

test('values that say the same have the same hash, others do not', () => {
  expect(valueHash('')).toBe(valueHash(null))
  expect(valueHash(undefined)).toBe(valueHash(null))
  expect(valueHash({ b: 1, a: [2], c: null })).toBe(valueHash({ a: [2], b: 1 }))
  const others = ['a', 'b', 'ă', 'ab', 1, '1', true, [1], ['1'], richText, null]
  expect(new Set(others.map(valueHash)).size).toBe(others.length)
})

test('no two of a hundred thousand texts share a hash', () => {
  const texts = Array.from({ length: 100_000 }, (_, index) => `Textul ${index} al unei pagini`)
  expect(new Set(texts.map(valueHash)).size).toBe(texts.length)
})

test('the base has a hash for each field', () => {
  expect(getEditBase({ title: 'A', group: { text: 'B' }, id: 1 })).toEqual({
    title: [valueHash('A')],
    'group.text': [valueHash('B')],
  })
})
