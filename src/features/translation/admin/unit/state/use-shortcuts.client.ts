import { useEffect, useEffectEvent } from 'react'
import { toShortcut, type Shortcut } from './shortcuts'

/** Listens for shortcuts anywhere on the page, except while a dialog is open. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]'))
      return
    const shortcut = toShortcut(event)
    if (!shortcut) return
    event.preventDefault()
    // Holding a key down must not save or move on repeatedly.
    if (!event.repeat) onShortcut(shortcut)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
