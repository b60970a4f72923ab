import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSent, keepDraft, readDraft } from './answer-draft'

const id = 7
const sent = { subject: 'Răspuns', text: 'Bună ziua!', key: 'k' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('an answer that was sent is forgotten', () => {
  keepDraft({ id, draft: sent })
  forgetSent({ id, sent: { ...sent, key: null } })
  expect(readDraft(id)).toBeNull()
})

test.each([{ text: 'Bună ziua! Și încă ceva' }, { subject: 'Alt subiect' }])(
  'what was written while it was being sent stays: %o',
  (words) => {
    const written = { ...sent, ...words, key: null }
    keepDraft({ id, draft: written })
    forgetSent({ id, sent })
    expect(readDraft(id)).toEqual(written)
  },
)
