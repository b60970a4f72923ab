import { beforeAll, describe, expect, it } from 'vitest'
import { setSegmentAt } from '../../tests/helpers/rich-text'
import { readSeededRichTexts } from '../../tests/helpers/seeded-rich-text'
import { pairSegments } from './pair-segments'
import { toSegments } from './segments'
import { withSharedKeys } from './keys/shared-keys'

describe('the texts the site begins with', () => {
  let texts: Awaited<ReturnType<typeof readSeededRichTexts>> = []
  beforeAll(async () => {
    texts = await readSeededRichTexts()
  }, 120_000)

  it('have a counterpart for every block', () => {
    expect(texts.length).toBeGreaterThan(5)
    for (const { key, ro, en, ru } of texts) {
      for (const [locale, target] of [
        ['en', en],
        ['ru', ru],
      ] as const) {
        const pairs = pairSegments({ source: ro, target, locale })
        const missing = pairs.filter((pair) => pair.target?.kind !== pair.source.kind)
        expect({ key, locale, missing }).toEqual({ key, locale, missing: [] })
        expect(pairs).toHaveLength(toSegments(target).length)
      }
    }
  })

  it('come back as they were from every block that is written again', () => {
    for (const text of texts) {
      const { ro, en, ru } = withSharedKeys(text)
      for (const [locale, target] of [
        ['ro', ro],
        ['en', en],
        ['ru', ru],
      ] as const) {
        const sides = { source: ro, locale } as const
        const markups = pairSegments({ ...sides, target }).map((pair) => pair.target?.markup ?? '')
        const written = (after: string, state: unknown) =>
          markups.reduce(
            (done, markup, position) =>
              setSegmentAt({ ...sides, target: done, position, markup: `${markup}${after}` }),
            state,
          )
        expect(written('', target)).toBe(target)
        const changed = written(' altfel', target)
        expect(toSegments(changed).every(({ text }) => text.endsWith(' altfel'))).toBe(true)
        expect(written('', changed)).toEqual(target)
      }
    }
  }, 120_000)

  it('can be written from nothing, links to pages of the site in the own language', () => {
    for (const text of texts) {
      const { ro } = withSharedKeys(text)
      const sides = { source: ro, locale: 'en' } as const
      const english: unknown = JSON.parse(JSON.stringify(ro).replaceAll('"/ro/', '"/en/'))
      const written = [...toSegments(ro).entries()].reduceRight<unknown>(
        (target, [position, { markup }]) => setSegmentAt({ ...sides, target, position, markup }),
        null,
      )
      expect(written).toEqual(english)
    }
  }, 120_000)
})
