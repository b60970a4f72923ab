// Edits of the texts the site begins with, without a database: the source with keys, as the form of a
// record sends them, without, as a program over REST, and under a file that was exported before. A
// usual run tries some places of each text; all of them, with a table, here and in a database
// (tests/int/block-pairs.int.spec.ts): PLACES=all npx vitest run block-pairs
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  blockEdits,
  edited,
  listOrigins,
  placesIn,
  withOrigins,
  withoutState,
} from '../../../../tests/helpers/block-edits'
import {
  everyPlace,
  pairCounts,
  triedPlaces,
  ways,
  type Way,
} from '../../../../tests/helpers/pair-counts'
import { judgePairs, type PairedBlock } from '../../../../tests/helpers/pair-faults'
import { toState } from '../../../../tests/helpers/rich-text'
import { readSeededRichTexts } from '../../../../tests/helpers/seeded-rich-text'
import { textHash } from '@/i18n/text-hash'
import type { Locale } from '@/i18n/locales'
import { sharedBlocks } from '@/rich-text/pair-segments'
import { setSegment } from '@/rich-text/set-segment'
import {
  keyedBlocks,
  keysAtSave,
  withSharedKeys,
  type RichTexts,
} from '@/rich-text/keys/shared-keys'
import { mergeVerdict } from '../interchange/verdicts'

// Places of each text in a usual run, in the source and in a translation.
const MOST = { ro: 6, en: 3, ru: 0 }

type Blocks = PairedBlock[]

function toBlocks(texts: RichTexts): Blocks {
  return sharedBlocks(texts).map(({ key, texts: own }) => ({ unit: key, texts: own }))
}

/** Brings translations from a file that was exported before the edit, and tells what is to be there. */
function withImport(options: { texts: RichTexts; before: Blocks; units: readonly string[] }) {
  const { before, units } = options
  return units.reduce(
    ({ texts, expected }, unit) => {
      const old = before.find((one) => one.unit === unit)?.texts
      const present = toBlocks(texts).find((one) => one.unit === unit)?.texts
      if (!old?.en || old.ro === null || !present) return { texts, expected }
      const target = `${old.en} <b>Again</b>`
      const verdict = mergeVerdict({
        exported: {
          ...{ unit, target, source: old.ro, state: 'approved', format: 'rich-text' },
          ...{ sourceHash: textHash(old.ro), targetHash: textHash(old.en), note: null },
          ...{ isOutdated: false, isLocked: false, maxLength: null, previousSource: null },
        },
        current: {
          ...{ source: present.ro ?? '', target: present.en, isLocked: false },
          ...{ sourceHash: textHash(present.ro), targetHash: textHash(present.en) },
          format: 'rich-text',
        },
        mayApprove: true,
      })
      const isTaken = verdict.kind === 'apply' || verdict.kind === 'apply-outdated'
      if (!isTaken || present.ro === null) return { texts, expected }
      const sides = { source: texts.ro, target: texts.en, locale: 'en' } as const
      const en = setSegment({ ...sides, key: unit, markup: target })
      return {
        texts: { ...texts, en },
        expected: expected.map((one) =>
          one.unit === unit ? { ...one, texts: { ...one.texts, en: target } } : one,
        ),
      }
    },
    { texts: options.texts, expected: before },
  )
}

describe('the blocks of the texts the site begins with', () => {
  const counts = pairCounts()
  let all: (RichTexts & { name: string })[] = []
  beforeAll(async () => {
    const seeded = await readSeededRichTexts()
    all = seeded.map(({ key, ...texts }) => ({ name: key, ...withSharedKeys(texts) }))
  }, 60_000)
  afterAll(() => {
    counts.print()
  })

  function tryEdits({ way, locale }: { way: Way; locale: Locale }) {
    const tried = { count: counts.count(), faults: counts.faults.length }
    for (const { name, ...stored } of all) {
      const before = toBlocks(stored)
      const state = withOrigins(toState(stored[locale]))
      const units = keyedBlocks(state).map(({ key }) => key)
      for (const [index, place] of triedPlaces({ places: placesIn(state), most: MOST[locale] })) {
        for (const [number, edit] of blockEdits.entries()) {
          const value = edited({ state, edit, place, to: index + number + 1 })
          const sent = way === 'REST' ? withoutState(value) : value
          const saved = keysAtSave({ stored, value: sent, locale })
          const near = way === 'import' ? units.slice(index, index + 2) : []
          const { texts, expected } = withImport({ texts: saved, before, units: near })
          const blocks = keyedBlocks(saved[locale])
          const judged = judgePairs({
            ...{ before: expected, after: toBlocks(texts), locale },
            blocks: blocks.map(({ key, node }) => ({ unit: key, origins: listOrigins(node) })),
          })
          const language = locale === 'ro' ? '' : `-${locale}`
          counts.add({ way: `${way}${language}`, edit, text: name, index, ...judged })
        }
      }
    }
    return { count: counts.count() - tried.count, faults: counts.faults.slice(tried.faults) }
  }

  it.each(ways)(
    'keep their pairs when the source is edited: %s',
    (way) => {
      const { count, faults } = tryEdits({ way, locale: 'ro' })
      expect(faults).toEqual([])
      expect(count).toBeGreaterThan(everyPlace ? 1500 : 300)
    },
    600_000,
  )

  it.each(['form', 'REST'] as const)(
    'keep them when a translation is edited: %s',
    (way) => {
      const { count, faults } = tryEdits({ way, locale: 'en' })
      expect(faults).toEqual([])
      expect(count).toBeGreaterThan(150)
    },
    600_000,
  )
})
