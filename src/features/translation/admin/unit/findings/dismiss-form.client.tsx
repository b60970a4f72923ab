'use client'

import { useEffect, useId, useRef, type SyntheticEvent } from 'react'
import { DeskButton } from '../../desk-button.client'
import type { Finding } from '../../../types'
import { panelTexts } from '../../texts/unit-panels'
import { useEditorContext } from '../state/editor-context.client'
import { findingsHeading } from './findings-heading.client'
import styles from '@/components/panel/small-form.module.css'

/** Asks why a finding is dismissed; everyone who opens the text later sees the reason. */
export function DismissForm({
  finding,
  reason,
  onReason,
}: {
  finding: Finding
  reason: string
  /** Called with null when the form is to close. */
  onReason: (reason: string | null) => void
}) {
  const { t, isBusy, dismiss } = useEditorContext()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    // The button that it was opened by has gone, and has passed on the focus; a form that comes back
    // takes none.
    const { activeElement: focused, body } = document
    if (focused === body || focused?.id === findingsHeading) field.current?.focus()
  }, [])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (reason.trim() === '') {
      field.current?.focus()
      return
    }
    const { check, fingerprint } = finding
    if (await dismiss({ check, fingerprint, reason: reason.trim() })) onReason(null)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{t(panelTexts.dismissReason)}</label>
      <input
        className={styles.field}
        id={id}
        maxLength={300}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onReason(null)
        }}
        onChange={(event) => onReason(event.target.value)}
        ref={field}
        required
        type="text"
        value={reason}
      />
      <div className={styles.buttons}>
        <DeskButton buttonStyle="secondary" isIdle={isBusy} type="submit">
          {t(panelTexts.dismissNow)}
        </DeskButton>
        <DeskButton buttonStyle="subtle" onClick={() => onReason(null)}>
          {t(panelTexts.cancel)}
        </DeskButton>
      </div>
    </form>
  )
}
