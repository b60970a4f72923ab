import { describe, expect, test } from 'vitest'
import { sampleUnit } from '../../../../tests/helpers/exchange-units'
import { textHash } from '@/i18n/text-hash'
import type { ExchangeUnit } from './types'
import { broughtText, mergeVerdict, type CurrentUnit } from './verdicts'

const source = 'Luați pâine și apă.'
const before = 'Возьмите хлеб.'
const after = 'Возьмите хлеб и воду.'

/** Exported as `before`, and then given another text in the file. */
function fileUnit(changes: Partial<ExchangeUnit> = {}): ExchangeUnit {
  return sampleUnit({ source, target: after, targetHash: textHash(before), ...changes })
}

function now(changes: Partial<CurrentUnit> = {}): CurrentUnit {
  const target = changes.target === undefined ? before : changes.target
  const unit = { source, target, isLocked: false, format: 'text' as const, ...changes }
  return { ...unit, sourceHash: textHash(unit.source), targetHash: textHash(unit.target) }
}

function verdict({
  exported = fileUnit(),
  current = now(),
  mayApprove = false,
}: {
  exported?: ExchangeUnit
  current?: CurrentUnit | null
  mayApprove?: boolean
}) {
  return mergeVerdict({ exported, current, mayApprove })
}

const unchanged = { kind: 'unchanged' }
const conflict = { kind: 'conflict', movedLinks: [], approve: false }

describe('three ways', () => {
  test.each([
    ['nothing has moved on the site', now(), { kind: 'apply', approve: false }],
    ['the source has changed', now({ source: 'Luați apă.' }), { kind: 'apply-outdated' }],
    ['the text is that of the file already', now({ target: after }), unchanged],
    ['so it is, and the source has changed', now({ target: after, source: 'Apă.' }), unchanged],
    ['the text is a third one', now({ target: 'Хлеб и вода.' }), conflict],
    ['both have changed', now({ target: 'Хлеб.', source: 'Apă.' }), conflict],
    ['the text is gone', now({ target: null }), conflict],
  ])('%s', (_, current, expected) => {
    expect(verdict({ current })).toEqual(expected)
  })

  test('a text that was missing, and was written on the site meanwhile', () => {
    const exported = fileUnit({ targetHash: textHash(null) })
    expect(verdict({ exported, current: now({ target: null }) }).kind).toBe('apply')
    expect(verdict({ exported, current: now() })).toEqual(conflict)
  })
})

test.each([
  ['text', ' '],
  ['text', '\u00a0\n'],
  ['rich-text', '<b> </b>'],
] as const)('blanks in the place of a text take nothing away: %s %j', (format, target) => {
  const exported = fileUnit({ format, target })
  expect(verdict({ exported, current: now({ format }) })).toEqual(unchanged)
  expect(broughtText(exported)).toBeNull()
})

test('rich text may hold an object and no word', () => {
  expect(broughtText(fileUnit({ format: 'rich-text', target: '<x id="1"/>' }))).not.toBeNull()
})

describe('links that have other numbers in the source of now', () => {
  const format = 'rich-text'
  const exported = fileUnit({
    ...{ format, targetHash: textHash(null), target: 'через <a id="1">форму</a>' },
    ...{
      source: 'prin <a id="1">formular</a>',
      sourceHash: textHash('prin <a id="1">formular</a>'),
    },
  })
  const verdictBeside = (present: string, target: string | null = null) =>
    verdict({ exported, current: now({ format, source: present, target }) })
  const shifted = 'prin <a id="1">e-mail</a> sau <a id="2">formular</a>'

  test('are named: the words would lead elsewhere', () => {
    expect(verdictBeside(shifted)).toMatchObject({ kind: 'conflict', movedLinks: [1] })
  })

  test('are named too where the text has changed with them', () => {
    const target = 'через <a id="1">почту</a> или <a id="2">форму</a>'
    expect(verdictBeside(shifted, target)).toMatchObject({ kind: 'conflict', movedLinks: [1] })
  })

  test('are no question where those of the text have their numbers', () => {
    const present = 'scrieți prin <a id="1">formular</a> sau <a id="2">e-mail</a>'
    expect(verdictBeside(present)).toEqual({ kind: 'apply-outdated' })
  })
})

describe('a file that brings nothing new', () => {
  test('leaves alone what has changed on the site since', () => {
    const exported = fileUnit({ target: before })
    for (const current of [now(), now({ target: 'Хлеб.' }), now({ target: null })]) {
      expect(verdict({ exported, current })).toEqual(unchanged)
    }
  })

  test('takes nothing away', () => {
    expect(verdict({ exported: fileUnit({ target: null }) })).toEqual(unchanged)
  })

  test('is told to be unfinished where it says so', () => {
    const half = fileUnit({ target: null, isUnfinished: true })
    expect(verdict({ exported: half })).toEqual({ kind: 'unfinished' })
    expect(verdict({ exported: half, current: null }).kind).toBe('refused')
    const marked = fileUnit({ target: before, isUnfinished: true })
    expect(verdict({ exported: marked })).toEqual({ kind: 'unfinished' })
  })

  test('is not told again to be unfinished once its text is on the site', () => {
    const marked = fileUnit({ isUnfinished: true })
    expect(verdict({ exported: marked }).kind).toBe('apply')
    expect(verdict({ exported: marked, current: now({ target: after }) })).toEqual(unchanged)
  })

  test('is not refused for being locked', () => {
    const current = now({ isLocked: true })
    expect(verdict({ exported: fileUnit({ target: before }), current })).toEqual(unchanged)
    expect(verdict({ current: now({ isLocked: true, target: after }) })).toEqual(unchanged)
  })
})

describe('approval', () => {
  const approved = fileUnit({ state: 'approved' })

  test('needs a file that says so and someone who may', () => {
    expect(verdict({ exported: approved, mayApprove: true })).toEqual({
      kind: 'apply',
      approve: true,
    })
    expect(verdict({ exported: approved })).toEqual({ kind: 'apply', approve: false })
    expect(verdict({ mayApprove: true })).toEqual({ kind: 'apply', approve: false })
  })

  test('is told of a conflict, too, before the text of the file is chosen', () => {
    const current = now({ target: 'Хлеб и вода.' })
    expect(verdict({ exported: approved, current, mayApprove: true })).toEqual({
      ...conflict,
      approve: true,
    })
    expect(verdict({ exported: approved, current })).toEqual(conflict)
    const both = now({ target: 'Хлеб.', source: 'Apă.' })
    expect(verdict({ exported: approved, current: both, mayApprove: true })).toEqual(conflict)
  })

  test('is never that of another source', () => {
    const current = now({ source: 'Luați apă.' })
    expect(verdict({ exported: approved, current, mayApprove: true })).toEqual({
      kind: 'apply-outdated',
    })
  })
})

describe('another source', () => {
  const comma = now({ source: 'Luați pâine și, apă.' })

  test('is none for a capital, and one for a comma', () => {
    expect(verdict({ current: now({ source: source.toLowerCase() }) }).kind).toBe('apply')
    expect(verdict({ current: comma }).kind).toBe('apply-outdated')
  })

  test('is told by what was exported, not by what a program made of it', () => {
    const touched = fileUnit({ source: 'Altceva.', sourceHash: textHash(source) })
    expect(verdict({ exported: touched }).kind).toBe('apply')
    expect(verdict({ exported: touched, current: comma }).kind).toBe('apply-outdated')
  })
})

describe('refused', () => {
  const refused = (reason: string) => ({ kind: 'refused', reason })

  test('units that are gone, closed, or written in another way now', () => {
    expect(verdict({ current: null })).toEqual(refused('unknown'))
    expect(verdict({ current: now({ isLocked: true }) })).toEqual(refused('locked'))
    expect(verdict({ current: now({ format: 'rich-text' }) })).toEqual(refused('other-schema'))
  })

  test.each([
    '<b>a',
    'a</b>',
    '<b><i>a</b></i>',
    '<p>a</p>',
    'a < b',
    '<a href="x">a</a>',
    '<a id="1">a',
  ])('rich text as %s', (target) => {
    const exported = fileUnit({ format: 'rich-text', target })
    const current = now({ format: 'rich-text' })
    expect(verdict({ exported, current })).toEqual(refused('format-errors'))
    // Elsewhere these are characters like others.
    expect(verdict({ exported: fileUnit({ target }) }).kind).toBe('apply')
  })
})

test('a lone & in rich text is what its writer meant', () => {
  const exported = fileUnit({ format: 'rich-text', target: 'Q&A, R&amp;D &lt; 1' })
  expect(broughtText(exported)).toBe('Q&amp;A, R&amp;D &lt; 1')
  const current = now({ format: 'rich-text', target: 'Q&amp;A, R&amp;D &lt; 1' })
  expect(verdict({ exported, current })).toEqual(unchanged)
})
