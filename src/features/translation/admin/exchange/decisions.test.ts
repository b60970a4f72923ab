import { describe, expect, test } from 'vitest'
import { conflictingItem } from '../../../../../tests/helpers/conflicting-item'
import { sampleReport } from '../../../../../tests/helpers/sample-report'
import type { ImportItem, ImportReport } from '../../transfer/import-report'
import { areAnyMade, decided, draftsAfter, isOpen, toDecisions, type Drafts } from './decisions'

function report(...items: Partial<ImportItem>[]): ImportReport {
  const all = items.map((changes) => ({ ...conflictingItem, ...changes }))
  return { ...sampleReport(all), isDryRun: false }
}

const before = report({})
const own: Drafts = { a: { choice: 'text', text: 'Hi' } }

describe('the editor’s own wording of a conflict', () => {
  test('outlives another choice, its own or one for all', () => {
    const other = decided({ drafts: own, units: ['a', 'b'], choice: 'theirs' })
    expect(other).toEqual({
      a: { choice: 'theirs', text: 'Hi' },
      b: { choice: 'theirs', text: null },
    })
    expect(toDecisions(other)).toEqual({ a: 'theirs', b: 'theirs' })
    expect(decided({ drafts: other, units: ['a'], choice: null }).a?.text).toBe('Hi')
    const again = decided({ drafts: other, units: ['a'], choice: 'text' })
    expect(toDecisions(again)).toEqual({ a: { text: 'Hi' }, b: 'theirs' })
  })

  test('stays chosen where it was refused, to be mended', () => {
    const refused = report({ verdict: 'refused', reason: 'format-errors', decision: 'text' })
    const drafts = draftsAfter({ drafts: own, before, report: refused })
    expect(drafts).toEqual(own)
    expect(refused.items.map((each) => isOpen({ item: each, drafts }))).toEqual([true])
  })

  test('stays, to be chosen again, where the text on the site has changed', () => {
    const changed = report({ mineHash: 'h2', mine: 'Good day' })
    expect(draftsAfter({ drafts: own, before, report: changed })).toEqual({
      a: { choice: null, text: 'Hi' },
    })
  })

  test('is done with once it is stored, or no text of the file asks for it', () => {
    const stored = report({ decision: 'text' })
    expect(draftsAfter({ drafts: own, before, report: stored })).toEqual({})
    expect(draftsAfter({ drafts: own, before, report: report() })).toEqual({})
  })

  test('is not taken into the report of another file', () => {
    const other = { ...report({}), exportId: 'y' }
    expect(draftsAfter({ drafts: own, before, report: other })).toEqual({})
    expect(draftsAfter({ drafts: own, before: null, report: report({}) })).toEqual({})
  })
})

test('a refused text of which nothing was written is not open', () => {
  const [refused = conflictingItem] = report({ verdict: 'refused', reason: 'locked' }).items
  expect(isOpen({ item: refused, drafts: {} })).toBe(false)
  expect(isOpen({ item: conflictingItem, drafts: {} })).toBe(true)
})

describe('what leaving would lose', () => {
  test('are choices and own words, but not what is left for later', () => {
    expect(areAnyMade(own)).toBe(true)
    expect(areAnyMade({ a: { choice: 'mine', text: null } })).toBe(true)
    expect(areAnyMade(decided({ drafts: own, units: ['a'], choice: null }))).toBe(true)
    expect(areAnyMade({ a: { choice: null, text: null } })).toBe(false)
    expect(areAnyMade({})).toBe(false)
  })

  test('is nothing once the import has taken all of it', () => {
    const drafts: Drafts = { ...own, b: { choice: 'mine', text: null } }
    const carriedOut = report({ decision: 'text' }, { unit: 'b', decision: 'mine' })
    expect(areAnyMade(draftsAfter({ drafts, before, report: carriedOut }))).toBe(false)
  })
})

test('choices without own words outlive another look at the file, while the text is the same', () => {
  const drafts: Drafts = {
    ...{ a: { choice: 'mine', text: null }, b: { choice: 'theirs', text: null } },
    c: { choice: 'theirs', text: null },
  }
  const two = report({}, { unit: 'b' }, { unit: 'c' })
  const after = report({}, { unit: 'b', mineHash: 'h2' }, { unit: 'c', verdict: 'refused' })
  expect(draftsAfter({ drafts, before: two, report: after })).toEqual({ a: drafts.a })
})

test('the text of the file is not chosen any more once its links lead elsewhere', () => {
  const drafts: Drafts = { a: { choice: 'theirs', text: null } }
  const moved = report({ movedLinks: [1] })
  expect(draftsAfter({ drafts, before, report: moved })).toEqual({})
  expect(draftsAfter({ drafts, before, report: report({}) })).toEqual(drafts)
})

test('choices without own words are made again after an import', () => {
  const drafts: Drafts = { a: { choice: 'mine', text: null } }
  expect(draftsAfter({ drafts, before, report: report({ mineHash: 'h2' }) })).toEqual({})
})
