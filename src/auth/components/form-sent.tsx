import type { ReactNode } from 'react'
import { LiveNotice } from '@/components/ui/form/live-notice'
import styles from './form-sent.module.css'

/** The heading that takes focus when it replaces a form. */
export const sentId = 'form-sent'

type Props = { texts: { sent: string; sentText: string }; children?: ReactNode }

/** Shown in place of a form once what was written is on its way. */
export function FormSent({ texts, children }: Props) {
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
