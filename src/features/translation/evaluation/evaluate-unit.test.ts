import { describe, expect, it } from 'vitest'
import { byLocale } from '@/i18n/by-locale'
import { textHash } from '@/i18n/text-hash'
import { sharedBlocks } from '@/rich-text/pair-segments'
import { keysAtSave, withSharedKeys, type RichTexts } from '@/rich-text/keys/shared-keys'
import {
  linkNode,
  paragraph,
  richText,
  textNode,
  withoutKeys,
} from '../../../../tests/helpers/rich-text'
import type { ExtractedUnit } from '../content/extract-units'
import { buildVocabulary } from '../cut-off/vocabulary'
import { rememberedChecks } from '../checks/remembered-checks'
import type { UnitRow } from '../units/unit-rows'
import { evaluateUnit } from './evaluate-unit'
import type { CheckContext } from './text-findings'
import { textPast } from './text-past'

const context: CheckContext = {
  ...textPast([]),
  check: rememberedChecks({ vocabulary: byLocale(() => buildVocabulary([])), glossary: [] }),
  sameSource: () => [],
}
const change = {
  at: new Date('2031-01-02T12:00:00Z'),
  edited: null,
  isPublished: () => true,
  publishes: () => false,
  decided: () => null,
  origin: 'content',
  editorName: 'Ana',
} as const

function toUnits(values: RichTexts): ExtractedUnit[] {
  return sharedBlocks(values).map(({ key, texts }, position) => ({
    ...{ unit: `legal-documents:1:body#${key}`, kind: 'collection', container: 'legal-documents' },
    ...{ document: '1', documentTitle: 'Termeni', path: 'body', segment: key, position },
    ...{ format: 'rich-text', role: 'prose', maxLength: null, isRequired: false, allowed: null },
    leaf: { ...leaf, values },
    texts,
  }))
}
const leaf = {
  path: 'body',
  keys: ['body'],
  type: 'richText' as const,
  role: 'prose' as const,
  maxLength: null,
  isRequired: false,
}

function judged(options: { values: RichTexts; known: UnitRow[]; edited?: 'ro' | 'en' }): UnitRow[] {
  const { values, known, edited = null } = options
  return toUnits(values).flatMap((unit) =>
    evaluateUnit({
      ...{ unit, context, change: { ...change, edited } },
      known: known.filter((row) => row.unit === unit.unit),
    }),
  )
}

const [mail, form] = ['mailto:contact@pasiuni.example', '/cont']
const [byMail, byForm] = [
  ['prin e-mail: ', linkNode(mail, textNode('contact@pasiuni.example')), '; '],
  ['prin ', linkNode(form, textNode('formularul de contact')), ', dacă ați intrat în cont.'],
] as const
const stored = withSharedKeys({
  ro: richText(paragraph(...byMail), paragraph(...byForm)),
  en: richText(
    paragraph('by e-mail: ', linkNode(mail, textNode('contact@pasiuni.example')), ';'),
    paragraph('through the ', linkNode(form, textNode('contact form')), ', if you are signed in.'),
  ),
  ru: null,
})
const before = judged({ values: stored, known: [] })

/** What the desk knows after a program that sends no keys has stored another source. */
function afterSource(...blocks: Parameters<typeof paragraph>[]): UnitRow[] {
  const value = withoutKeys(richText(...blocks.map((block) => paragraph(...block))))
  return judged({ values: keysAtSave({ stored, value, locale: 'ro' }), known: before })
}

function findEnglish(rows: UnitRow[], words: string): UnitRow | undefined {
  return rows.find(({ locale, text }) => locale === 'en' && text?.includes(words))
}

describe('a translation whose source gets other links', () => {
  it('is not taken for a new one when two blocks become one', () => {
    const row = findEnglish(afterSource([...byMail, ...byForm]), 'contact form')
    expect(row?.text).toBe('through the <a id="2">contact form</a>, if you are signed in.')
    expect(row).toMatchObject({
      ...{ is_outdated: true, changed_by: null, changed_at: null },
      confirmed_source: 'prin <a id="1">formularul de contact</a>, dacă ați intrat în cont.',
    })
  })

  it('is not taken for a new one when a link comes before its own', () => {
    const added = ['Scrieți la ', linkNode(mail, textNode('adresa noastră')), ' sau ', ...byForm]
    const row = findEnglish(afterSource([...byMail], added), 'contact form')
    expect(row).toMatchObject({ is_outdated: true, state: 'approved', changed_by: null })
  })

  // Markup numbers links and names no addresses: either language may be the one that has changed.
  const known = before.map((row) => {
    const text = row.locale === 'en' ? (row.text?.replace('id="1"', 'id="2"') ?? null) : row.text
    return {
      ...row,
      text,
      hash: textHash(text),
      confirmed_hash: 'an earlier source',
      confirmed_source: 'Altul',
    }
  })
  const inEnglish = (edited: 'ro' | 'en') =>
    judged({ values: stored, known, edited }).find(({ locale }) => locale === 'en')

  it('is a new one when someone changes its links', () => {
    expect(inEnglish('en')).toMatchObject({ is_outdated: false, changed_by: 'Ana' })
  })

  it('is not taken for a new one when the source leads elsewhere in the same words', () => {
    expect(inEnglish('ro')).toMatchObject({ is_outdated: true, changed_by: null })
  })
})
