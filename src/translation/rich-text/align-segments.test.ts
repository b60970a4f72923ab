import { describe, expect, it } from 'vitest'
import { alignSegments, marksOf } from './align-segments'

const block = (text: string) => ({ kind: 'paragraph' as const, text })
const item = (text: string) => ({ kind: 'listitem' as const, text })
const locales = { sourceLocale: 'ro', locale: 'en' } as const
const source = [block('Unu'), item('Doi'), block('Trei'), block('Patru')]
const marks = marksOf(source)

describe('alignSegments', () => {
  it('goes by order and kind', () => {
    const target = [item('Two'), block('Three'), block('Four'), item('Five')]
    expect(alignSegments({ ...locales, source, target })).toEqual([undefined, 0, 1, 2])
    expect(alignSegments({ ...locales, source, target: [] })).toEqual(source.map(() => undefined))
  })

  it('goes by marks where there are any', () => {
    const target = [block('Three'), { ...block('Four'), translates: marks[3] }]
    expect(alignSegments({ ...locales, source, target })).toEqual([0, undefined, undefined, 1])
    const only = [{ ...block('Three'), translates: marks[2] }]
    expect(alignSegments({ ...locales, source, target: only })).toEqual([
      undefined,
      undefined,
      0,
      undefined,
    ])
  })

  it('falls back to order when the marked text of the source has changed', () => {
    const target = [{ ...block('One'), translates: 'b00000000' }, item('Two')]
    expect(alignSegments({ ...locales, source, target })).toEqual([0, 1, undefined, undefined])
  })

  it('tells equal texts of the source apart', () => {
    const twice = [block('Da'), block('Da')]
    const target = [{ ...block('Yes'), translates: marksOf(twice)[1] }]
    expect(alignSegments({ ...locales, source: twice, target })).toEqual([undefined, 0])
  })
})
