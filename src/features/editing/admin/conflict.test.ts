import { expect, test } from 'vitest'
import { parseConflict } from './conflict'

const theirs = { value: 'A', text: 'A' }
const field = { path: 'title', label: 'Titlu', theirs, mine: { text: 'B' } }
const conflict = { by: 'Ana', at: null, fields: [field] }

test('reads what the site has against a save', () => {
  expect(parseConflict(JSON.stringify(conflict))).toEqual(conflict)
})

test.each([undefined, '', 'Acest câmp este obligatoriu.', '{"by":1}', '{'])(
  'takes another message for none: %s',
  (message) => {
    expect(parseConflict(message)).toBeNull()
  },
)
