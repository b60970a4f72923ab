/**
 * A ref for a part that goes away once what it was for is done: where it has the focus then, the element
 * of this id gets it. To be made outside of components, since React takes a new ref for another part.
 */
export function passFocusTo(id: string) {
  return (part: HTMLElement | null) => () => {
    if (part?.contains(document.activeElement)) document.getElementById(id)?.focus()
  }
}
