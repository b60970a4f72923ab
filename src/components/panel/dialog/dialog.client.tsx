'use client'

import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import styles from './dialog.module.css'

/**
 * A modal dialog of the browser: it keeps the focus, and gives it back when it closes.
 * @param options `onClose` is null while nothing may close it
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: (() => void) | null
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Closed while it is still on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    // React passes on what a dialog in this one, or a field for files, was told.
    if (event.target === event.currentTarget) onClose?.()
  }

  // Chromium closes it at a second Escape, whatever became of the first.
  function showAgain() {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
  }

  return (
    <dialog
      aria-labelledby={id}
      className={styles.dialog}
      onCancel={cancel}
      onClose={showAgain}
      ref={dialog}
    >
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
