import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { settle } from './settle'

let root: Root | null = null

/**
 * Shows a part of the panel, or shows it anew, in a document of jsdom, which knows no dialogs, and
 * lets everything come that it asks for at once.
 */
export async function showPart(part: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  root ??= createRoot(document.body.appendChild(document.createElement('main')))
  const shown = root
  await act(async () => {
    shown.render(part)
    await settle()
  })
}

/** To be called after each test. */
export function endPart(): void {
  act(() => root?.unmount())
  root = null
  document.body.replaceChildren()
  vi.unstubAllGlobals()
}

/**
 * The button of that name; in a dialog, where one is open.
 * @throws Error when there is none
 */
export function findButton(name: string): HTMLButtonElement {
  const part = [...document.querySelectorAll('dialog')].at(-1) ?? document
  const found = [...part.querySelectorAll('button')].find((one) => one.textContent === name)
  if (!found) throw new Error(`There is no button “${name}” in ${document.body.innerHTML}`)
  return found
}

/** Clicks, and lets everything come that is answered at once. */
export async function press(name: string): Promise<void> {
  await act(async () => {
    findButton(name).click()
    await settle()
  })
}

/** Puts other words in a field, as somebody who types does. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  act(() => {
    // Not by its value, of which React would know already.
    field.setRangeText(words, 0, field.value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Whether the browser would ask before the page is left. */
export function isGuarded(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
