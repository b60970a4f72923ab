import type { ReactNode } from 'react'
import { LiveNotice } from '@/components/ui/form/live-notice'
import type { ContactTexts } from './contact-texts'
import styles from './contact-sent.module.css'

/** The heading takes focus when it replaces the form. */
export const sentId = 'contact-sent'

type Props = { texts: ContactTexts; children?: ReactNode }

/** Shown in place of the form once the message is on its way. */
export function ContactSent({ texts, children }: Props) {
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
