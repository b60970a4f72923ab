import type { ReactNode } from 'react'
import { LiveNotice } from './live-notice'
import styles from './sent-notice.module.css'

/** The heading takes focus when it replaces the form. */
export const sentId = 'form-sent'

type Props = { texts: { sent: string; sentText: string }; children?: ReactNode }

/** Shown in place of a form once it has been sent. */
export function SentNotice({ texts, children }: Props) {
  return (
    <LiveNotice tone="success">
      <h3 className={styles.title} id={sentId} tabIndex={-1}>
        {texts.sent}
      </h3>
      <p>{texts.sentText}</p>
      {children}
    </LiveNotice>
  )
}
