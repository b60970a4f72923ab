import { expect, test } from 'vitest'
import type { LanguageView, ReviewView } from '../../publishing-view'
import { areAnyUnsent, nameWords } from './review-words'

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

const waiting = { languages, reviews: [review({ id: 5, locale: 'ru', state: 'waiting' })] }
const decided = { languages, reviews: [review({ id: 5, locale: 'ru', state: 'returned' })] }

test('words of a language that is not shown are unsent, too', () => {
  const words = { [nameWords({ view: waiting, locale: 'ru' })]: 'Lipsește un paragraf.' }
  expect(words[nameWords({ view: waiting, locale: 'ro' })]).toBeUndefined()
  expect(areAnyUnsent({ words, view: waiting })).toBe(true)
})

test('an answer is no note, and nobody is asked about it once its review is decided', () => {
  const words = { [nameWords({ view: waiting, locale: 'ru' })]: 'Lipsește un paragraf.' }
  expect(words[nameWords({ view: decided, locale: 'ru' })]).toBeUndefined()
  expect(areAnyUnsent({ words, view: decided })).toBe(false)
})

test('spaces are no words', () => {
  const words = { [nameWords({ view: decided, locale: 'ro' })]: ' \n' }
  expect(areAnyUnsent({ words, view: decided })).toBe(false)
})
