import { describe, expect, test } from 'vitest'
import {
  countVisitors,
  decodeSketch,
  emptySketch,
  encodeSketch,
  mergeSketches,
  noteVisitor,
} from './visitor-sketch'

function makeSketch({
  from = 0,
  to,
  salt = 'today',
}: {
  from?: number
  to: number
  salt?: string
}) {
  const sketch = emptySketch()
  for (let index = from; index < to; index += 1) {
    noteVisitor({ sketch, salt, visitor: `visitor ${index}` })
  }
  return sketch
}

describe('a sketch of visitors', () => {
  test.each([0, 1, 2, 10])('knows a few exactly: %i', (count) => {
    expect(countVisitors(makeSketch({ to: count }))).toBe(count)
  })

  test.each([50, 500, 5000, 20_000, 200_000])('knows many within five percent: %i', (count) => {
    const counted = countVisitors(makeSketch({ to: count }))
    expect(Math.abs(counted - count) / count).toBeLessThan(0.05)
  })

  test('counts who comes again once', () => {
    const sketch = makeSketch({ to: 30 })
    const merged = mergeSketches(sketch, makeSketch({ from: 10, to: 40 }))
    expect(merged).toEqual(makeSketch({ to: 40 }))
  })

  test('is kept as text, and anything else is an empty one', () => {
    const sketch = makeSketch({ to: 1000 })
    expect(decodeSketch(encodeSketch(sketch))).toEqual(sketch)
    expect(countVisitors(decodeSketch('nothing of the kind'))).toBe(0)
    expect(countVisitors(decodeSketch(null))).toBe(0)
  })

  test('has nothing in common with that of another day', () => {
    const today = makeSketch({ to: 40 })
    const tomorrow = makeSketch({ to: 40, salt: 'tomorrow' })
    expect(countVisitors(mergeSketches(today, tomorrow))).toBeGreaterThan(70)
  })
})
