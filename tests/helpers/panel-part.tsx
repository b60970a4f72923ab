import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'

let root: Root | null = null

/** Shows a part of the panel, or shows it anew, in a document of jsdom, which knows no dialogs. */
export function showPart(part: ReactNode): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  root ??= createRoot(document.body.appendChild(document.createElement('main')))
  const shown = root
  act(() => shown.render(part))
}

/** To be called after each test. */
export function endPart(): void {
  act(() => root?.unmount())
  root = null
  document.body.replaceChildren()
  vi.unstubAllGlobals()
}

/** @throws Error when there is none */
export function findButton(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  if (!found) throw new Error(`There is no button “${name}” in ${document.body.innerHTML}`)
  return found
}

/** Clicks, and lets everything come that is answered at once. */
export async function press(name: string): Promise<void> {
  await act(async () => {
    findButton(name).click()
    await new Promise((resolve) => setTimeout(resolve))
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
