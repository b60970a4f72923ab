import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setSegmentAt, withoutKeys, writtenText } from '../../tests/helpers/rich-text'
import { pairSegments } from './pair-segments'
import { toSegments } from './segments'

const locales = { locale: 'en' } as const

function listMarkups(sides: { source: unknown; target: unknown }) {
  return pairSegments({ ...locales, ...sides }).map(({ target }) => target?.markup)
}

// Every run is a document with as many edits as it has blocks.
const few = { numRuns: 25 }

/** Numbers to take positions in another order by. */
const order = fc.array(fc.double({ noNaN: true }), { minLength: 60, maxLength: 60 })

function listPositions(state: unknown, ranks: number[]): number[] {
  return toSegments(state)
    .map((_, position) => position)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

describe('setSegment for any rich text', () => {
  it('gives back what already is so', () => {
    fc.assert(
      fc.property(writtenText, (state) => {
        const sides = { ...locales, source: state, target: state }
        for (const [position, markup] of listMarkups(sides).entries()) {
          expect(setSegmentAt({ ...sides, position, markup: markup ?? '' })).toBe(state)
        }
      }),
      few,
    )
  })

  it('changes one block and no other', () => {
    fc.assert(
      fc.property(writtenText, fc.nat(), (state, place) => {
        const source = state
        const before = listMarkups({ source, target: state })
        const position = place % before.length
        const frozen = JSON.stringify(state)
        const target = setSegmentAt({ ...locales, source, target: state, position, markup: 'New' })
        expect(listMarkups({ source, target })).toEqual(before.with(position, 'New'))
        expect(JSON.stringify(state)).toBe(frozen)
        const markup = before[position] ?? ''
        const back = setSegmentAt({ ...locales, source, target, position, markup })
        expect(listMarkups({ source, target: back })).toEqual(before)
      }),
      few,
    )
  })

  it('writes a whole translation in any order', () => {
    fc.assert(
      fc.property(writtenText, order, (source, ranks) => {
        const wanted = toSegments(source).map(({ markup }) => `New ${markup}`)
        const done = wanted.map((): string | undefined => undefined)
        let target: unknown = null
        for (const position of listPositions(source, ranks)) {
          const markup = wanted[position] ?? ''
          done[position] = markup
          target = setSegmentAt({ ...locales, source, target, position, markup })
          expect(listMarkups({ source, target })).toEqual(done)
        }
        expect(toSegments(target).map(({ kind, path }) => ({ kind, path }))).toEqual(
          toSegments(source).map(({ kind, path }) => ({ kind, path })),
        )
      }),
      few,
    )
  })

  it('takes blocks out and puts them back where they were', () => {
    fc.assert(
      fc.property(writtenText, order, order, fc.nat(), (source, ranks, others, count) => {
        const markups = listMarkups({ source, target: source })
        const gone = listPositions(source, ranks).slice(0, count % (markups.length + 1))
        const left = new Map(markups.entries())
        let target: unknown = source
        for (const position of gone) {
          target = setSegmentAt({ ...locales, source, target, position, markup: '' })
          left.set(position, undefined)
          expect(listMarkups({ source, target })).toEqual([...left.values()])
        }
        const back = gone.toSorted((a, b) => (others[a] ?? 0) - (others[b] ?? 0))
        for (const position of back) {
          const markup = markups[position] ?? ''
          target = setSegmentAt({ ...locales, source, target, position, markup })
        }
        expect(withoutKeys(target)).toEqual(source)
      }),
      few,
    )
  })
})
