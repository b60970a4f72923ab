export type Shortcut =
  | { name: 'save' | 'save-and-next' | 'approve-and-next' | 'previous' | 'next' | 'close' }
  | { name: 'insert'; index: number }

type Keys = {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Shortcut of a key stroke anywhere in the editor; Command counts as Ctrl. */
export function toShortcut(event: Keys): Shortcut | null {
  const isControl = event.ctrlKey || event.metaKey
  // AltGr, which writes letters on many keyboards, is reported as Ctrl and Alt together.
  if (isControl && event.altKey) return null
  if (isControl) return controlShortcut(event)
  if (event.altKey && !event.shiftKey) return altShortcut(event)
  return event.key === 'Escape' && !event.shiftKey ? { name: 'close' } : null
}

function controlShortcut(event: Keys): Shortcut | null {
  if (event.key === 'Enter') return { name: event.shiftKey ? 'approve-and-next' : 'save-and-next' }
  return isLetter({ event, letter: 's' }) && !event.shiftKey ? { name: 'save' } : null
}

function altShortcut(event: Keys): Shortcut | null {
  if (event.key === 'ArrowLeft') return { name: 'previous' }
  if (event.key === 'ArrowRight') return { name: 'next' }
  // Alt changes what the key writes on a Mac; its place stays the same.
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1]
  return digit ? { name: 'insert', index: Number(digit) - 1 } : null
}

/** Taking back and doing again, in the text itself. */
export function historyShortcut(event: Keys): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  if (isLetter({ event, letter: 'z' })) return event.shiftKey ? 'redo' : 'undo'
  return isLetter({ event, letter: 'y' }) && !event.shiftKey ? 'redo' : null
}

/** By what the key writes; by its place where that is no Latin letter, as on Russian keyboards. */
function isLetter({ event, letter }: { event: Keys; letter: string }): boolean {
  if (/^[a-z]$/iu.test(event.key)) return event.key.toLowerCase() === letter
  return event.code === `Key${letter.toUpperCase()}`
}
