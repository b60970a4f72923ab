import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blockEdits,
  edited,
  newOrigin,
  listOrigins,
  placesIn,
  withOrigins,
  withoutState,
} from '../../tests/helpers/block-edits'
import { type richText, toState, withMarks, writtenText } from '../../tests/helpers/rich-text'
import { keyedBlocks, keysAtSave, withSharedKeys, type RichTexts } from './keys/shared-keys'

// With PLACES=all always other ones.
const RUNS = process.env.PLACES === 'all' ? { numRuns: 5000 } : { numRuns: 300, seed: 20261124 }

type Locale = 'ro' | 'en'

/** A text and its translation, no block of which says what another says. */
function translated(written: ReturnType<typeof richText>): RichTexts {
  const [ro, en] = [
    withMarks({ state: written, mark: 'r' }),
    withMarks({ state: written, mark: 'e' }),
  ]
  const texts = withSharedKeys({ ro, en, ru: null })
  return { ...texts, ro: withOrigins(toState(texts.ro)), en: withOrigins(toState(texts.en)) }
}

/** Pairs of blocks that come from different ones; a new translation may be of any source. */
function wrongPairs(texts: RichTexts): object[] {
  const sources = new Map(keyedBlocks(texts.ro).map((block) => [block.key, block]))
  return keyedBlocks(texts.en).flatMap(({ key, node, text }) => {
    const source = sources.get(key)
    const origins = listOrigins(node)
    if (!source || origins.includes(newOrigin)) return []
    const isOwn = listOrigins(source.node).some((origin) => origins.includes(origin))
    return isOwn ? [] : [{ ro: source.text, en: text }]
  })
}

function keysIn(texts: RichTexts, locale: Locale): string[] {
  return keyedBlocks(texts[locale]).map(({ key }) => key)
}

const step = fc.record({
  edit: fc.constantFrom(...blockEdits),
  place: fc.nat(),
  to: fc.nat(),
  locale: fc.constantFrom<Locale[]>('ro', 'en'),
  hasKeys: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** What a save in one language makes of a text; as it is where it has no such place. */
function afterStep({ stored, ...options }: Step & { stored: RichTexts }): RichTexts {
  const { edit, place, to, locale, hasKeys } = options
  const state = toState(stored[locale])
  const places = placesIn(state)
  const at = places[place % Math.max(1, places.length)]
  if (!at) return stored
  const value = edited({ state, edit, place: at, to })
  return keysAtSave({ stored, value: hasKeys ? value : withoutState(value), locale })
}

describe('the blocks of any text', () => {
  it('have no translation of another over edits in any order and language', () => {
    fc.assert(
      fc.property(writtenText, fc.array(step, { maxLength: 8 }), (written, steps) => {
        steps.reduce((stored, one) => {
          const texts = afterStep({ ...one, stored })
          expect(wrongPairs(texts)).toEqual([])
          for (const locale of ['ro', 'en'] as const) {
            expect(new Set(keysIn(texts, locale)).size).toBe(keysIn(texts, locale).length)
          }
          const other = one.locale === 'ro' ? 'en' : 'ro'
          expect(texts[other]).toBe(stored[other])
          return texts
        }, translated(written))
      }),
      RUNS,
    )
  }, 300_000)

  it('are public with the source that they had, or with none', () => {
    fc.assert(
      fc.property(writtenText, fc.nat(), fc.boolean(), (written, place, hasKeys) => {
        const stored = translated(written)
        const edit = { edit: 'delete', locale: 'ro', to: 0 } as const
        const { ro, en } = afterStep({ stored, ...edit, place, hasKeys })
        const left = new Set(keyedBlocks(ro).map(({ key }) => key))
        const lost = keyedBlocks(en).filter(({ key }) => !left.has(key))
        expect(lost).toHaveLength(keyedBlocks(stored.ro).length - left.size)
      }),
    )
  })

  it('have no translation of another where no block has a key and one language has been edited', () => {
    const ofOneLanguage = fc.record({
      edit: fc.constantFrom(...blockEdits.filter((edit) => edit !== 'move' && edit !== 'swap')),
      place: fc.nat(),
      to: fc.nat(),
      locale: fc.constantFrom<Locale[]>('ro', 'en'),
    })
    fc.assert(
      fc.property(writtenText, ofOneLanguage, (written, { edit, place, to, locale }) => {
        const stored = translated(written)
        const state = toState(stored[locale])
        const places = placesIn(state)
        const at = places[place % places.length]
        if (!at) return
        const value = edited({ state, edit, place: at, to })
        const [ro, en] = [withoutState(toState(stored.ro)), withoutState(toState(stored.en))]
        const texts = { ro, en, ru: null, [locale]: withoutState(value) }
        expect(wrongPairs(withSharedKeys(texts))).toEqual([])
      }),
      RUNS,
    )
  }, 300_000)
})
