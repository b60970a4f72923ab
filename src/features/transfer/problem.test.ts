import { expect, test } from 'vitest'
import { refusedFile } from './problem'

test('records are named between the quotation marks of each language', () => {
  const place = 'projects “cinema”'
  const { sentence } = refusedFile([
    { code: 'missing-relation', place, field: 'public.banner', args: { to: 'media “sala.webp”' } },
  ])
  expect(sentence).toEqual({
    ro: 'projects „cinema”, public.banner: Lipsește înregistrarea la care se referă: media „sala.webp”.',
    en: 'projects “cinema”, public.banner: The record that it names is missing: media “sala.webp”.',
    ru: 'projects «cinema», public.banner: Нет записи, на которую она ссылается: media «sala.webp».',
  })
})
