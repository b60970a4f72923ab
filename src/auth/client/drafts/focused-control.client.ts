type Selection = Parameters<HTMLTextAreaElement['setSelectionRange']>

/** The control that has the focus, by its id, and where in its text the reader is. */
export type FocusedControl = {
  id: string
  /** Null of a control without text, or without places in it. */
  selection: Selection | null
  scrollTop: number
}

function isTextControl(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function readSelection(control: Element): Selection | null {
  if (!isTextControl(control)) return null
  const { selectionStart, selectionEnd, selectionDirection } = control
  if (selectionStart === null) return null
  return [selectionStart, selectionEnd, selectionDirection ?? 'none']
}

/** The focused control in this part of the page; null unless it has an id. */
export function readFocus(part: Element | null): FocusedControl | null {
  const { activeElement } = document
  if (!activeElement?.id || !part?.contains(activeElement)) return null
  const { id, scrollTop } = activeElement
  return { id, selection: readSelection(activeElement), scrollTop }
}

/** Gives the focus to the control that now has that id, in the same place of its text. */
export function giveFocus({ id, selection, scrollTop }: FocusedControl): void {
  const control = document.getElementById(id)
  control?.focus({ preventScroll: true })
  if (!selection || !isTextControl(control)) return
  control.setSelectionRange(...selection)
  control.scrollTop = scrollTop
}
