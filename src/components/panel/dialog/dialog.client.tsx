'use client'

import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import styles from './dialog.module.css'

/** Those on the page, the one on top last. */
const shownDialogs: HTMLDialogElement[] = []

/** Last focused element of each dialog. */
const focusedIn = new WeakMap<HTMLDialogElement, HTMLElement>()

function noteFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  const dialog = target.closest('dialog')
  if (dialog) focusedIn.set(dialog, target)
}

/**
 * A modal dialog of the browser: it keeps the focus, and gives it back when it closes.
 * @param options `onClose` is null while nothing may close it; `focuses` says what has the focus
 * first: the title is for dialogs that open by themselves, under keys meant for something else
 */
export function Dialog({
  title,
  onClose,
  focuses = 'control',
  children,
}: {
  title: string
  onClose: (() => void) | null
  focuses?: 'control' | 'title'
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // Closed while it is still on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.addEventListener('focusin', noteFocus)
    shown.showModal()
    // Only a title that is told to be focused can be.
    heading.current?.focus()
    shownDialogs.push(shown)
    return () => {
      shown.removeEventListener('focusin', noteFocus)
      shownDialogs.splice(shownDialogs.indexOf(shown), 1)
      shown.close()
    }
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    // React passes on what a dialog in this one, or a field for files, was told.
    if (event.target === event.currentTarget) onClose?.()
  }

  // Chromium closes it at a second Escape, whatever became of the first, and those below it as well.
  function showAgain() {
    const shown = dialog.current
    if (!shown || shown.open) return
    // What was above it stays above it. Showing them moves the focus, which is noted down before.
    const again = shownDialogs.slice(shownDialogs.indexOf(shown))
    const focused = again.map((one) => focusedIn.get(one))
    again.forEach((one, index) => {
      one.close()
      one.showModal()
      focused[index]?.focus()
    })
  }

  return (
    <dialog
      aria-labelledby={id}
      className={styles.dialog}
      onCancel={cancel}
      onClose={showAgain}
      ref={dialog}
    >
      <h2
        className={styles.title}
        id={id}
        ref={heading}
        tabIndex={focuses === 'title' ? -1 : undefined}
      >
        {title}
      </h2>
      {children}
    </dialog>
  )
}
