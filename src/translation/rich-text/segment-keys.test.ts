import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentKeys } from './segment-keys'

const asSegments = (texts: readonly string[]) => texts.map((text) => ({ text }))
const keysOf = (texts: readonly string[]) => segmentKeys({ segments: asSegments(texts), known: [] })
const knownOf = (texts: readonly string[]) => {
  const keys = keysOf(texts)
  return texts.map((text, position) => ({ key: keys[position] ?? '', text }))
}
const texts = fc.array(
  fc.constantFrom<string[]>('Unu', 'Doi', 'Trei', 'Patru cinci', 'Șase șapte opt'),
  {
    maxLength: 8,
  },
)

describe('segmentKeys', () => {
  it('are made of the text, and of its number where it comes again', () => {
    expect(keysOf(['Unu', 'Doi', 'Unu', 'Unu'])).toEqual([
      'b34aab323',
      'bc74d164b',
      'b34aab323-2',
      'b34aab323-3',
    ])
  })

  it('are unique, and stay while nothing changes', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const known = knownOf(before)
        expect(segmentKeys({ segments: asSegments(before), known })).toEqual(keysOf(before))
        const keys = segmentKeys({ segments: asSegments(after), known })
        expect(new Set(keys).size).toBe(after.length)
      }),
    )
  })

  it('stay when a block comes in', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (before, place) => {
        const at = place % (before.length + 1)
        const segments = asSegments(before.toSpliced(at, 0, 'Cu totul nou'))
        const keys = segmentKeys({ segments, known: knownOf(before) })
        expect(keys.toSpliced(at, 1)).toEqual(keysOf(before))
      }),
    )
  })

  it('stay when a block goes', () => {
    const before = ['Unu', 'Doi', 'Trei', 'Patru']
    for (const [at] of before.entries()) {
      const segments = asSegments(before.toSpliced(at, 1))
      const keys = segmentKeys({ segments, known: knownOf(before) })
      expect(keys).toEqual(keysOf(before).toSpliced(at, 1))
    }
  })

  it('stay when a block changes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.nat(),
        (all, place) => {
          const before = all.map((text, position) => `${position} ${text.trim()}`)
          const segments = asSegments(before.with(place % before.length, 'Cu totul altfel'))
          expect(segmentKeys({ segments, known: knownOf(before) })).toEqual(keysOf(before))
        },
      ),
    )
  })

  it('go to the likest of the blocks that took the place of one', () => {
    const before = ['Început', 'Luăm trenul de dimineață', 'Sfârșit']
    const after = ['Început', 'Ploua de trei zile', 'Luăm trenul de seară', 'Sfârșit']
    const keys = segmentKeys({ segments: asSegments(after), known: knownOf(before) })
    expect([keys[0], keys[2], keys[3]]).toEqual(keysOf(before))
  })

  it('move with a block', () => {
    const [a, b, c] = keysOf(['Unu', 'Doi', 'Trei'])
    const known = knownOf(['Unu', 'Doi', 'Trei'])
    expect(segmentKeys({ segments: asSegments(['Trei', 'Unu', 'Doi']), known })).toEqual([c, a, b])
  })

  it('of blocks that have gone are not given out again', () => {
    const [key = ''] = keysOf(['Unu'])
    const known = [
      { key, text: 'Doi' },
      { key: 'b00000000', text: 'Trei' },
    ]
    expect(segmentKeys({ segments: asSegments(['Trei', 'Unu']), known })).toEqual([
      'b00000000',
      `${key}-2`,
    ])
  })

  it('do not depend on how a text breaks into lines', () => {
    const known = [{ key: 'b1', text: 'Unu\n doi ' }]
    expect(segmentKeys({ segments: [{ text: 'nou' }, { text: 'Unu doi' }], known })[1]).toBe('b1')
  })
})
