import { expect, test } from 'vitest'
import { shownText } from './edit-conflict'

const text = (said: string) => ({ type: 'text', text: said })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

test('rich text is shown by its paragraphs and list items', () => {
  const list = { type: 'list', children: [{ type: 'listitem', children: [text('Un punct')] }] }
  const link = { type: 'link', children: [text('un link')] }
  const root = { children: [paragraph(text('Text și '), link, text('.')), list, paragraph()] }
  expect(shownText({ root })).toBe('Text și un link.\nUn punct')
})

test('other values are shown as they are written', () => {
  expect([null, undefined, '', 'Titlu', 3, true, ['a']].map(shownText)).toEqual([
    ...['', '', '', 'Titlu', '3', 'true', '["a"]'],
  ])
})
