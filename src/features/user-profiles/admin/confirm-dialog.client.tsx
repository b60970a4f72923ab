'use client'

import { useState, type ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import styles from './member-actions.module.css'
import { actionTexts } from './texts'

/** Asks before something is done; what went wrong is said in the dialog, which stays open. */
export function ConfirmDialog({
  title,
  confirm,
  isGrave,
  language,
  send,
  onClose,
  children,
}: {
  title: string
  confirm: string
  isGrave: boolean
  language: Locale
  /** Gives what went wrong, or null. */
  send: (form: FormData) => Promise<string | null>
  onClose: () => void
  children: ReactNode
}) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(form: FormData): Promise<void> {
    setBusy(true)
    setProblem(null)
    const said = await send(form)
    setProblem(said)
    setBusy(false)
  }

  return (
    <Dialog onClose={isBusy ? null : onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit(new FormData(event.currentTarget))
        }}
      >
        {children}
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <button
            aria-disabled={isBusy}
            className={styles.button}
            data-kind={isGrave ? 'delete' : 'restore'}
            type="submit"
          >
            {confirm}
          </button>
          <button
            aria-disabled={isBusy}
            className={styles.button}
            onClick={isBusy ? undefined : onClose}
            type="button"
          >
            {actionTexts.cancel[language]}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
