import { describe, expect, test } from 'vitest'
import { historyShortcut, toShortcut } from './shortcuts'

const none = {
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
}

describe('shortcuts of the editor', () => {
  test('save, move on and approve', () => {
    expect(toShortcut({ ...none, ctrlKey: true, key: 's', code: 'KeyS' })).toEqual({ name: 'save' })
    expect(toShortcut({ ...none, metaKey: true, key: 'Enter' })).toEqual({ name: 'save-and-next' })
    expect(toShortcut({ ...none, ctrlKey: true, shiftKey: true, key: 'Enter' })).toEqual({
      name: 'approve-and-next',
    })
  })

  test('work on a Russian keyboard', () => {
    expect(toShortcut({ ...none, ctrlKey: true, key: 'ы', code: 'KeyS' })).toEqual({ name: 'save' })
    expect(historyShortcut({ ...none, ctrlKey: true, key: 'я', code: 'KeyZ' })).toBe('undo')
  })

  test('follow the letter, not the place, of a German keyboard', () => {
    expect(historyShortcut({ ...none, ctrlKey: true, key: 'z', code: 'KeyY' })).toBe('undo')
    expect(historyShortcut({ ...none, ctrlKey: true, key: 'y', code: 'KeyZ' })).toBe('redo')
    expect(historyShortcut({ ...none, metaKey: true, shiftKey: true, key: 'Z' })).toBe('redo')
  })

  test('insert pieces by their number, whatever Alt writes', () => {
    expect(toShortcut({ ...none, altKey: true, key: '¡', code: 'Digit1' })).toEqual({
      name: 'insert',
      index: 0,
    })
    expect(toShortcut({ ...none, altKey: true, key: '0', code: 'Digit0' })).toBeNull()
  })

  test('leave AltGr and plain letters alone', () => {
    expect(
      toShortcut({ ...none, ctrlKey: true, altKey: true, key: '1', code: 'Digit1' }),
    ).toBeNull()
    expect(toShortcut({ ...none, key: 's', code: 'KeyS' })).toBeNull()
    expect(historyShortcut({ ...none, key: 'z', code: 'KeyZ' })).toBeNull()
  })

  test('go to the neighbours and close panels', () => {
    expect(toShortcut({ ...none, altKey: true, key: 'ArrowLeft' })).toEqual({ name: 'previous' })
    expect(toShortcut({ ...none, altKey: true, key: 'ArrowRight' })).toEqual({ name: 'next' })
    expect(toShortcut({ ...none, key: 'Escape' })).toEqual({ name: 'close' })
  })
})
