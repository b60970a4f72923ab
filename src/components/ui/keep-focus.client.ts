/**
 * Remembers what has focus. The function it returns is for when that may be gone: the closest part
 * around it that is still there then has the focus, where the next key goes on.
 */
export function keepFocus(): () => void {
  const around: HTMLElement[] = []
  for (let part = document.activeElement; part !== null; part = part.parentElement) {
    if (part instanceof HTMLElement && part !== document.body) around.push(part)
  }
  return () => {
    if (document.activeElement !== document.body) return
    const left = around.find((part) => part.isConnected && part !== document.documentElement)
    if (!left) return
    left.tabIndex = -1
    left.focus({ preventScroll: true })
  }
}
