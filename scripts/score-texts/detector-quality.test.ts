import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { russianTextsCutOff } from '../../migrations/content/texts/russian-texts-cut-off'
import { scoreText } from '../../src/features/translation/cut-off/score-text'
import { buildVocabulary } from '../../src/features/translation/cut-off/vocabulary'
import { readSeededTexts, type SeededText } from './seeded-texts'
import { cutRates } from './cut-table'
import { judgeCuts } from './judge-cuts'
import { ratesAt } from './measure'
import { type Case, parseCases } from './parse-cases'
import { readParallelTexts } from './parallel-texts'
import { scoreCases } from './score-cases'
import { readSiteWords } from './site-words'

const labelled = parseCases(
  readFileSync(new URL('../../tests/fixtures/cut-off-cases.jsonl', import.meta.url), 'utf8'),
)
const cutInSeed = Object.values(russianTextsCutOff)
const flagged = ['warning', 'error'] as const

let texts: SeededText[]
let seed: Case[]

beforeAll(async () => {
  texts = await readSeededTexts()
  seed = texts.flatMap(({ ro, en, ru }) => [toCase('en', ro, en), toCase('ru', ro, ru)])
})

function toCase(locale: 'en' | 'ru', source: string, text: string): Case {
  const truncated = locale === 'ru' && cutInSeed.some((cut) => text.endsWith(cut))
  return { locale, source_locale: 'ro', source, text, truncated }
}

describe('the labelled texts', () => {
  it('are told apart at the level of warnings', () => {
    const verdicts = scoreCases(labelled)
    const { precision, recall } = ratesAt({ cases: labelled, verdicts, flags: flagged })
    expect(precision).toBeGreaterThanOrEqual(0.97)
    expect(recall).toBeGreaterThanOrEqual(0.95)
  })

  it('are never called an error when they are whole', () => {
    const verdicts = scoreCases(labelled)
    const { precision, recall } = ratesAt({ cases: labelled, verdicts, flags: ['error'] })
    expect(precision).toBe(1)
    expect(recall).toBeGreaterThanOrEqual(0.85)
  })
})

describe('the texts the site begins with', () => {
  it('are all there', () => {
    expect(seed.length).toBeGreaterThan(300)
    expect(seed.filter(({ truncated }) => truncated)).toHaveLength(cutInSeed.length)
  })

  it('have their cut ones as errors and no others', () => {
    const verdicts = scoreCases(seed)
    const errors = seed.filter((_, position) => verdicts[position]?.flag === 'error')
    expect(errors).toEqual(seed.filter(({ truncated }) => truncated))
    const { falseAlarms } = ratesAt({ cases: seed, verdicts, flags: flagged })
    expect(falseAlarms).toBeLessThanOrEqual(0.003)
  })

  it('are judged alike with a second reference', () => {
    const withSecond = texts.flatMap(({ ro, en, ru }): Case[] => [
      { ...toCase('en', ro, en), second: { locale: 'ru', text: ru } },
      { ...toCase('ru', ro, ru), second: { locale: 'en', text: en } },
    ])
    const verdicts = scoreCases(withSecond)
    expect(ratesAt({ cases: withSecond, verdicts, flags: ['error'] }).recall).toBe(1)
    expect(
      ratesAt({ cases: withSecond, verdicts, flags: flagged }).falseAlarms,
    ).toBeLessThanOrEqual(0.003)
  })

  it('say what the source goes on with', () => {
    const { source = '', text = '' } = seed.find(({ text: one }) => one.endsWith('и горо')) ?? {}
    const { missing } = scoreText({ locale: 'ru', sourceLocale: 'ro', source, text })
    expect(missing).toMatch(/pe orașe\. Aflați ce se întâmplă în apropiere .* planuri\.$/u)
  })
})

describe('texts of other subjects that no rule was made on', () => {
  const texts = readParallelTexts({
    folder: fileURLToPath(new URL('../../tests/fixtures/parallel-texts', import.meta.url)),
    half: 'report',
  })

  it.each([
    // What each way of judging is held to; the rest of the table is in docs/how-to/score-texts.md.
    ['source', { all: 0.92, short: 0.813, mended: 0.865, prose: 0.98 }],
    ['two references', { all: 0.918, short: 0.811, mended: 0.868, prose: 0.98 }],
    ['nothing', { all: 0.402, short: 0.255, mended: 0.174, prose: 0.45 }],
  ] as const)(
    'are told apart beside %s',
    async (beside, recall) => {
      const judged = judgeCuts({ texts, site: await readSiteWords(), beside })
      const all = cutRates(judged)
      expect(all.whole).toBeGreaterThanOrEqual(450)
      expect(all.precision).toBeGreaterThanOrEqual(0.995)
      expect(all.wrongErrors).toBe(0)
      expect(all.recall).toBeGreaterThanOrEqual(recall.all)
      const short = judged.filter(({ length }) => length < 60)
      expect(cutRates(short).recall).toBeGreaterThanOrEqual(recall.short)
      const mended = judged.filter(({ kind }) => kind === 'mended')
      expect(cutRates(mended).recall).toBeGreaterThanOrEqual(recall.mended)
      const prose = judged.filter(
        ({ role, kind }) => role !== 'label' && role !== 'heading' && kind !== 'mended',
      )
      expect(cutRates(prose).recall).toBeGreaterThanOrEqual(recall.prose)
    },
    60_000,
  )
})

describe('a finished text of 60 or more characters, cut at any letter', () => {
  it('is flagged nine times in ten', () => {
    const finished = [...seed, ...labelled].filter(
      ({ text, truncated }) => truncated === false && text.length >= 60,
    )
    const vocabulary = {
      ro: buildVocabulary(texts.map(({ ro }) => ro)),
      en: buildVocabulary(texts.map(({ en }) => en)),
      ru: buildVocabulary(texts.map(({ ru }) => ru)),
    }
    const cuts = fc.sample(
      fc.record({
        one: fc.constantFrom(...finished),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { numRuns: 2000, seed: 20261121 },
    )
    const isFlagged = ({ one, share }: (typeof cuts)[number]): boolean => {
      const { locale, source_locale: sourceLocale, source, text } = one
      const letters = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index)
      const at = letters[Math.floor(share * letters.length)] ?? text.length - 1
      const cut = text.slice(0, Math.max(1, at))
      const verdict = scoreText({
        ...{ locale, sourceLocale, source, text: cut },
        vocabulary: vocabulary[locale],
      })
      return verdict.flag !== 'none'
    }
    expect(cuts.filter(isFlagged).length / cuts.length).toBeGreaterThanOrEqual(0.95)
  }, 60_000)
})
