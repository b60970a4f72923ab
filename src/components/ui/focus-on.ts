/** The `ref` of what takes focus as it appears, because what had it is gone. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
