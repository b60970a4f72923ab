import { describe, expect, test } from 'vitest'
import type { LanguageView, ReviewView } from '../../publishing-view'
import { areAnyUnsent, nameForm, strayWords, withoutSent } from './review-words'

const rights = { mayWrite: true, mayApprove: true, mayPublish: true, mayWithdraw: true }
const languages = (['ro', 'en', 'ru'] as const).map((locale): LanguageView => ({
  locale,
  isPublic: false,
  hasDraft: true,
  ...rights,
}))

function review(given: Pick<ReviewView, 'id' | 'locale' | 'state'>): ReviewView {
  return {
    ...given,
    authorId: 1,
    authorName: 'Ana',
    note: null,
    createdAt: '2026-11-27T10:00:00Z',
    decidedByName: null,
    decidedAt: null,
    answer: null,
    draft: null,
    draftFields: {},
  }
}

const nothing = { languages, reviews: [] }
const waiting = { languages, reviews: [review({ id: 5, locale: 'ru', state: 'waiting' })] }
const decided = { languages, reviews: [review({ id: 5, locale: 'ru', state: 'returned' })] }

const answer = nameForm({ view: waiting, locale: 'ru' }) ?? ''
const note = nameForm({ view: nothing, locale: 'ru' }) ?? ''
const text = 'Lipsește un paragraf.'

test('words of a language that is not shown are unsent, too', () => {
  const words = { [answer]: text }
  expect(words[nameForm({ view: waiting, locale: 'ro' }) ?? '']).toBeUndefined()
  expect(areAnyUnsent(words)).toBe(true)
})

test('spaces are no words', () => {
  const words = { [note]: ' \n' }
  expect(areAnyUnsent(words)).toBe(false)
  expect(strayWords({ words, view: waiting, locale: 'ru' })).toEqual([])
})

describe('an answer', () => {
  test('is no note', () => {
    expect(answer).not.toBe(nameForm({ view: decided, locale: 'ru' }))
  })

  test('that was sent is unsent no longer', () => {
    const words = withoutSent({ words: { [answer]: text }, name: answer, sent: text })
    expect(areAnyUnsent(words)).toBe(false)
    expect(strayWords({ words, view: decided, locale: 'ru' })).toEqual([])
  })

  test('that was gone on with while it was sent keeps every word', () => {
    const words = { [answer]: `${text} Și un titlu.` }
    expect(withoutSent({ words, name: answer, sent: text })).toEqual(words)
  })

  test('to a review that somebody else decided stays, under its language', () => {
    const words = { [answer]: text }
    expect(areAnyUnsent(words)).toBe(true)
    expect(strayWords({ words, view: decided, locale: 'ru' })).toEqual([text])
    expect(strayWords({ words, view: decided, locale: 'ro' })).toEqual([])
    expect(strayWords({ words, view: waiting, locale: 'ru' })).toEqual([])
  })

  test('to a review that another one has followed stays as well', () => {
    const next = { languages, reviews: [review({ id: 6, locale: 'ru', state: 'waiting' })] }
    expect(strayWords({ words: { [answer]: text }, view: next, locale: 'ru' })).toEqual([text])
  })
})

describe('a note', () => {
  test('stays where a colleague was the first to ask', () => {
    const words = { [note]: text }
    expect(areAnyUnsent(words)).toBe(true)
    expect(strayWords({ words, view: waiting, locale: 'ru' })).toEqual([text])
    expect(strayWords({ words, view: nothing, locale: 'ru' })).toEqual([])
  })

  test('stays where nothing is left to review', () => {
    const published = languages.map((one) => ({ ...one, hasDraft: false }))
    const view = { languages: published, reviews: [] }
    expect(nameForm({ view, locale: 'ru' })).toBeNull()
    expect(strayWords({ words: { [note]: text }, view, locale: 'ru' })).toEqual([text])
  })
})
