import { expect, test } from 'vitest'
import { getEditBase, valueHash } from '@/lib/edit-base'
import { ownTexts } from './own-texts'

const base = getEditBase({ title: 'A', group: { text: 'B' } })
const known = (...texts: string[]) => texts.map(valueHash)

test('a save that overtakes an answer knows the text that was sent before', () => {
  const own = ownTexts()
  expect(own.basedOn({ base, values: { title: 'A1', group: { text: 'B' } } })).toEqual(base)
  expect(own.basedOn({ base, values: { title: 'A2', group: { text: 'B' } } })).toEqual({
    title: known('A', 'A1'),
    'group.text': known('B'),
  })
})

test('what is answered is no text under way any more, nor is what was sent before it', () => {
  const own = ownTexts()
  for (const title of ['A1', 'A2', 'A3']) own.basedOn({ base, values: { title } })
  const doc = { title: 'A2', editWritten: { title: valueHash('A2') }, editKept: [] }
  expect(own.answered({ base: { ...base }, doc })).toEqual(new Set())
  expect(own.basedOn({ base, values: {} })).toMatchObject({ title: known('A', 'A3') })
})
