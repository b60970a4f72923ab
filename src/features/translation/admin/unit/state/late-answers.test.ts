import { describe, expect, test } from 'vitest'
import {
  after,
  neighbours,
  notice,
  typed,
  view,
} from '../../../../../../tests/helpers/text-in-editor'
import { editorReducer, type EditorAction } from './editor-reducer'

const { unit, locale } = view()
const place = { unit, locale }
const conflict = { text: 'Hi there', hash: 'h2', by: 'Ana', at: '2026-03-03T12:00:00Z' }
const answers: EditorAction[] = [
  { type: 'saved', view: view({ text: 'Hello', hash: 'h2' }), sent: 'Hello', notice },
  { type: 'updated', view: view({ text: 'Hello', hash: 'h2' }), notice },
  { type: 'source-changed', view: view({ sourceHash: 's2' }), notice },
  { type: 'refused', place, findings: [], sent: 'Hello', notice },
  { type: 'conflicted', place, conflict, sent: 'Hello', notice },
  { type: 'failed', place, notice },
  { type: 'ended', place, notice },
]

describe('an answer about a text that was left meanwhile', () => {
  test.each([{ unit: 'message:site.next' }, { locale: 'ru' } as const])(
    'touches nothing of the one that is open: %j',
    (other) => {
      const next = view({ ...other, text: 'Next', hash: 'n1' })
      const state = after({
        actions: [
          typed('Hello'),
          { type: 'opened', view: next, neighbours, kept: null, said: notice },
          typed('Next one'),
          { type: 'started', work: 'saving' },
        ],
      })
      for (const answer of answers) expect(editorReducer(state, answer), answer.type).toBe(state)
    },
  )
})

describe('work that is under way', () => {
  test('goes on when something is to be told meanwhile', () => {
    const state = after({
      actions: [typed('Hello'), { type: 'started', work: 'saving' }, { type: 'told', notice }],
    })
    expect(state.work).toBe('saving')
    expect(state.notice).toEqual(notice)
  })

  test('ends with its own answer, whichever that is', () => {
    const state = after({ actions: [typed('Hello'), { type: 'started', work: 'saving' }] })
    for (const answer of answers) {
      expect(editorReducer(state, answer).work, answer.type).toBeNull()
    }
  })
})
