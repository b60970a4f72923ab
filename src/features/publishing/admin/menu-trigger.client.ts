/**
 * Gives the focus to what has opened a menu of Payload, to be called as one of its entries is chosen:
 * the entry is hidden with the menu, and a dialog that follows could not give the focus back to it.
 * @param menu selector of what the menu belongs to
 */
export function focusMenuTrigger(menu: string): void {
  // Where forms lie on each other, the one on top is the last.
  const triggers = [...document.querySelectorAll<HTMLElement>(`${menu} .popup-button`)]
  triggers.at(-1)?.focus()
}
