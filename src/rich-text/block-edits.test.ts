import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  blockEdits,
  edited,
  originOf,
  placesIn,
  withOrigins,
  withoutState,
  type BlockEdit,
} from '../../tests/helpers/block-edits'
import { richText, writtenText } from '../../tests/helpers/rich-text'
import { readSeededRichTexts } from '../../tests/helpers/seeded-rich-text'
import { getChildren } from './rich-text-node'
import { keyedBlocks, keysAtSave, withSharedKeys, type RichTexts } from './keys/shared-keys'
import { isRichText } from './keys/with-keys'

type Entry = 'with keys' | 'without keys'
type Locale = 'ro' | 'en'
type Fault = { edit: BlockEdit; entry: Entry; text: string; says: string | undefined }

function stateOf(value: unknown): ReturnType<typeof richText> {
  return isRichText(value) ? richText(...getChildren(value.root)) : richText()
}

/** Blocks that have after an edit what belongs to another, or have lost what was theirs. */
function faultsOf(options: {
  stored: RichTexts
  locale: Locale
  edit: BlockEdit
  entry: Entry
  value: ReturnType<typeof richText>
}): { texts: RichTexts; faults: Fault[] } {
  const { stored, locale, edit, entry, value } = options
  const sent = entry === 'with keys' ? value : withoutState(value)
  const texts = keysAtSave({ stored, value: sent, locale })
  const before = new Map(keyedBlocks(stored[locale]).map(({ key, text }) => [key, text]))
  const isPart = edit === 'split' || edit === 'merge'
  const after = keyedBlocks(texts[locale])
  const faults = after.flatMap(({ node, key, text }): Fault[] => {
    const origin = originOf(node)
    const [has, had] = [before.get(key), before.get(origin ?? '')]
    if (has === had) return []
    // Of two blocks that say the same, one is as good as the other.
    if (has === text || after.some((one) => one.key === origin && one.text === text)) return []
    // Of two halves either is what is left of the whole; a text of two parts may be either.
    if (isPart && has?.includes(text)) return []
    if (isPart && (has === undefined || text.includes(has))) return []
    return [{ edit, entry, text, says: has }]
  })
  return { texts, faults }
}

function keysIn(texts: RichTexts, locale: Locale): string[] {
  return keyedBlocks(texts[locale]).map(({ key }) => key)
}

describe('the blocks of the texts the site begins with', () => {
  let all: RichTexts[] = []
  beforeAll(async () => {
    const seeded = await readSeededRichTexts()
    all = seeded.map(({ ro, en, ru }) => withSharedKeys({ ro, en, ru }))
  }, 60_000)

  it.each(blockEdits)(
    'keep their pairs at every place: %s',
    (edit) => {
      const faults: Fault[] = []
      let count = 0
      for (const stored of all) {
        for (const locale of ['ro', 'en'] as const) {
          const state = withOrigins(stateOf(stored[locale]))
          for (const [position, place] of placesIn(state).entries()) {
            if (locale === 'en' && position % 5 !== 0) continue
            const entry = (position + count) % 2 === 0 ? 'with keys' : 'without keys'
            const value = edited({ state, edit, place, to: position * 7 })
            faults.push(...faultsOf({ stored, locale, edit, entry, value }).faults)
            count += 1
          }
        }
      }
      expect(faults).toEqual([])
      // Times six edits.
      expect(count).toBeGreaterThan(300)
    },
    60_000,
  )
})

describe('the blocks of any text', () => {
  const step = fc.record({
    edit: fc.constantFrom(...blockEdits),
    place: fc.nat(),
    to: fc.nat(),
    locale: fc.constantFrom<Locale[]>('ro', 'en'),
    entry: fc.constantFrom<Entry[]>('with keys', 'without keys'),
  })

  it('keep their keys over edits in any order, and none has that of another', () => {
    fc.assert(
      fc.property(writtenText, fc.array(step, { maxLength: 8 }), (written, steps) => {
        let stored = withSharedKeys({ ro: written, en: written, ru: null })
        for (const { edit, place, to, locale, entry } of steps) {
          const state = withOrigins(stateOf(stored[locale]))
          const places = placesIn(state)
          const at = places[place % Math.max(1, places.length)]
          if (!at) continue
          const value = edited({ state, edit, place: at, to })
          const { texts, faults } = faultsOf({ stored, locale, edit, entry, value })
          expect(faults).toEqual([])
          for (const one of ['ro', 'en'] as const) {
            expect(new Set(keysIn(texts, one)).size).toBe(keysIn(texts, one).length)
          }
          const other = locale === 'ro' ? 'en' : 'ro'
          expect(texts[other]).toBe(stored[other])
          stored = texts
        }
      }),
      { numRuns: 150 },
    )
  })

  it('are public with the source that they had, or with none', () => {
    fc.assert(
      fc.property(writtenText, fc.nat(), (written, place) => {
        const stored = withSharedKeys({ ro: written, en: written, ru: written })
        const state = withOrigins(stateOf(stored.ro))
        const places = placesIn(state)
        const at = places[place % places.length]
        if (!at) return
        const value = edited({ state, edit: 'delete', place: at, to: 0 })
        const { ro, en } = keysAtSave({ stored, value, locale: 'ro' })
        const left = new Set(keyedBlocks(ro).map(({ key }) => key))
        const lost = keyedBlocks(en).filter(({ key }) => !left.has(key))
        expect(lost).toHaveLength(keyedBlocks(stored.ro).length - left.size)
      }),
    )
  })
})
