import type { CollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { titleForEditors, withTitleForEditors } from './title-for-editors'

const rooms: CollectionConfig = { slug: 'rooms', fields: [{ name: 'name', type: 'text' }] }
const named = withTitleForEditors({
  collection: rooms,
  name: 'name',
  getTitle: () => ({ ro: 'Bibliotecă', en: 'Library', ru: 'Библиотека' }),
})

test('a key that was kept elsewhere has a name, too', () => {
  expect(titleForEditors({ collection: named, key: 'library' })?.ro).toBe('Bibliotecă')
})

test('the titles of other collections are what they say', () => {
  expect(titleForEditors({ collection: rooms, key: 'library' })).toBeNull()
  expect(titleForEditors({ collection: undefined, key: 'library' })).toBeNull()
  expect(titleForEditors({ collection: named, key: null })).toBeNull()
})
