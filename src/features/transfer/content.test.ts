import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { transferFields } from './transfer-fields'
import { toContent, inLanguage, listRelations, toRow } from './content'
import { contentSchema } from './record-schema'

const body: FlattenedField = { name: 'body', type: 'richText', localized: true }
const source: FlattenedField[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'banner', type: 'upload', relationTo: 'media' },
  { name: 'seo', type: 'group', fields: [body], flattenedFields: [body] },
  { name: 'updatedBy', type: 'relationship', relationTo: 'editors' },
]
const fields = transferFields({ fields: source, isUpload: false })

const link = (value: unknown) => ({
  root: { children: [{ type: 'link', fields: { doc: { relationTo: 'projects', value } } }] },
})
const row = {
  id: 7,
  title: { ru: 'Кино' },
  banner: 12,
  seo: { body: { ru: link(3) } },
  updatedBy: 1,
}
const content = {
  title: { ro: null, en: null, ru: 'Кино' },
  tags: [],
  banner: 'sala.webp',
  seo: { body: { ro: null, en: null, ru: link({ key: 'cinema' }) } },
}
const keys: Record<string, string> = { 'media 12': 'sala.webp', 'projects 3': 'cinema' }
const ids: Record<string, number> = { 'media sala.webp': 40, 'projects cinema': 90 }

test('a row becomes a record that names every field and language, and others by their keys', () => {
  const findKey = ({ relationTo, id }: { relationTo: string; id: string | number }) =>
    keys[`${relationTo} ${id}`] ?? null
  expect(toContent({ fields, row, findKey })).toEqual(content)
  expect(contentSchema(fields).safeParse(content).success).toBe(true)
})

test('a record becomes a row with the ids of this site, in the languages that say something', () => {
  const findId = ({ relationTo, key }: { relationTo: string; key: string }) =>
    ids[`${relationTo} ${key}`] ?? null
  expect(toRow({ fields, content, findId })).toEqual({
    title: { ru: 'Кино' },
    tags: [],
    banner: 40,
    seo: { body: { ru: link(90) } },
  })
  // Without any language the database would keep what was there.
  const silent = { ...content, title: {}, seo: { body: {} } }
  expect(toRow({ fields, content: silent, findId })).toMatchObject({ title: { ro: null } })
})

test('what a record names is found in fields, groups and formatted text', () => {
  expect(listRelations({ fields, content })).toEqual([
    { path: 'banner', relationTo: 'media', key: 'sala.webp' },
    { path: 'seo.body', relationTo: 'projects', key: 'cinema' },
  ])
  expect(inLanguage({ fields, content, locale: 'ro' })).toMatchObject({ title: null, tags: [] })
})

test('a field of a kind that nobody thought of stops the export', () => {
  const unknown: FlattenedField = { name: 'place', type: 'point' }
  expect(() => transferFields({ fields: [unknown], isUpload: false })).toThrow(/place \(point\)/)
})
