import { expect, it } from 'vitest'
import { fixText } from './fix-text'

const text = 'abcdef'

it('makes every fix, in whatever order they come', () => {
  const findings = [
    { range: { start: 4, end: 6 }, fix: 'X' },
    { range: { start: 0, end: 1 }, fix: 'YY' },
    { range: { start: 2, end: 2 }, fix: '-' },
  ]
  expect(fixText({ text, findings })).toBe('YYb-cdX')
})

it('makes the first of two that meet', () => {
  const findings = [
    { range: { start: 1, end: 4 }, fix: '1' },
    { range: { start: 3, end: 5 }, fix: '2' },
  ]
  expect(fixText({ text, findings })).toBe('a1ef')
})

it('leaves alone what has no fix', () => {
  expect(fixText({ text, findings: [{ range: { start: 0, end: 6 } }, {}, { fix: 'x' }] })).toBe(
    text,
  )
})
