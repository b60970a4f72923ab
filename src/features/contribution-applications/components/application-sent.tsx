import type { ReactNode } from 'react'
import { SentNotice } from '@/components/ui/form/sent-notice'
import type { ApplicationTexts } from './application-texts'

/** Shown in place of the form once the application is on its way. */
export function ApplicationSent({
  texts,
  children,
}: {
  texts: ApplicationTexts
  children?: ReactNode
}) {
  return (
    <SentNotice texts={texts}>
      <p>
        <a href={texts.accountPath}>{texts.toOwn}</a>
      </p>
      {children}
    </SentNotice>
  )
}
