import type { ReactNode } from 'react'
import { LiveNotice } from '@/components/ui/form/live-notice'
import type { ApplicationTexts } from './application-texts'
import styles from './application-sent.module.css'

/** The heading takes focus when it replaces the form. */
export const sentId = 'application-sent'

type Props = { texts: ApplicationTexts; children?: ReactNode }

/** Shown in place of the form once the application is on its way. */
export function ApplicationSent({ texts, children }: Props) {
  return (
    <LiveNotice tone="success">
      <h3 className={styles.title} id={sentId} tabIndex={-1}>
        {texts.sent}
      </h3>
      <p>{texts.sentText}</p>
      <p>
        <a href={texts.accountPath}>{texts.toOwn}</a>
      </p>
      {children}
    </LiveNotice>
  )
}
