import { describe, expect, it } from 'vitest'
import { lengthDeviation, relativeLength } from './length-ratio'

describe('length', () => {
  const pair = { sourceLocale: 'ro', locale: 'ru' } as const

  it('is 1 and deviates by 0 where it is usual', () => {
    expect(relativeLength({ ...pair, sourceLength: 200, length: 190 })).toBeCloseTo(1)
    expect(lengthDeviation({ ...pair, sourceLength: 200, length: 190 })).toBeCloseTo(0)
  })

  it('deviates more for long texts than for short ones', () => {
    const short = lengthDeviation({ ...pair, sourceLength: 20, length: 10 })
    const long = lengthDeviation({ ...pair, sourceLength: 400, length: 200 })
    expect(long).toBeLessThan(short)
    expect(short).toBeLessThan(0)
  })

  it('accepts an empty source and an empty text', () => {
    expect(lengthDeviation({ ...pair, sourceLength: 0, length: 0 })).toBeLessThan(0)
  })
})
