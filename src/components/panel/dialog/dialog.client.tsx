'use client'

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

/** A modal dialog of the browser: it keeps the focus, and gives it back when it closes. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
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

  return (
    <dialog
      aria-labelledby={id}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      ref={dialog}
    >
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
