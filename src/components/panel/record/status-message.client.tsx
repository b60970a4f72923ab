'use client'

import styles from './status-message.module.css'
import type { Status } from './use-sending.client'

/** The outcome of the last action; announced to screen readers as it appears. */
export function StatusMessage({ status }: { status: Status | null }) {
  return (
    <div aria-live="polite" className={styles.status} role="status">
      {status && <p data-bad={status.isBad || undefined}>{status.text}</p>}
    </div>
  )
}
