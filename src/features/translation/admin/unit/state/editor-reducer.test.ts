import { describe, expect, test } from 'vitest'
import {
  after,
  neighbours,
  notice,
  typed,
  view,
} from '../../../../../../tests/helpers/text-in-editor'
import { editorReducer } from './editor-reducer'
import {
  currentCheck,
  expectedHash,
  initialState,
  isUnsaved,
  mayDismiss,
  openComments,
  readOnlyReason,
  getText,
} from './editor-state'

describe('another change of the text', () => {
  test('is shown where nothing was typed', () => {
    const copied = view({ text: 'Bun venit', hash: 'h2', state: 'draft' })
    const state = after({ actions: [{ type: 'updated', view: copied, notice }] })
    expect(getText(state)).toBe('Bun venit')
    expect(isUnsaved(state)).toBe(false)
  })

  test('does not touch what was typed, nor what the save expects', () => {
    const other = view({ text: 'Hi', hash: 'h2', isLocked: true })
    const state = after({ actions: [typed('Hello'), { type: 'updated', view: other, notice }] })
    expect(getText(state)).toBe('Hello')
    expect(expectedHash(state)).toBe('h1')
    expect(state.view.isLocked).toBe(true)
  })

  test('fills an empty text, and what was typed into it is one step back', () => {
    const empty = initialState({ view: view({ text: null, hash: 'missing' }), neighbours })
    const copied = view({ text: 'Bun venit', hash: 'h2', state: 'draft' })
    const state = after({
      from: empty,
      actions: [typed('We'), { type: 'updated', view: copied, notice, isPrefilled: true }],
    })
    expect(getText(state)).toBe('Bun venit')
    expect(getText(editorReducer(state, { type: 'undone' }))).toBe('We')
  })

  test.each(['updated', 'source-changed'] as const)(
    'does not put a text of a colleague in the place of what was typed into an empty one: %s',
    (type) => {
      const empty = initialState({ view: view({ text: null, hash: 'missing' }), neighbours })
      const theirs = view({ text: 'Theirs', hash: 'h2', sourceHash: 's2' })
      const state = after({ from: empty, actions: [typed('Mine'), { type, view: theirs, notice }] })
      expect(getText(state)).toBe('Mine')
      expect(expectedHash(state)).toBe('missing')
      expect(state.base.sourceHash).toBe(type === 'source-changed' ? 's2' : empty.base.sourceHash)
    },
  )
})

test('a text that has been sent and is being left changes no more', () => {
  const sent = after({ actions: [typed('Sent'), { type: 'started', work: 'leaving' }] })
  const edited = { text: 'Later', caret: { start: 5, end: 5 } }
  expect(getText(editorReducer(sent, { type: 'replaced', edited }))).toBe('Sent')
  expect(getText(editorReducer(sent, { type: 'undone' }))).toBe('Sent')
})

describe('opening another text', () => {
  test('starts again', () => {
    const next = view({ unit: 'message:site.next', text: 'Next', hash: 'n1' })
    const state = after({
      actions: [typed('x'), { type: 'opened', view: next, neighbours, kept: null, said: notice }],
    })
    expect(getText(state)).toBe('Next')
    expect(isUnsaved(state)).toBe(false)
    expect(getText(editorReducer(state, { type: 'undone' }))).toBe('Next')
    expect(state.focusStamp).toBe(1)
  })
})

describe('what others wrote', () => {
  const comments = [
    { id: 1, at: '', by: 'Ana', text: 'De ce?', isResolved: false, resolvedBy: null, isOwn: false },
    { id: 2, at: '', by: 'Ion', text: 'Gata', isResolved: true, resolvedBy: 'Ana', isOwn: true },
  ]

  test('counts while it is open', () => {
    const place = { unit: view().unit, locale: view().locale }
    expect(openComments(after({ actions: [{ type: 'comments-read', place, comments }] }))).toBe(1)
  })

  test('is ignored when it is about a text left already', () => {
    const place = { unit: view().unit, locale: 'ru' } as const
    expect(after({ actions: [{ type: 'comments-read', place, comments }] }).comments).toBeNull()
  })
})

describe('panels', () => {
  test('stay as they were when the next text is opened', () => {
    const next = view({ unit: 'message:site.next' })
    const state = after({
      actions: [
        { type: 'folded', panel: 'history', isOpen: true },
        { type: 'opened', view: next, neighbours, kept: null, said: notice },
      ],
    })
    expect(state.panels).toMatchObject({ history: true, comments: false })
    expect(state.changes).toBeNull()
  })
})

describe('who may write', () => {
  test('depends on the rights and the lock', () => {
    const rights = view().rights
    const states = [
      view({ rights: { ...rights, mayWrite: false } }),
      view({ isLocked: true }),
      view({ isLocked: true, rights: { ...rights, mayLock: true } }),
    ].map((unit) => readOnlyReason(initialState({ view: unit, neighbours })))
    expect(states).toEqual(['rights', 'locked', 'locked'])
  })
})

describe('who may dismiss a finding', () => {
  const { rights } = view()
  const may = (changes: Partial<ReturnType<typeof view>>) => {
    const state = initialState({ view: view(changes), neighbours })
    return (['error', 'warning', 'info'] as const).filter((level) => mayDismiss({ state, level }))
  }

  test('depends on its level: an error takes the right to approve', () => {
    expect(may({})).toEqual(['warning', 'info'])
    expect(may({ rights: { ...rights, mayApprove: true } })).toEqual(['error', 'warning', 'info'])
  })

  test('is nobody where the text can only be read', () => {
    expect(may({ rights: { ...rights, mayApprove: true }, isLocked: true })).toEqual([])
  })
})

describe('checks while typing', () => {
  test('are behind until they name the text as it stands', () => {
    const checked = { text: 'Hel', findings: [], missingTail: 'ziua' }
    const behind = after({ actions: [typed('Hell'), { type: 'checked', checked }] })
    expect(currentCheck(behind).isCurrent).toBe(false)
    expect(currentCheck(editorReducer(behind, typed('Hel')))).toEqual({ checked, isCurrent: true })
  })

  test('name it in composed letters', () => {
    const checked = { text: 'Ziuă', findings: [], missingTail: null }
    const state = after({ actions: [typed('Ziua\u0306'), { type: 'checked', checked }] })
    expect(currentCheck(state)).toEqual({ checked, isCurrent: true })
  })

  test('find nothing in a text that was emptied', () => {
    const checked = { text: 'Hel', findings: [], missingTail: 'ziua' }
    const state = after({ actions: [typed('Hel'), { type: 'checked', checked }, typed('')] })
    expect(currentCheck(state)).toEqual({
      checked: { text: '', findings: [], missingTail: null },
      isCurrent: true,
    })
  })
})
