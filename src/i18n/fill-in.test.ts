import { expect, test } from 'vitest'
import { fillIn } from './fill-in'

test('puts values in their places, however often', () => {
  expect(fillIn({ text: '{a} – {b} – {a}', values: { a: '1', b: '2' } })).toBe('1 – 2 – 1')
})

test('takes a value as it is, even one that looks like an argument or a pattern', () => {
  expect(fillIn({ text: 'la {email}', values: { email: '$&{x}@ex.md' } })).toBe('la $&{x}@ex.md')
})

test('leaves alone what has no value', () => {
  expect(fillIn({ text: 'la {email}', values: {} })).toBe('la {email}')
})
