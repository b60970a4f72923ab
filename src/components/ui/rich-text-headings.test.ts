import { expect, test } from 'vitest'
import { heading, paragraph, richText } from '../../../tests/helpers/rich-text'
import { listHeadings } from './rich-text-headings'

test('headings are listed with their words', () => {
  const state = richText(heading('1. Scop'), paragraph('Text'), { ...heading('Date'), tag: 'h3' })
  expect(listHeadings(state)).toEqual([
    { id: 'scop', text: '1. Scop', level: 2 },
    { id: 'date', text: 'Date', level: 3 },
  ])
})

test('headings without words are not listed', () => {
  const state = richText(heading(), heading(' '), heading('Scop'))
  expect(listHeadings(state).map(({ text }) => text)).toEqual(['Scop'])
})

test('every heading of a text has an id of its own', () => {
  const texts = ['Anexa', 'Anexa', 'Anexa 2', 'Anexa', '§']
  const state = richText(...texts.map((text) => heading(text)))
  const ids = listHeadings(state).map(({ id }) => id)
  expect(ids).toEqual(['anexa', 'anexa-2', 'anexa-2-2', 'anexa-3', 'section'])
})
