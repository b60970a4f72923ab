import { beforeAll, describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/i18n/locales'
import { russianTextsCutOff } from '../../../../migrations/content/texts/russian-texts-cut-off'
import { readSeededUnits, type SeededUnit } from '../../../../scripts/score-texts/seeded-units'
import { buildVocabulary } from '../cut-off/vocabulary'
import type { Vocabulary } from '../cut-off/types'
import type { Finding, Level } from '../types'
import { checkText } from './check-text'

type Checked = { unit: SeededUnit; locale: Locale; text: string; findings: Finding[] }

const cutInSeed = Object.values(russianTextsCutOff)

let checked: Checked[]

beforeAll(async () => {
  const units = await readSeededUnits()
  const wordsIn = (locale: Locale): Vocabulary =>
    buildVocabulary(units.map(({ texts }) => texts[locale]))
  const vocabulary = { ro: wordsIn('ro'), en: wordsIn('en'), ru: wordsIn('ru') }
  checked = units.flatMap((unit) =>
    locales.map((locale) => ({
      unit,
      locale,
      text: unit.texts[locale],
      findings: checkUnit({ unit, locale, vocabulary: vocabulary[locale] }),
    })),
  )
}, 60_000)

function checkUnit(options: {
  unit: SeededUnit
  locale: Locale
  vocabulary: Vocabulary
}): Finding[] {
  const { unit, locale, vocabulary } = options
  const { texts, format, role } = unit
  const other = locale === 'en' ? 'ru' : 'en'
  return checkText({
    locale,
    sourceLocale: 'ro',
    source: locale === 'ro' ? null : texts.ro,
    text: texts[locale],
    format,
    role,
    vocabulary,
    ...(locale !== 'ro' && { second: { locale: other, text: texts[other] } }),
  })
}

function withFinding(level: Level): Checked[] {
  return checked.filter(({ findings }) => findings.some((finding) => finding.level === level))
}

describe('the texts the site begins with', () => {
  it('are all there, in all languages', () => {
    expect(checked.length).toBeGreaterThan(2000)
    expect(checked.filter(({ text }) => text === '')).toEqual([])
  })

  it('have no errors but the cut-off texts that came so', () => {
    const errors = withFinding('error')
    expect(errors.map(({ text }) => cutInSeed.find((cut) => text.endsWith(cut))).sort()).toEqual(
      [...cutInSeed].sort(),
    )
    for (const { locale, findings } of errors) {
      expect(locale).toBe('ru')
      expect(findings.map(({ check }) => check)).toEqual(['cut-off'])
    }
  })

  it('have hardly a warning', () => {
    const warnings = withFinding('warning').map(({ unit, locale }) => `${unit.key} ${locale}`)
    // The list says which, where the ceiling is broken.
    expect(warnings.length / checked.length <= 0.005 ? [] : warnings).toEqual([])
  })

  it('are hardly ever called cut off when they are whole', () => {
    const whole = checked.filter(
      ({ locale, text }) => locale !== 'ro' && !cutInSeed.some((cut) => text.endsWith(cut)),
    )
    const alarms = whole.filter(({ findings }) => findings.some(({ check }) => check === 'cut-off'))
    // The list says which, where the ceiling is broken.
    const named = alarms.map(({ unit, locale, text }) => `${unit.key} ${locale}: ${text}`)
    expect(alarms.length / whole.length <= 0.003 ? [] : named).toEqual([])
  })
})
