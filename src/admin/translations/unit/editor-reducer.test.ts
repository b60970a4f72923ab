import { describe, expect, test } from 'vitest'
import type { UnitView } from '@/translation/desk/views'
import { editorReducer, type EditorAction } from './editor-reducer'
import {
  currentCheck,
  expectedHash,
  initialState,
  isUnsaved,
  openComments,
  readOnlyReason,
  textOf,
  type EditorState,
} from './editor-state'

const neighbours = { previous: null, next: 'message:site.next', position: 1, total: 2 }
const notice = { level: 'success', text: 'Salvat' } as const

function view(changes: Partial<UnitView> = {}): UnitView {
  return {
    unit: 'message:site.title',
    kind: 'message',
    container: 'messages',
    document: 'site',
    documentTitle: 'Site',
    fieldTitle: 'Titlu',
    format: 'text',
    source: 'Bun venit',
    text: 'Welcome',
    state: 'needs-review',
    isOutdated: false,
    isLocked: false,
    errors: 0,
    warnings: 0,
    checks: [],
    changedAt: null,
    changedBy: null,
    locale: 'en',
    sourceLocale: 'ro',
    texts: { ro: 'Bun venit', en: 'Welcome', ru: null },
    hash: 'h1',
    sourceHash: 's1',
    confirmedSource: null,
    origin: 'desk',
    maxLength: null,
    isRequired: true,
    arguments: [],
    description: null,
    findings: [],
    dismissed: [],
    missingTail: null,
    pagePath: null,
    href: '/admin',
    rights: { mayWrite: true, mayApprove: false, mayLock: false, mayOverride: false },
    ...changes,
  }
}

function after({
  actions,
  from = initialState({ view: view(), neighbours }),
}: {
  actions: EditorAction[]
  from?: EditorState
}): EditorState {
  return actions.reduce(editorReducer, from)
}

function typed(text: string): EditorAction {
  return { type: 'typed', text, caret: { start: text.length, end: text.length }, at: 1 }
}

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
    expect(textOf(editorReducer(state, { type: 'undone' }))).toBe('Welcome')
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
    expect(textOf(state)).toBe('Hello!')
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
    expect(textOf(state)).toBe('Hello')
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
        { type: 'told', notice: failure },
      ],
    })
    expect(textOf(state)).toBe('Hello')
    expect(state.work).toBeNull()
    expect(state.notice).toEqual(failure)
  })

  test('that is refused shows why', () => {
    const findings = [{ check: 'cut-off', level: 'error', args: {}, fingerprint: 'f' } as const]
    const state = after({
      actions: [typed('Hel'), { type: 'refused', findings, sent: 'Hel', notice }],
    })
    expect(currentCheck(state)).toMatchObject({ checked: { findings }, isCurrent: true })
  })
})

describe('a conflict', () => {
  const conflicted = after({
    actions: [typed('Hello'), { type: 'conflicted', conflict: theirs, sent: 'Hello', notice }],
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
    expect(textOf(state)).toBe('Hello')
    expect(expectedHash(state)).toBe('h2')
  })

  test('ends with theirs, and mine is one step back', () => {
    const state = editorReducer(conflicted, { type: 'decided', choice: 'theirs' })
    expect(textOf(state)).toBe('Hi there')
    expect(isUnsaved(state)).toBe(false)
    expect(state.conflict).toBeNull()
    const back = editorReducer(state, { type: 'undone' })
    expect(textOf(back)).toBe('Hello')
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
    expect(textOf(state)).toBe('Helo')
    expect(expectedHash(state)).toBe('h0')
    expect(state.kept).toBeNull()
  })

  test('may be left out', () => {
    const state = after({ actions: [{ type: 'kept-found', kept }, { type: 'kept-discarded' }] })
    expect(textOf(state)).toBe('Welcome')
    expect(expectedHash(state)).toBe('h1')
  })
})

describe('another change of the text', () => {
  test('is shown where nothing was typed', () => {
    const copied = view({ text: 'Bun venit', hash: 'h2', state: 'draft' })
    const state = after({ actions: [{ type: 'updated', view: copied, notice }] })
    expect(textOf(state)).toBe('Bun venit')
    expect(isUnsaved(state)).toBe(false)
  })

  test('does not touch what was typed, nor what the save expects', () => {
    const other = view({ text: 'Hi', hash: 'h2', isLocked: true })
    const state = after({ actions: [typed('Hello'), { type: 'updated', view: other, notice }] })
    expect(textOf(state)).toBe('Hello')
    expect(expectedHash(state)).toBe('h1')
    expect(state.view.isLocked).toBe(true)
  })

  test('fills an empty text, and what was typed into it is one step back', () => {
    const empty = initialState({ view: view({ text: null, hash: 'missing' }), neighbours })
    const copied = view({ text: 'Bun venit', hash: 'h2', state: 'draft' })
    const state = after({
      from: empty,
      actions: [typed('We'), { type: 'updated', view: copied, notice }],
    })
    expect(textOf(state)).toBe('Bun venit')
    expect(textOf(editorReducer(state, { type: 'undone' }))).toBe('We')
  })
})

describe('opening another text', () => {
  test('starts anew', () => {
    const next = view({ unit: 'message:site.next', text: 'Next', hash: 'n1' })
    const state = after({
      actions: [typed('x'), { type: 'opened', view: next, neighbours, kept: null, said: notice }],
    })
    expect(textOf(state)).toBe('Next')
    expect(isUnsaved(state)).toBe(false)
    expect(textOf(editorReducer(state, { type: 'undone' }))).toBe('Next')
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
    expect(states).toEqual(['rights', 'locked', null])
  })
})

describe('checks while typing', () => {
  test('are behind until they name the text as it stands', () => {
    const checked = { text: 'Hel', findings: [], missingTail: 'ziua' }
    const behind = after({ actions: [typed('Hell'), { type: 'checked', checked }] })
    expect(currentCheck(behind).isCurrent).toBe(false)
    expect(currentCheck(editorReducer(behind, typed('Hel')))).toEqual({ checked, isCurrent: true })
  })
})
