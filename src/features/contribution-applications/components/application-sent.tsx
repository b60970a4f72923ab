import type { ReactNode } from 'react'
import { FormSent } from '@/auth/components/form-sent'
import type { ApplicationTexts } from './application-texts'

type Props = { texts: ApplicationTexts; children?: ReactNode }

/** Shown in place of the form once the application is on its way. */
export function ApplicationSent({ texts, children }: Props) {
  return (
    <FormSent texts={texts}>
      <p>
        <a href={texts.accountPath}>{texts.toOwn}</a>
      </p>
      {children}
    </FormSent>
  )
}
