import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabDraft } from './tab-draft.client'

const read = ({ name, message }: Record<string, unknown>) => ({
  name: typeof name === 'string' ? name : '',
  message: typeof message === 'string' ? message : '',
})
const draft = tabDraft({ key: 'letter', read })

function signInAs(uid: string): void {
  const token = btoa(JSON.stringify({ uid }))
  vi.stubGlobal('document', { cookie: `sFrontToken=${token}` })
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  signInAs('ana')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a field filled in before the script came leaves the kept text of the others', () => {
  draft.keep({ name: 'Ana', message: 'A long letter' })
  const start = draft.chooseStart({ name: 'Ana Rusu', message: '' })
  expect(start).toEqual({ name: 'Ana Rusu', message: 'A long letter' })
  draft.keepStart(start)
  expect(draft.chooseStart({})).toEqual(start)
})

test('what the form has is newer than what was kept', () => {
  draft.keep({ name: 'Ana', message: 'First words' })
  const typed = { name: 'Ana', message: 'Other words' }
  expect(draft.chooseStart(typed)).toEqual(typed)
})

test('nothing of a draft reaches another member, whose own words stay', () => {
  const letter = { name: 'Ana', message: 'A long letter' }
  draft.keep(letter)
  signInAs('ion')
  expect(draft.chooseStart({})).toEqual({ name: '', message: '' })
  // Filled in by the browser on the way back.
  expect(draft.chooseStart(letter)).toEqual({ name: '', message: '' })
  expect(draft.chooseStart({ name: 'Ion' })).toEqual({ name: 'Ion', message: '' })
})

test('what was typed before signing in goes to the member who does', () => {
  vi.stubGlobal('document', { cookie: '' })
  draft.keep({ name: '', message: 'A long letter' })
  signInAs('ana')
  expect(draft.chooseStart({ name: 'Ana' })).toEqual({ name: 'Ana', message: 'A long letter' })
})
