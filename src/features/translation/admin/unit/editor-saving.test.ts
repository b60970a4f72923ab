import { describe, expect, test } from 'vitest'
import { after, notice, typed, view } from '../../../../../tests/helpers/text-in-editor'
import { editorReducer } from './state/editor-reducer'
import { currentCheck, expectedHash, isUnsaved, getText } from './state/editor-state'

const { unit, locale } = view()
const place = { unit, locale }
const theirs = { text: 'Hi there', hash: 'h2', by: 'Ana', at: '2026-03-03T12:00:00Z' }

describe('saving', () => {
  test('makes the saved text the one to go on from', () => {
    const state = after({
      actions: [
        typed('Hello'),
        { type: 'saved', view: view({ text: 'Hello', hash: 'h2' }), sent: 'Hello', notice },
      ],
    })
    expect(isUnsaved(state)).toBe(false)
    expect(expectedHash(state)).toBe('h2')
    expect(state.notice).toEqual(notice)
    expect(getText(editorReducer(state, { type: 'undone' }))).toBe('Welcome')
  })

  test('keeps what was typed while it was under way', () => {
    const state = after({
      actions: [
        typed('Hello'),
        { type: 'started', work: 'saving' },
        typed('Hello!'),
        { type: 'saved', view: view({ text: 'Hello', hash: 'h2' }), sent: 'Hello', notice },
      ],
    })
    expect(getText(state)).toBe('Hello!')
    expect(isUnsaved(state)).toBe(true)
    expect(expectedHash(state)).toBe('h2')
  })

  test('shows the text as the server stored it', () => {
    const state = after({
      actions: [
        typed('Hello '),
        { type: 'saved', view: view({ text: 'Hello', hash: 'h2' }), sent: 'Hello ', notice },
      ],
    })
    expect(getText(state)).toBe('Hello')
    expect(isUnsaved(state)).toBe(false)
    expect(state.notice).toEqual(notice)
  })

  test('is old news once the text changes again', () => {
    const saved = view({ text: 'Hello', hash: 'h2' })
    const state = after({
      actions: [typed('Hello'), { type: 'saved', view: saved, sent: 'Hello', notice }, typed('Hi')],
    })
    expect(state.notice).toBeNull()
  })

  test('that fails loses nothing', () => {
    const failure = { level: 'error', text: 'Nu se poate' } as const
    const state = after({
      actions: [
        typed('Hello'),
        { type: 'started', work: 'saving' },
        { type: 'failed', place, notice: failure },
      ],
    })
    expect(getText(state)).toBe('Hello')
    expect(state.work).toBeNull()
    expect(state.notice).toEqual(failure)
  })

  test('that is refused shows why', () => {
    const findings = [{ check: 'cut-off', level: 'error', args: {}, fingerprint: 'f' } as const]
    const state = after({
      actions: [typed('Hel'), { type: 'refused', place, findings, sent: 'Hel', notice }],
    })
    expect(currentCheck(state)).toMatchObject({ checked: { findings }, isCurrent: true })
  })
})

describe('a source that changes while a text is in work', () => {
  const changed = view({ source: 'Bun venit!', sourceHash: 's2' })

  test('is not taken as seen with another step of the desk', () => {
    const state = after({
      actions: [typed('Hello'), { type: 'updated', view: changed, notice }],
    })
    expect(state.base).toEqual({ text: 'Welcome', hash: 'h1', sourceHash: 's1' })
  })

  test('is the one to translate once the editor has been told', () => {
    const state = after({
      actions: [typed('Hello'), { type: 'source-changed', view: changed, notice }],
    })
    expect(state.base).toEqual({ text: 'Welcome', hash: 'h1', sourceHash: 's2' })
    expect(getText(state)).toBe('Hello')
    expect(state.notice).toEqual(notice)
  })

  test('is the one of a text that nobody has touched', () => {
    const state = after({ actions: [{ type: 'updated', view: changed, notice }] })
    expect(state.base.sourceHash).toBe('s2')
  })
})

describe('a conflict', () => {
  const conflicted = after({
    actions: [
      typed('Hello'),
      { type: 'conflicted', place, conflict: theirs, sent: 'Hello', notice },
    ],
  })

  test('keeps all three texts and is not settled by saving again', () => {
    expect(conflicted.conflict).toMatchObject({
      mine: 'Hello',
      base: 'Welcome',
      text: 'Hi there',
      isDecided: false,
    })
    expect(expectedHash(conflicted)).toBe('h1')
  })

  test('names the new text once mine is chosen', () => {
    const state = editorReducer(conflicted, { type: 'decided', choice: 'mine' })
    expect(getText(state)).toBe('Hello')
    expect(expectedHash(state)).toBe('h2')
  })

  test('ends with theirs, and mine is one step back', () => {
    const state = editorReducer(conflicted, { type: 'decided', choice: 'theirs' })
    expect(getText(state)).toBe('Hi there')
    expect(isUnsaved(state)).toBe(false)
    expect(state.conflict).toBeNull()
    const back = editorReducer(state, { type: 'undone' })
    expect(getText(back)).toBe('Hello')
    expect(expectedHash(back)).toBe('h2')
  })

  test('is settled by a merged text', () => {
    expect(expectedHash(after({ from: conflicted, actions: [typed('Hello there')] }))).toBe('h2')
  })

  test('ends with the save', () => {
    const saved = view({ text: 'Hello', hash: 'h3' })
    const state = after({
      from: conflicted,
      actions: [
        { type: 'decided', choice: 'mine' },
        { type: 'saved', view: saved, sent: 'Hello', notice },
      ],
    })
    expect(state.conflict).toBeNull()
    expect(expectedHash(state)).toBe('h3')
  })
})

describe('a text left unsaved', () => {
  const kept = { text: 'Helo', base: { text: 'Old', hash: 'h0' }, at: '2026-03-03T12:00:00Z' }

  test('comes back with the text it was begun from, so that a newer one is noticed', () => {
    const state = after({ actions: [{ type: 'kept-found', kept }, { type: 'kept-restored' }] })
    expect(getText(state)).toBe('Helo')
    expect(expectedHash(state)).toBe('h0')
    expect(state.kept).toBeNull()
  })

  test('names the source that it was written for, until its editor knows the one of now', () => {
    const written = { ...kept, base: { ...kept.base, sourceHash: 's0' } }
    const restored = after({
      actions: [{ type: 'kept-found', kept: written }, { type: 'kept-restored' }],
    })
    expect(restored.base.sourceHash).toBe('s0')
    const locked = after({ from: restored, actions: [{ type: 'updated', view: view(), notice }] })
    expect(locked.base.sourceHash).toBe('s0')
    const told = after({
      from: locked,
      actions: [{ type: 'source-changed', view: view(), notice }],
    })
    expect(told.base).toEqual({ text: 'Old', hash: 'h0', sourceHash: 's1' })
    expect(getText(told)).toBe('Helo')
  })

  test('may be left out', () => {
    const state = after({ actions: [{ type: 'kept-found', kept }, { type: 'kept-discarded' }] })
    expect(getText(state)).toBe('Welcome')
    expect(expectedHash(state)).toBe('h1')
  })
})
