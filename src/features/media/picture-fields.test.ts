import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { mayHoldPictures, picturesIn } from './picture-fields'

const fields: Field[] = [
  { name: 'cover', type: 'upload', relationTo: 'media' },
  { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'body', type: 'richText', localized: true },
  { name: 'about', type: 'relationship', relationTo: ['projects', 'media'] },
  { name: 'seo', type: 'group', fields: [{ name: 'image', type: 'upload', relationTo: 'media' }] },
  {
    name: 'slides',
    type: 'blocks',
    blocks: [{ slug: 'slide', fields: [{ name: 'image', type: 'upload', relationTo: 'media' }] }],
  },
]

const upload = (value: unknown) => ({
  root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value }] },
})

test('finds a picture wherever it can be', () => {
  const data = {
    cover: 1,
    gallery: [2, { id: 3 }],
    body: { ro: upload(4), ru: upload({ id: 5 }) },
    about: { relationTo: 'media', value: 6 },
    seo: { image: 7 },
    slides: [{ id: 's', blockType: 'slide', image: 8 }],
  }
  expect(picturesIn({ fields, data }).map(({ picture, path }) => `${picture} ${path}`)).toEqual([
    '1 cover',
    '2 gallery',
    '3 gallery',
    '4 body',
    '5 body',
    '6 about',
    '7 seo.image',
    '8 slides.s.image',
  ])
})

test('other records are no pictures', () => {
  expect(picturesIn({ fields, data: { about: { relationTo: 'projects', value: 6 } } })).toEqual([])
  expect(mayHoldPictures([{ name: 'title', type: 'text' }])).toBe(false)
})
