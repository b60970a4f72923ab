import { describe, expect, test } from 'vitest'
import { redo, replaceText, startHistory, typeText, undo, type TextHistory } from './text-history'

function caretAt(position: number) {
  return { start: position, end: position }
}

function typed({ text, every = 100 }: { text: string; every?: number }): TextHistory {
  let history = startHistory('')
  for (let length = 1; length <= text.length; length += 1) {
    history = typeText({
      history,
      text: text.slice(0, length),
      caret: caretAt(length),
      at: 10_000 + length * every,
    })
  }
  return history
}

describe('history of a text', () => {
  test('takes a run of typing back at once', () => {
    const history = undo(typed({ text: 'bună ziua' }))
    expect(history.present.text).toBe('')
    expect(redo(history).present.text).toBe('bună ziua')
  })

  test('starts a new step after a pause', () => {
    const first = typed({ text: 'bună' })
    const history = typeText({
      history: first,
      text: 'bună!',
      caret: caretAt(5),
      at: first.present.at + 5000,
    })
    expect(undo(history).present.text).toBe('bună')
  })

  test('keeps deleting apart from typing', () => {
    const first = typed({ text: 'bună' })
    const history = typeText({
      history: first,
      text: 'bun',
      caret: caretAt(3),
      at: first.present.at + 50,
    })
    expect(undo(history).present.text).toBe('bună')
  })

  test('makes every insertion by a button a step of its own', () => {
    let history = typed({ text: 'a' })
    history = replaceText({ history, text: 'a{name}', caret: caretAt(7) })
    history = replaceText({ history, text: 'a{name}{name}', caret: caretAt(13) })
    expect(undo(history).present.text).toBe('a{name}')
    expect(undo(undo(history)).present.text).toBe('a')
  })

  test('restores the caret with the text', () => {
    const history = replaceText({
      history: typed({ text: 'abc' }),
      text: 'abc<b></b>',
      caret: caretAt(6),
    })
    expect(undo(history).present.caret).toEqual(caretAt(3))
    expect(redo(undo(history)).present.caret).toEqual(caretAt(6))
  })

  test('does not go on with a step that was taken back to', () => {
    const back = undo(replaceText({ history: typed({ text: 'ab' }), text: '', caret: caretAt(0) }))
    const history = typeText({ history: back, text: 'abc', caret: caretAt(3), at: 10_300 })
    expect(undo(history).present.text).toBe('ab')
  })

  test('forgets what was taken back once something else is typed', () => {
    const history = typeText({
      history: undo(typed({ text: 'unu' })),
      text: 'd',
      caret: caretAt(1),
      at: 60_000,
    })
    expect(redo(history)).toBe(history)
  })

  test('keeps at least a hundred steps', () => {
    let history = startHistory('0')
    for (let step = 1; step <= 200; step += 1) {
      history = replaceText({ history, text: `${step}`, caret: caretAt(0) })
    }
    for (let step = 0; step < 150; step += 1) history = undo(history)
    expect(history.present.text).toBe('50')
  })

  test('takes a long run back in portions', () => {
    const history = undo(typed({ text: 'x'.repeat(100) }))
    expect(history.present.text).toHaveLength(60)
  })
})
