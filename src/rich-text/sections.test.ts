import { expect, test } from 'vitest'
import { heading, paragraph, richText } from '../../tests/helpers/rich-text'
import { withKey } from './keys/block-key'
import { findSections, sectionIds } from './sections'

function keyed(...headings: [text: string, key: string][]) {
  return richText(...headings.map(([text, key]) => withKey({ node: heading(text), key })))
}

/** The ids of the headings of a translation. */
function idsBeside(source: ReturnType<typeof keyed>, translation: ReturnType<typeof keyed>) {
  return findSections({ value: translation, sourceIds: sectionIds(source) }).map(({ id }) => id)
}

test('sections have the words of their headings', () => {
  const value = richText(heading('1. Scop'), paragraph('Text'), { ...heading('Date'), tag: 'h3' })
  expect(findSections({ value })).toMatchObject([
    { id: 'scop', text: '1. Scop', level: 2 },
    { id: 'date', text: 'Date', level: 3 },
  ])
  expect(findSections({ value: null })).toEqual([])
})

test('headings without words begin no section', () => {
  const value = richText(heading(), heading(' '), heading('Scop'))
  expect(findSections({ value }).map(({ text }) => text)).toEqual(['Scop'])
})

test('every section of a text has an id of its own', () => {
  const texts = ['Anexa', 'Anexa', 'Anexa 2', 'Anexa', '§']
  const value = richText(...texts.map((text) => heading(text)))
  const ids = findSections({ value }).map(({ id }) => id)
  expect(ids).toEqual(['anexa', 'anexa-2', 'anexa-2-2', 'anexa-3', 'section'])
})

test('a section of a translation has the id of the Romanian one', () => {
  const source = keyed(['Anexa', 'b1'], ['2. Plata', 'b2'], ['Contact', 'b3'], ['Anexa', 'b4'])
  const translation = keyed(
    ['Приложение', 'b1'],
    ['Приложение', 'b4'],
    ['2. Оплата', 'b2'],
    ['Contact', 'b3'],
  )
  expect(idsBeside(source, translation)).toEqual(['anexa', 'anexa-2', 'plata', 'contact'])
})

test('a section without a Romanian one has the id of its own words', () => {
  const translation = keyed(['Оплата', 'b1'], ['Новое', 'b9'])
  const source = keyed(['Plata', 'b1'], ['Altceva', 'b2'])
  expect(idsBeside(source, translation)).toEqual(['plata', 'novoe'])
  expect(idsBeside(richText(heading('Plata')), richText(heading('Оплата')))).toEqual(['oplata'])
})

test('the words of a translation take no id of a Romanian section', () => {
  const source = keyed(['Date', 'b1'], ['Termene', 'b2'])
  const translation = keyed(['Data', 'b1'], ['Date', 'b2'], ['Date', 'b9'], ['Termene', 'b8'])
  expect(idsBeside(source, translation)).toEqual(['date', 'termene', 'date-2', 'termene-2'])
})

test('no id is given twice where a key is', () => {
  const translation = keyed(['Оплата', 'b1'], ['Копия', 'b1'])
  expect(idsBeside(keyed(['Plata', 'b1']), translation)).toEqual(['plata', 'kopiya'])
})
